import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { formatNumber } from '#text/format.ts'
import { formatAmount } from './amount.ts'
import { LastQuotes } from './last-quotes.tsx'
import type { QuoteValues } from './rules/quote-values.ts'
import type { StoredQuote } from './stored-quote.ts'

interface LastQuotesPanelProps {
  readonly quotes: readonly StoredQuote[]
  readonly onLoad: (values: QuoteValues) => void
}

/** The last quotes, which can be loaded into the form; null if there are none. */
export function LastQuotesPanel({ quotes, onLoad }: LastQuotesPanelProps) {
  const t = useText()
  if (quotes.length === 0) return null
  const shown = quotes.map(({ at, values, prices }) => {
    const weight = values.parcels.reduce((sum, parcel) => sum + (parcel.weight ?? 0), 0)
    const [best] = prices.toSorted((one, other) => one.total - other.total)
    return {
      key: at,
      title: values.customer?.label ?? t('Khách chưa chọn'),
      more: [
        t('{n} kiện, {weight} kg', { n: values.parcels.length, weight: formatNumber(weight) }),
        best && `${best.name} ${formatAmount(best.total, best.currency)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      at: new Date(at).toISOString(),
    }
  })
  const load = (key: number) => {
    const quote = quotes.find(({ at }) => at === key)
    if (quote) onLoad(quote.values)
  }
  return (
    <FormSection title={t('Báo giá gần đây')}>
      <LastQuotes quotes={shown} onLoad={load} />
    </FormSection>
  )
}
