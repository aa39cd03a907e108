import { useText } from '#hooks/use-text.ts'
import { BarList } from '#kit/bar-list.tsx'
import { FormSection } from '#kit/form-frame.tsx'
import { formatAmount } from './amount.ts'
import type { Landed } from './landed/landed-price.ts'
import { anyLanded, landedTotal } from './landed/landed-total.ts'
import type { ServiceQuote } from './use-service-quotes.ts'

interface PriceBarsProps {
  readonly serviceQuotes: readonly ServiceQuote[]
  readonly chosen: ServiceQuote | undefined
  /** The landed price with the price of a service. */
  readonly landedOf: (quote: ServiceQuote) => Landed
}

/** The totals of all services as bars, as in the table; nothing unless at least two have the same currency. */
export function PriceBars({ serviceQuotes, chosen, landedOf }: PriceBarsProps) {
  const t = useText()
  const hasLanded = anyLanded(serviceQuotes.map(landedOf))
  const ready = serviceQuotes.flatMap((quote) => {
    const total = quote.cost && landedTotal(quote.cost, landedOf(quote), hasLanded)
    return total ? [{ ...total, name: quote.service.label }] : []
  })
  const currency = ready[0]?.currency ?? ''
  if (ready.length < 2 || ready.some((one) => one.currency !== currency)) return null
  const label = t('So sánh tổng giá')
  return (
    <FormSection title={label}>
      <BarList
        label={label}
        bars={ready.map(({ name, total }) => ({ name, value: total }))}
        format={(value) => formatAmount(value, currency)}
        chosen={chosen?.service.label}
      />
    </FormSection>
  )
}
