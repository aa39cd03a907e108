import { formatAmount } from '#features/quote/amount.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { messageOf } from './landed-message.ts'
import type { Landed } from './landed-price.ts'

/** The service and its price to the customer in one line; '' without a price. */
export function summaryOf({ service, cost }: ServiceQuote, landed: Landed): string {
  const message = messageOf(landed)
  if (!cost || message === 'incomplete') return ''
  const { amount, currency } = message?.totals[0] ?? { amount: cost.total, currency: cost.currency }
  return `${service.label} ${formatAmount(amount, currency)}`
}
