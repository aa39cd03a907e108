import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { type Desk, readDesk } from './rules/desk.ts'

/** A stored quote: the form values and the prices at that time. */
export interface KeptQuote {
  /** Milliseconds since 1970; also the key of the quote. */
  readonly at: number
  readonly desk: Desk
  readonly prices: readonly KeptPrice[]
}

interface KeptPrice {
  readonly name: string
  /** Including the extra services. */
  readonly total: number
  readonly currency: string
}

/** The maximum number of stored quotes. */
const mostQuotes = 10

/** Parses the stored quotes, newest first; damaged ones are dropped. */
export function readQuotes(raw: unknown): readonly KeptQuote[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((one) => quoteIn(one) ?? []).slice(0, mostQuotes)
}

/** Prepends a quote; it replaces an earlier quote with the same form values. */
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
