import { Box, Image } from '@mantine/core'
import { useEffect, useState } from 'react'
import { saveFile } from '#browser/save-file.ts'
import type { QuoteDocument } from '#features/quote/sending/quote-document.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { FormSkeleton } from '#kit/form-frame.tsx'
import { text } from '#text/text.ts'
import { drawQuote } from './draw-quote.ts'

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
