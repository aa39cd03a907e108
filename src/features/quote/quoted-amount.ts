import type { Translate } from '#hooks/use-text.ts'
import { formatAmount } from '#text/format-amount.ts'
import { text } from '#text/text.ts'

/** The price that a customer is given. */
interface QuotedPrice {
  readonly total: number
  readonly currency: string
  /** Present where the total does not include everything. */
  readonly isPartial?: true
  /** The amount as it was typed into a message. */
  readonly written?: string
}

/** The amount of a price as the customer has read it. */
export function writtenAmount({ total, currency, written }: QuotedPrice): string {
  return written ?? formatAmount(total, currency)
}

/** The amount of a price, with a mark where it does not include everything. */
export function quotedAmount(price: QuotedPrice, t: Translate): string {
  const amount = writtenAmount(price)
  return price.isPartial ? t(text('{amount}, chưa đủ', { amount })) : amount
}
