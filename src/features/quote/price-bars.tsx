import { Box } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { BarList } from '#kit/bar-list.tsx'
import { FormSection } from '#kit/form-frame.tsx'
import { formatAmount } from '#text/format-amount.ts'
import { knownPrice } from './customer-price.ts'
import { partialNote } from './lack-texts.ts'
import type { PriceOf } from './landed/use-landed.ts'
import type { ServiceQuote } from './use-service-quotes.ts'

interface PriceBarsProps {
  readonly serviceQuotes: readonly ServiceQuote[]
  readonly chosen: ServiceQuote | undefined
  readonly priceOf: PriceOf
  /** Whether the form has changed since the prices were requested. */
  readonly isOld: boolean
}

/** The totals of all services as bars, as in the table; nothing unless at least two have the same currency. */
export function PriceBars({ serviceQuotes, chosen, priceOf, isOld }: PriceBarsProps) {
  const t = useText()
  const ready = serviceQuotes.flatMap((quote) => {
    const price = knownPrice(priceOf(quote))
    if (!price) return []
    const note = partialNote(price)
    const { label } = quote.service
    return [{ ...price, name: note ? `${label} (${t(note)})` : label, code: quote.service.code }]
  })
  const currency = ready[0]?.currency ?? ''
  if (ready.length < 2 || ready.some((one) => one.currency !== currency)) return null
  const label = t('So sánh tổng giá')
  return (
    <FormSection title={label}>
      <Box c={isOld ? 'dimmed' : undefined}>
        <BarList
          label={label}
          bars={ready.map(({ name, total }) => ({ name, value: total }))}
          format={(value) => formatAmount(value, currency)}
          chosen={ready.find(({ code }) => code === chosen?.service.code)?.name}
        />
      </Box>
    </FormSection>
  )
}
