import { formatAmount } from '#features/quote/amount.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { customerTotal } from './customer-total.ts'
import type { Landed } from './landed-price.ts'

/** The service and its price to the customer in one line; '' without a price. */
export function summaryOf(quote: ServiceQuote, landed: Landed): string {
  const told = customerTotal(quote, landed)
  return told ? `${quote.service.label} ${formatAmount(told.total, told.currency)}` : ''
}
