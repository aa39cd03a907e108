import type { KeptPrice } from './kept-quote.ts'

/** A price as it was, and what today's price is more (or less, negative). */
export interface PriceBefore {
  readonly total: number
  readonly currency: string
  /** null where the two are in different currencies. */
  readonly difference: number | null
}

/** The price that a service had in an earlier quote beside today's; null if the quote had none. */
export function priceBefore(
  before: readonly KeptPrice[],
  name: string,
  now: { readonly total: number; readonly currency: string } | null,
): PriceBefore | null {
  const found = before.find((one) => one.name === name)
  if (!found) return null
  const { total, currency } = found
  return { total, currency, difference: now && now.currency === currency ? now.total - total : null }
}
