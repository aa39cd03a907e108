import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { formatNumber } from '#text/format.ts'
import { amountWords } from './amount.ts'
import type { KeptQuote } from './kept-quote.ts'
import { LastQuotes } from './last-quotes.tsx'
import type { Desk } from './rules/desk.ts'

interface LastQuotesPanelProps {
  readonly quotes: readonly KeptQuote[]
  readonly onTake: (desk: Desk) => void
}

/** The last quotes, which can be loaded into the form; null if there are none. */
export function LastQuotesPanel({ quotes, onTake }: LastQuotesPanelProps) {
  const t = useText()
  if (quotes.length === 0) return null
  const shown = quotes.map(({ at, desk, prices }) => {
    const weight = desk.parcels.reduce((sum, parcel) => sum + (parcel.weight ?? 0), 0)
    const [best] = prices.toSorted((one, other) => one.total - other.total)
    return {
      key: at,
      title: desk.customer?.label ?? t('Khách chưa chọn'),
      more: [
        t('{n} kiện, {weight} kg', { n: desk.parcels.length, weight: formatNumber(weight) }),
        best && `${best.name} ${amountWords(best.total, best.currency)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      at: new Date(at).toISOString(),
    }
  })
  const take = (key: number) => {
    const quote = quotes.find(({ at }) => at === key)
    if (quote) onTake(quote.desk)
  }
  return (
    <FormSection title={t('Báo giá gần đây')}>
      <LastQuotes quotes={shown} onTake={take} />
    </FormSection>
  )
}
