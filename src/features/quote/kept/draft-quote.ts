import type { CustomerPrice } from '#features/quote/customer-price.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import type { KeptPrice, KeptQuote } from './kept-quote.ts'

/** The quote of a request as it is stored before it is sent. */
export function draftQuote(at: number, values: QuoteValues, prices: readonly KeptPrice[]): KeptQuote {
  return { at, values, prices, state: 'draft', validUntil: null, message: '', changedAt: at }
}

/** The price of a service to the customer as it is stored. */
export function keptPrice(
  { service, price }: Pick<ServiceQuote, 'service' | 'price'>,
  { total, currency, lacks }: CustomerPrice,
): KeptPrice {
  const weight = price?.weight ?? null
  return {
    name: service.label,
    total,
    currency,
    ...(lacks.length > 0 && { isPartial: true }),
    ...(weight !== null && { weight }),
  }
}
