import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { messageOf } from './landed-message.ts'
import type { Landed } from './landed-price.ts'

/** A total with its currency. */
export interface CustomerTotal {
  readonly total: number
  readonly currency: string
}

/** The total that the message tells the customer: of the landed price where there is one; null while a part is missing. */
export function customerTotal({ cost }: Pick<ServiceQuote, 'cost'>, landed: Landed): CustomerTotal | null {
  const message = messageOf(landed)
  if (!cost || message === 'incomplete') return null
  return message ? { total: message.dong, currency: 'VND' } : { total: cost.total, currency: cost.currency }
}
