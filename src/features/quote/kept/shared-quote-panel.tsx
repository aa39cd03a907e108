import { Button, Group, Text } from '@mantine/core'
import type { Rates } from '#features/quote/amount.ts'
import { quoteNumber } from '#features/quote/rules/quote-number.ts'
import { useText } from '#hooks/use-text.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { formatWhen } from '#text/format.ts'
import { linkTexts } from './bound-texts.ts'
import type { KeptQuote } from './kept-quote.ts'
import { quoteSummary, quoteTitle } from './quote-summary.ts'
import type { LinkProblem } from './share-link.ts'

interface SharedQuotePanelProps {
  /** The quote, or why the link is not opened. */
  readonly quote: KeptQuote | LinkProblem
  /** The rates by which prices of several currencies are compared. */
  readonly rates: Rates
  readonly onOpen: (quote: KeptQuote) => void
  readonly onClose: () => void
}

/** Shows the quote of a shared link with a button that loads it into the form; until then the form values are unchanged. */
export function SharedQuotePanel({ quote, rates, onOpen, onClose }: SharedQuotePanelProps) {
  const t = useText()
  const now = useMinute()
  if (typeof quote === 'string') {
    return (
      <FormSection>
        <Group justify="space-between" gap="sm" role="alert">
          <span>{t(linkTexts[quote])}</span>
          <Button variant="default" onClick={onClose}>
            {t('Đóng')}
          </Button>
        </Group>
      </FormSection>
    )
  }
  return (
    <FormSection title={t('Báo giá được chia sẻ với bạn')}>
      <Group justify="space-between" gap="sm">
        <div>
          <span>{quoteTitle(quote, t)}</span>
          <Text fz="xs" c="dimmed">
            {`${quoteNumber(quote.at)} · ${formatWhen(new Date(quote.at).toISOString(), now)} · ${quoteSummary(quote, rates, t)}`}
          </Text>
        </div>
        <Group gap="xs" ms="auto">
          <Button variant="default" onClick={onClose}>
            {t('Bỏ qua')}
          </Button>
          <Button onClick={() => onOpen(quote)}>{t('Mở với giá hôm nay')}</Button>
        </Group>
      </Group>
    </FormSection>
  )
}
