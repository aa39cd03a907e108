import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { type Desk, readDesk } from './rules/desk.ts'

/** A quote that was given: what was asked, and what the services cost then. */
export interface KeptQuote {
  /** Milliseconds since 1970; also what tells quotes apart. */
  readonly at: number
  readonly desk: Desk
  readonly prices: readonly KeptPrice[]
}

interface KeptPrice {
  readonly name: string
  /** With the extra services. */
  readonly total: number
  readonly currency: string
}

/** How many quotes are kept. */
const mostQuotes = 10

/** The kept quotes as they were written down, the newest first; damaged ones are left out. */
export function readQuotes(raw: unknown): readonly KeptQuote[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((one) => quoteIn(one) ?? []).slice(0, mostQuotes)
}

/** The quotes with another one in front; the same question asked again takes the place of its older answer. */
export function withQuote(quotes: readonly KeptQuote[], quote: KeptQuote): readonly KeptQuote[] {
  const asked = JSON.stringify(quote.desk)
  return [quote, ...quotes.filter(({ desk }) => JSON.stringify(desk) !== asked)].slice(0, mostQuotes)
}

function quoteIn(raw: unknown): KeptQuote | null {
  if (!isRecord(raw)) return null
  const [at, desk] = [readNumber(raw.at), readDesk(raw.desk)]
  if (at === null || !desk) return null
  return {
    at,
    desk,
    prices: Array.isArray(raw.prices) ? raw.prices.flatMap((one) => priceIn(one) ?? []) : [],
  }
}

function priceIn(raw: unknown): KeptPrice | null {
  const total = isRecord(raw) ? readNumber(raw.total) : null
  if (!isRecord(raw) || total === null) return null
  return { name: readText(raw.name), total, currency: readText(raw.currency) || 'VND' }
}
