import type { CustomerPrice } from '#features/quote/customer-price.ts'
import type { KeptQuote } from './kept-quote.ts'

/** An earlier price, and the difference of today's price from it (negative if that is lower). */
export interface PriceBefore {
  readonly total: number
  readonly currency: string
  /** Present where the earlier total did not include everything. */
  readonly isPartial?: true
  /** The earlier amount as it was typed into the message; absent where the message had the total. */
  readonly written?: string
  /** null where the two are in different currencies, one does not include everything, or the earlier one was typed. */
  readonly difference: number | null
}

/** The price that a service had in an earlier quote, as it was sent, beside today's; null if the quote had none. */
export function priceBefore(
  { prices, sent }: Pick<KeptQuote, 'prices' | 'sent'>,
  name: string,
  now: Pick<CustomerPrice, 'total' | 'currency' | 'lacks'> | null,
): PriceBefore | null {
  const given = sent?.service === name ? sent : null
  const found = given ?? prices.find((one) => one.name === name)
  if (!found) return null
  const { total, currency, isPartial } = found
  const written = given?.written
  const isComparable = now?.currency === currency && now.lacks.length === 0 && !isPartial && !written
  return {
    total,
    currency,
    ...(isPartial && { isPartial }),
    ...(written && { written }),
    difference: isComparable ? now.total - total : null,
  }
}
