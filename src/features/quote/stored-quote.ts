import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { type QuoteValues, readQuoteValues } from './rules/quote-values.ts'

/** A stored quote: the form values and the prices at that time. */
export interface StoredQuote {
  /** Milliseconds since 1970; also the key of the quote. */
  readonly at: number
  readonly values: QuoteValues
  readonly prices: readonly StoredPrice[]
}

interface StoredPrice {
  readonly name: string
  /** Including the extra services. */
  readonly total: number
  readonly currency: string
  /** The billable kilograms of the server; absent where it sent none, and in quotes of earlier versions. */
  readonly weight?: number
}

/** The maximum number of stored quotes. */
const mostQuotes = 10

/** Parses the stored quotes, newest first; damaged ones are dropped. */
export function readQuotes(raw: unknown): readonly StoredQuote[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((one) => quoteIn(one) ?? []).slice(0, mostQuotes)
}

/** Prepends a quote; it replaces an earlier quote with the same form values. */
export function withQuote(quotes: readonly StoredQuote[], quote: StoredQuote): readonly StoredQuote[] {
  const key = JSON.stringify(quote.values)
  return [quote, ...quotes.filter(({ values }) => JSON.stringify(values) !== key)].slice(0, mostQuotes)
}

function quoteIn(raw: unknown): StoredQuote | null {
  if (!isRecord(raw)) return null
  // Earlier versions stored the values as `desk`.
  const [at, values] = [readNumber(raw.at), readQuoteValues(raw.values ?? raw.desk)]
  if (at === null || !values) return null
  return {
    at,
    values,
    prices: Array.isArray(raw.prices) ? raw.prices.flatMap((one) => priceIn(one) ?? []) : [],
  }
}

function priceIn(raw: unknown): StoredPrice | null {
  const total = isRecord(raw) ? readNumber(raw.total) : null
  if (!isRecord(raw) || total === null) return null
  const weight = readNumber(raw.weight)
  return {
    name: readText(raw.name),
    total,
    currency: readText(raw.currency) || 'VND',
    ...(weight === null ? {} : { weight }),
  }
}
