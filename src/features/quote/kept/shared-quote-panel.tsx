import { Button } from '@mantine/core'
import { quoteNumber } from '#features/quote/rules/quote-number.ts'
import { useText } from '#hooks/use-text.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { formatWhen } from '#text/format.ts'
import type { KeptQuote } from './kept-quote.ts'
import { quoteSummary, quoteTitle } from './quote-summary.ts'
import classes from './shared-quote-panel.module.css'

interface SharedQuotePanelProps {
  /** null: the link cannot be read. */
  readonly quote: KeptQuote | null
  readonly onOpen: (quote: KeptQuote) => void
  readonly onClose: () => void
}

/** Offers the quote of a link; the form keeps what was typed until the user opens it. */
export function SharedQuotePanel({ quote, onOpen, onClose }: SharedQuotePanelProps) {
  const t = useText()
  const now = useMinute()
  if (!quote) {
    return (
      <FormSection>
        <div className={classes.panel} role="alert">
          <span>{t('Liên kết này không có báo giá đọc được. Có thể nó bị cắt khi gửi.')}</span>
          <Button variant="default" onClick={onClose}>
            {t('Đóng')}
          </Button>
        </div>
      </FormSection>
    )
  }
  return (
    <FormSection title={t('Báo giá được chia sẻ với bạn')}>
      <div className={classes.panel}>
        <span>
          {quoteTitle(quote, t)}
          <span className={classes.more}>
            {quoteNumber(quote.at)} · {formatWhen(new Date(quote.at).toISOString(), now)} ·{' '}
            {quoteSummary(quote, t)}
          </span>
        </span>
        <span className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('Bỏ qua')}
          </Button>
          <Button onClick={() => onOpen(quote)}>{t('Mở với giá hôm nay')}</Button>
        </span>
      </div>
    </FormSection>
  )
}
