import { Text } from '@mantine/core'
import { quoteNumber } from '#features/quote/rules/quote-number.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { text } from '#text/text.ts'
import type { KeptQuote } from './kept-quote.ts'

interface SentMessageDialogProps {
  readonly quote: KeptQuote
  readonly onClose: () => void
}

/** The message of a quote as it was sent. */
export function SentMessageDialog({ quote, onClose }: SentMessageDialogProps) {
  const t = useText()
  return (
    <ActionModal
      title={t('Lời nhắn đã gửi của {number}', { number: quoteNumber(quote.at) })}
      close={text('Đóng')}
      isWide
      onClose={onClose}
    >
      <Text style={{ whiteSpace: 'pre-wrap' }}>{quote.message}</Text>
    </ActionModal>
  )
}
