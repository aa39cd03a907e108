import { Box, Image } from '@mantine/core'
import { useEffect, useState } from 'react'
import { saveFile } from '#browser/save-file.ts'
import type { QuoteDocument } from '#features/quote/sending/quote-paper.tsx'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { FormSkeleton } from '#kit/form-frame.tsx'
import { text } from '#text/text.ts'
import { layOutPicture, type PictureText, pictureMargin } from './picture-layout.ts'

// The system's Japanese fonts follow that of the app, which has no Japanese.
const families =
  '"Be Vietnam Pro", "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", "Noto Sans JP", system-ui, sans-serif'

/** Two device pixels for each CSS pixel on every screen: a phone enlarges what it receives. */
const scale = 2

/** Draws a quote as a PNG in the look of the app; rejects where the browser cannot. */
async function drawQuote(quote: QuoteDocument): Promise<Blob> {
  // A canvas draws with a fallback instead of waiting for its fonts; one that does not load leaves the fallback.
  const written = JSON.stringify(quote)
  await Promise.allSettled(
    [fontOf(16, false), fontOf(16, true)].map((font) => document.fonts.load(font, written)),
  )
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new RangeError('The canvas has no context')
  canvas.lang = quote.locale
  const { width, height, texts, rules } = layOutPicture(quote, (words, size, isBold) => {
    context.font = fontOf(size, isBold)
    return context.measureText(words).width
  })
  canvas.width = width * scale
  canvas.height = height * scale
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  drawLogo(context)
  for (const { y, thickness, color } of rules) {
    context.fillStyle = color
    context.fillRect(pictureMargin, y, width - 2 * pictureMargin, thickness)
  }
  for (const one of texts) drawText(context, one)
  try {
    return await encode(canvas)
  } finally {
    // Frees its pixels at once.
    canvas.width = 0
  }
}

const fontOf = (size: number, isBold: boolean) => `${isBold ? 600 : 400} ${size}px ${families}`

function drawText(context: CanvasRenderingContext2D, one: PictureText): void {
  context.font = fontOf(one.size, one.isBold)
  context.fillStyle = one.color
  context.textAlign = one.align
  context.fillText(one.text, one.x, one.y)
}

/** The logo, as `Logo` draws it. */
function drawLogo(context: CanvasRenderingContext2D): void {
  context.save()
  context.translate(pictureMargin, pictureMargin - 2)
  context.scale(40 / 32, 40 / 32)
  context.fillStyle = '#0b7285'
  context.beginPath()
  context.roundRect(0, 0, 32, 32, 7.5)
  context.fill()
  context.clip()
  context.fillStyle = '#fff'
  const posts = new Path2D(
    'M7 6h6.5a1.75 1.75 0 0 1 .5 3.43V25H6.5V9.43A1.75 1.75 0 0 1 7 6zM18.5 10.5H25a1.75 1.75 0 0 1 .5 3.43V25H18V13.93a1.75 1.75 0 0 1 .5-3.43z',
  )
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  context.fill(posts)
  const water = 'M5.33 24.5c2.67 0 2.67-2 5.34-2s2.66 2 5.33 2 2.67-2 5.33-2 2.67 2 5.34 2'
  const sea = new Path2D(`${water}v1.5H5.33z`)
  context.fillStyle = context.strokeStyle = '#0b7285'
  context.lineWidth = 4.2
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  context.fill(sea)
  context.stroke(sea)
  context.strokeStyle = '#a5d6de'
  context.lineWidth = 2.2
  context.lineCap = 'round'
  context.stroke(new Path2D(water))
  context.restore()
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new RangeError('The picture is too large'))),
      'image/png',
    )
  })
}

interface PictureDialogProps {
  readonly document: QuoteDocument
  /** Called after the picture was copied, saved or shared. */
  readonly onSent: () => void
  readonly onClose: () => void
}

/** The picture of a quote, to copy, save or share. */
export function PictureDialog({ document: quote, onSent, onClose }: PictureDialogProps) {
  const t = useText()
  const { blob, url, hasFailed } = usePicture(quote)
  const [status, setStatus] = useState('')
  const file = blob && new File([blob], `${quote.number}.png`, { type: 'image/png' })
  const copy = async () => {
    if (!blob) return
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
      setStatus(t('Đã chép ảnh, bạn dán vào khung chat nhé.'))
      onSent()
    } catch {
      setStatus(t('Trình duyệt không cho chép ảnh. Bạn lưu ảnh rồi gửi nhé.'))
    }
  }
  const save = () => {
    if (!file) return
    saveFile(file.name, file)
    setStatus(t('Đã lưu ảnh.'))
    onSent()
  }
  const share = async () => {
    if (!file) return
    try {
      await navigator.share({ files: [file] })
      onSent()
    } catch {
      // The user has closed the sheet of the system.
    }
  }
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] })
  const acts = [
    ...(canShare ? [{ label: text('Chia sẻ'), isMinor: true, onClick: () => void share() }] : []),
    { label: text('Lưu ảnh'), isMinor: true, isDisabled: !blob, onClick: save },
    { label: text('Chép ảnh'), isDisabled: !blob, onClick: () => void copy() },
  ]
  return (
    <ActionModal
      title={t('Ảnh báo giá')}
      close={text('Đóng')}
      acts={acts}
      isWide
      error={hasFailed ? t('Chưa vẽ được ảnh. Bạn gửi bằng lời nhắn hoặc bản in nhé.') : undefined}
      onClose={onClose}
    >
      {url === '' ? (
        !hasFailed && <FormSkeleton rows={4} />
      ) : (
        <Box mah="60dvh" bd="1px solid var(--ben-line)" bdrs="md" style={{ overflow: 'auto' }}>
          <Image src={url} alt={t('Báo giá {number}', { number: quote.number })} />
        </Box>
      )}
      <Box component="output" display="block" mih="1.5rem" mt="xs" c="var(--ben-good)">
        {status}
      </Box>
    </ActionModal>
  )
}

function usePicture(quote: QuoteDocument) {
  const [picture, setPicture] = useState<{ blob?: Blob; url: string; hasFailed: boolean }>({
    url: '',
    hasFailed: false,
  })
  useEffect(() => {
    let isGone = false
    let url = ''
    drawQuote(quote).then(
      (blob) => {
        if (isGone) return
        url = URL.createObjectURL(blob)
        setPicture({ blob, url, hasFailed: false })
      },
      () => !isGone && setPicture({ url: '', hasFailed: true }),
    )
    return () => {
      isGone = true
      URL.revokeObjectURL(url)
    }
  }, [quote])
  return picture
}
