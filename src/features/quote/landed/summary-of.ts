import type { CustomerPrice } from '#features/quote/customer-price.ts'
import { quotedAmount } from '#features/quote/quoted-amount.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import type { Translate } from '#hooks/use-text.ts'

/** The service and its price to the customer in one line; '' without a price. */
export function summaryOf(
  { service }: Pick<ServiceQuote, 'service'>,
  price: Pick<CustomerPrice, 'total' | 'currency' | 'lacks'> | null,
  t: Translate,
): string {
  if (!price) return ''
  const { total, currency, lacks } = price
  const amount = quotedAmount({ total, currency, ...(lacks.length > 0 && { isPartial: true }) }, t)
  return `${service.label} ${amount}`
}
