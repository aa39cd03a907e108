import { useText } from '#hooks/use-text.ts'
import { BarList } from '#kit/bar-list.tsx'
import { FormSection } from '#kit/form-frame.tsx'
import { formatAmount } from './amount.ts'
import type { ServiceQuote } from './use-service-quotes.ts'

interface PriceBarsProps {
  readonly serviceQuotes: readonly ServiceQuote[]
  readonly chosen: ServiceQuote | undefined
}

/** The totals of all services as bars; nothing unless at least two have the same currency. */
export function PriceBars({ serviceQuotes, chosen }: PriceBarsProps) {
  const t = useText()
  const ready = serviceQuotes.flatMap(({ cost, service }) => (cost ? [{ ...cost, name: service.label }] : []))
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
