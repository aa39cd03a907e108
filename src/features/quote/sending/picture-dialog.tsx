import { Box, Image } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { saveFile } from '#browser/save-file.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { FormSkeleton } from '#kit/form-frame.tsx'
import { text } from '#text/text.ts'
import { type QuoteDocument, QuoteSheet } from './quote-paper.tsx'

/** Two device pixels for each CSS pixel on every screen: a phone enlarges what it receives. */
const scale = 2

/** Draws a sheet of the document as a PNG with its texts, borders and pictures; rejects if the browser creates no image. */
async function drawSheet(sheet: HTMLElement): Promise<Blob> {
  const { fontFamily } = getComputedStyle(sheet)
  // A font that does not load leaves its fallback, in the layout too.
  const fonts = [400, 600].map((weight) =>
    document.fonts.load(`${weight} 16px ${fontFamily}`, sheet.textContent),
  )
  await Promise.allSettled(fonts)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new RangeError('The canvas has no context')
  const { left, top, width, height } = sheet.getBoundingClientRect()
  canvas.lang = sheet.lang
  canvas.width = width * scale
  canvas.height = Math.ceil(height) * scale
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, canvas.height)
  context.translate(-left, -top)
  try {
    for (const element of sheet.querySelectorAll<HTMLElement>('*:not(svg *)')) drawBorders(context, element)
    const nodes = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) drawText(context, nodes.currentNode as CharacterData)
    for (const svg of sheet.querySelectorAll('svg')) {
      const image = document.createElement('img')
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
      // oxlint-disable-next-line no-await-in-loop -- the logo is the only one
      await image.decode()
      const box = svg.getBoundingClientRect()
      context.drawImage(image, box.left, box.top, box.width, box.height)
    }
    return await encode(canvas)
  } finally {
    // Frees its pixels at once.
    canvas.width = 0
  }
}

function drawBorders(context: CanvasRenderingContext2D, element: HTMLElement): void {
  const { left, top, bottom, width } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const [above, below] = [style.borderTopWidth, style.borderBottomWidth].map(Number.parseFloat)
  context.fillStyle = style.borderTopColor
  context.fillRect(left, top, width, above ?? 0)
  context.fillStyle = style.borderBottomColor
  context.fillRect(left, bottom - (below ?? 0), width, below ?? 0)
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Draws a text in the lines that the browser has broken it into. */
function drawText(context: CanvasRenderingContext2D, node: CharacterData): void {
  if (!node.parentElement) return
  const style = getComputedStyle(node.parentElement)
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.fillStyle = style.color
  const lines: { text: string; readonly left: number; readonly top: number; readonly bottom: number }[] = []
  const range = document.createRange()
  for (const { segment, index } of letters.segment(node.data)) {
    range.setStart(node, index)
    range.setEnd(node, index + segment.length)
    const { left, top, bottom } = range.getBoundingClientRect()
    const line = lines.at(-1)
    if (line && top < line.bottom - 1) line.text += segment
    else lines.push({ text: segment, left, top, bottom })
  }
  const { fontBoundingBoxAscent: ascent } = context.measureText(node.data)
  for (const { text: line, left, top } of lines) context.fillText(line.trimEnd(), left, top + ascent)
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
  const sheet = useRef<HTMLDivElement>(null)
  const { blob, url, hasFailed } = usePicture(sheet)
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
    <>
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
      {createPortal(
        <QuoteSheet
          ref={sheet}
          document={quote}
          aria-hidden
          pos="fixed"
          top={0}
          left={0}
          w={720}
          p={40}
          style={{ visibility: 'hidden' }}
        />,
        document.body,
      )}
    </>
  )
}

/** The picture of a sheet; the dialog is mounted for each one. */
function usePicture(sheet: RefObject<HTMLElement | null>) {
  const [picture, setPicture] = useState<{ blob?: Blob; url: string; hasFailed: boolean }>({
    url: '',
    hasFailed: false,
  })
  useEffect(() => {
    let isGone = false
    let url = ''
    if (!sheet.current) return undefined
    drawSheet(sheet.current).then(
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
  }, [sheet])
  return picture
}
