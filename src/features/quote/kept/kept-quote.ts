import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { mostLength, mostLines, readBounded, readLine } from '#features/quote/rules/bounds.ts'
import { type QuoteValues, readQuoteValues } from '#features/quote/rules/quote-values.ts'
import type { Translate } from '#hooks/use-text.ts'
import { formatAmount } from '#text/format-amount.ts'
import { text } from '#text/text.ts'

/** A stored quote: the form values, the prices at that time, and its state. */
export interface KeptQuote {
  /** The time of the prices in milliseconds since 1970; also the key of the quote, and the source of its number. */
  readonly at: number
  readonly values: QuoteValues
  readonly prices: readonly KeptPrice[]
  /** The price in the message that was sent; absent before that. */
  readonly sent?: SentPrice
  readonly state: SetState
  /** The end of its validity in milliseconds since 1970; null if it has none. */
  readonly validUntil: number | null
  /** The message as it was sent; '' before that. */
  readonly message: string
  /** When the quote was changed last, so that an import never overwrites a newer one. */
  readonly changedAt: number
}

/** The price that a customer was given. */
interface SentPrice {
  /** The name of the service. */
  readonly service: string
  readonly total: number
  readonly currency: string
  /** Present where the total did not include everything. */
  readonly isPartial?: true
  /** The amount as it was typed into the message; absent where the message has the total. */
  readonly written?: string
  /** When the message was sent, in milliseconds since 1970. */
  readonly at: number
}

/** The price of a service, and the amount that was typed into the message instead of its total; '' for none. */
export type GivenAmount = Pick<KeptPrice, 'name' | 'total' | 'currency' | 'isPartial'> &
  Pick<SentPrice, 'written'>

/** The price of a service as it is sent at a time. */
export function sentPrice(given: GivenAmount, at: number): SentPrice {
  const { name, total, currency, isPartial } = given
  const written = readLine(given.written, mostLength.amount)
  return { service: name, total, currency, ...(isPartial && { isPartial }), ...(written && { written }), at }
}

/** The price of a service at the time of the quote. */
export interface KeptPrice {
  readonly name: string
  /** The total to the customer, including extra services and, if the quote has any, goods. */
  readonly total: number
  readonly currency: string
  /** Present where the total does not include everything. */
  readonly isPartial?: true
  /** The billable kilograms of the server; absent where it sent none, and in quotes of earlier versions. */
  readonly weight?: number
}

/** The states that are stored. */
const setStates = ['draft', 'sent', 'accepted'] as const
export type SetState = (typeof setStates)[number]

/** The states of a quote; a sent one expires by its validity. */
export type QuoteState = SetState | 'expired'

/** The maximum number of stored quotes, and of drafts among them. */
export const mostQuotes = 300
export const mostDrafts = 60

/** The latest valid date of a quote. */
const latest = Date.UTC(2100, 0, 1)

/** The state of a quote at a time. */
export function quoteStateOf({ state, validUntil }: KeptQuote, now: number): QuoteState {
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
 * Adds the prices of a request, or replaces those of a draft with its values, whose currency may be chosen later. The stored prices of a sent quote are kept, because the rate and the
 * currency may change while the quote is open.
 */
export function withPrices(quotes: readonly KeptQuote[], draft: KeptQuote): readonly KeptQuote[] {
  const stored = quotes.find(({ at }) => at === draft.at)
  if (!stored || stored.state === 'draft')
    return withQuote(quotes, { ...draft, ...stored, values: draft.values, prices: draft.prices })
  const isNew = ({ name }: KeptPrice) => stored.prices.every((one) => one.name !== name)
  return withQuote(quotes, { ...stored, prices: [...stored.prices, ...draft.prices.filter(isNew)] })
}

/** Removes the draft of a time; a quote that was sent stays. */
export function withoutDraft(quotes: readonly KeptQuote[], at: number | null): readonly KeptQuote[] {
  return quotes.filter((quote) => quote.at !== at || !isDraft(quote))
}

/** Changes one quote. */
export function withChange(
  quotes: readonly KeptQuote[],
  at: number,
  change: Partial<Pick<KeptQuote, 'state' | 'validUntil' | 'message' | 'sent'>>,
  now: number,
): readonly KeptQuote[] {
  return quotes.map((quote) => (quote.at === at ? { ...quote, ...change, changedAt: now } : quote))
}

/** Stores that a quote was sent. It may not be stored before, because some service has not answered its request yet. */
export function withSent(
  quotes: readonly KeptQuote[],
  draft: KeptQuote,
  given: Pick<KeptQuote, 'validUntil' | 'message' | 'sent'>,
  now: number,
): readonly KeptQuote[] {
  const stored = quotes.find(({ at }) => at === draft.at) ?? draft
  const state = stored.state === 'accepted' ? 'accepted' : 'sent'
  return withQuote(quotes, { ...stored, ...given, state, changedAt: now })
}

/** Resets a quote to a draft, and removes the price that was sent. */
export function withoutSent(quotes: readonly KeptQuote[], at: number, now: number): readonly KeptQuote[] {
  return quotes.map((quote) => {
    if (quote.at !== at) return quote
    const { sent: _, ...rest } = quote
    return { ...rest, state: 'draft', validUntil: null, changedAt: now }
  })
}

/** The quotes that are stored, newest first; beyond the limits the drafts are dropped first, those unchanged for longest. */
export function withinLimits(quotes: readonly KeptQuote[]): readonly KeptQuote[] {
  const sorted = quotes.toSorted((one, other) => other.at - one.at)
  // By the last change: a quote of last month that has become a draft again is not an old draft.
  const drafts = sorted.filter(isDraft).toSorted((one, other) => other.changedAt - one.changedAt)
  const leaving = [
    ...drafts.slice(0, mostDrafts).toReversed(),
    ...sorted.filter((one) => !isDraft(one)).toReversed(),
  ]
  const gone = new Set([
    ...drafts.slice(mostDrafts),
    ...leaving.slice(0, Math.max(0, leaving.length - mostQuotes)),
  ])
  return sorted.filter((one) => !gone.has(one))
}

/** Whether a quote was not sent. */
export const isDraft = ({ state }: KeptQuote) => state === 'draft'

/** Parses one quote; null if its time or its values cannot be read. */
export function readQuote(raw: unknown): KeptQuote | null {
  if (!isRecord(raw)) return null
  // Earlier versions stored the values as `desk`.
  const [at, values] = [readTime(raw.at), readQuoteValues(raw.values ?? raw.desk)]
  if (at === null || !values) return null
  const prices = Array.isArray(raw.prices)
    ? raw.prices.slice(0, mostLines.others).flatMap((one) => priceIn(one) ?? [])
    : []
  const changedAt = readTime(raw.changedAt) ?? at
  const sent = sentIn(raw.sent) ?? sentByName(readText(raw.service), prices, changedAt)
  return {
    at,
    values,
    prices,
    ...(sent && { sent }),
    state: setStates.find((state) => state === raw.state) ?? 'draft',
    validUntil: readTime(raw.validUntil),
    message: readText(raw.message).slice(0, mostLength.message),
    changedAt,
  }
}

function readTime(raw: unknown): number | null {
  const time = readNumber(raw)
  return time !== null && time >= 0 && time <= latest ? Math.floor(time) : null
}

function priceIn(raw: unknown): KeptPrice | null {
  const total = isRecord(raw) ? readBounded(raw.total) : null
  if (!isRecord(raw) || total === null) return null
  const weight = readBounded(raw.weight)
  return {
    name: readLine(raw.name),
    total,
    currency: readLine(raw.currency, 10) || 'VND',
    ...(raw.isPartial === true && { isPartial: true }),
    ...(weight === null ? {} : { weight }),
  }
}

function sentIn(raw: unknown): SentPrice | null {
  if (!isRecord(raw)) return null
  const [price, at] = [priceIn(raw), readTime(raw.at)]
  const name = readLine(raw.service)
  return price && at !== null && name !== ''
    ? sentPrice({ ...price, name, written: readText(raw.written) }, at)
    : null
}

/** Earlier versions stored the name of the service alone. */
function sentByName(name: string, prices: readonly KeptPrice[], at: number): SentPrice | null {
  const found = name === '' ? undefined : prices.find((one) => one.name === name)
  return found ? sentPrice(found, at) : null
}

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
