import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { type QuoteValues, readQuoteValues } from '#features/quote/rules/quote-values.ts'

/** A stored quote: the form values, the prices at that time, and what became of it. */
export interface KeptQuote {
  /** The time of the prices in milliseconds since 1970; also the key of the quote, and the source of its number. */
  readonly at: number
  readonly values: QuoteValues
  readonly prices: readonly KeptPrice[]
  /** The name of the service that the customer was told; absent before that, and in quotes of earlier versions. */
  readonly service?: string
  readonly state: SetState
  /** The end of its validity in milliseconds since 1970; null if it has none. */
  readonly validUntil: number | null
  /** The message as it was sent; '' before that. */
  readonly message: string
  /** When the quote was changed last, so that an import never overwrites a newer one. */
  readonly changedAt: number
}

/** The price of a service at the time of the quote. */
export interface KeptPrice {
  readonly name: string
  /** As the customer is told it: with the extra services, and with the goods where the quote has them. */
  readonly total: number
  readonly currency: string
  /** The billable kilograms of the server; absent where it sent none, and in quotes of earlier versions. */
  readonly weight?: number
}

/** The states that are stored. */
export const setStates = ['draft', 'sent', 'accepted'] as const
export type SetState = (typeof setStates)[number]

/** The states of a quote; a sent one expires by its validity. */
export type QuoteState = SetState | 'expired'

/** The maximum number of stored quotes, and of drafts among them. */
const mostQuotes = 300
const mostDrafts = 60

/** The maximum length of a stored message. */
const mostMessage = 8000

/** No date of a quote is later; `Date` refuses still later ones. */
const latest = Date.UTC(2100, 0, 1)

/** The state of a quote at a time. */
export function stateOf({ state, validUntil }: KeptQuote, now: number): QuoteState {
  return state === 'sent' && validUntil !== null && now > validUntil ? 'expired' : state
}

/** Parses stored quotes, newest first; damaged ones are dropped, and the oldest ones beyond the limits, drafts first. */
export function readQuotes(raw: unknown): readonly KeptQuote[] {
  if (!Array.isArray(raw)) return []
  return withinLimits(raw.flatMap((one) => readQuote(one) ?? []))
}

/** Prepends a quote; it replaces an earlier draft with the same form values. */
export function withQuote(quotes: readonly KeptQuote[], quote: KeptQuote): readonly KeptQuote[] {
  const key = JSON.stringify(quote.values)
  const isReplaced = ({ at, state, values }: KeptQuote) =>
    at === quote.at || (state === 'draft' && JSON.stringify(values) === key)
  return withinLimits([quote, ...quotes.filter((one) => !isReplaced(one))])
}

/**
 * Adds the prices of a request, or replaces those of a draft. What a customer was told stays: the rate and the currency may
 * change while the quote is open.
 */
export function withPrices(quotes: readonly KeptQuote[], draft: KeptQuote): readonly KeptQuote[] {
  const stored = quotes.find(({ at }) => at === draft.at)
  if (!stored || stored.state === 'draft')
    return withQuote(quotes, { ...draft, ...stored, prices: draft.prices })
  const isNew = ({ name }: KeptPrice) => stored.prices.every((one) => one.name !== name)
  return withQuote(quotes, { ...stored, prices: [...stored.prices, ...draft.prices.filter(isNew)] })
}

/** Changes one quote. */
export function withChange(
  quotes: readonly KeptQuote[],
  at: number,
  change: Partial<Pick<KeptQuote, 'state' | 'validUntil' | 'message' | 'service' | 'prices'>>,
  now: number,
): readonly KeptQuote[] {
  return quotes.map((quote) => (quote.at === at ? { ...quote, ...change, changedAt: now } : quote))
}

/** The quotes that are stored, newest first; beyond the limits the oldest drafts are dropped first. */
export function withinLimits(quotes: readonly KeptQuote[]): readonly KeptQuote[] {
  const sorted = quotes.toSorted((one, other) => other.at - one.at)
  const old = new Set(sorted.filter(isDraft).slice(mostDrafts))
  const kept = sorted.filter((one) => !old.has(one))
  const leaving = [...kept.filter(isDraft).toReversed(), ...kept.filter((one) => !isDraft(one)).toReversed()]
  const gone = new Set(leaving.slice(0, Math.max(0, kept.length - mostQuotes)))
  return kept.filter((one) => !gone.has(one))
}

const isDraft = ({ state }: KeptQuote) => state === 'draft'

/** Parses one quote; null if its time or its values cannot be read. */
export function readQuote(raw: unknown): KeptQuote | null {
  if (!isRecord(raw)) return null
  // Earlier versions stored the values as `desk`.
  const [at, values] = [readTime(raw.at), readQuoteValues(raw.values ?? raw.desk)]
  if (at === null || !values) return null
  return {
    at,
    values,
    prices: Array.isArray(raw.prices) ? raw.prices.slice(0, 100).flatMap((one) => priceIn(one) ?? []) : [],
    ...(readText(raw.service) === '' ? {} : { service: readText(raw.service) }),
    state: setStates.find((state) => state === raw.state) ?? 'draft',
    validUntil: readTime(raw.validUntil),
    message: readText(raw.message).slice(0, mostMessage),
    changedAt: readTime(raw.changedAt) ?? at,
  }
}

function readTime(raw: unknown): number | null {
  const time = readNumber(raw)
  return time !== null && time >= 0 && time <= latest ? Math.floor(time) : null
}

function priceIn(raw: unknown): KeptPrice | null {
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
