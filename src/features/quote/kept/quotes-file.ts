import { isRecord } from '#descriptor/read.ts'
import { type Bound, boundProblem } from '#features/quote/rules/bounds.ts'
import { isDraft, type KeptQuote, mostDrafts, mostQuotes, readQuote } from './kept-quote.ts'

/** The result of an import before it is applied. */
export interface QuotesImport {
  readonly added: readonly KeptQuote[]
  /** Quotes that are newer than those here. */
  readonly replaced: readonly KeptQuote[]
  /** The number of quotes that are here already, as new or newer. */
  readonly same: number
  /** The number of quotes that cannot be read. */
  readonly unreadable: number
  /** The numbers of quotes that exceed a bound. */
  readonly refused: Readonly<Partial<Record<Bound, number>>>
  /** The number of quotes that the list has no room for. */
  readonly overflow: number
}

/** The maximum size of a file in bytes, and of quotes in it. */
export const mostFile = 20_000_000
const mostInFile = 5000

/** The content of a file with quotes. */
export function quotesFile(quotes: readonly KeptQuote[], now: number): string {
  return JSON.stringify(
    { type: 'quotes', version: 1, exportedAt: new Date(now).toISOString(), quotes },
    null,
    1,
  )
}

/** Compares the quotes of a file with those here; null if the file has none of this version. */
export function planImport(content: string, here: readonly KeptQuote[], now: number): QuotesImport | null {
  const raw = parsed(content)
  if (!isRecord(raw) || raw.type !== 'quotes' || raw.version !== 1 || !Array.isArray(raw.quotes)) return null
  const all: readonly unknown[] = raw.quotes
  const refused: Partial<Record<Bound, number>> = {}
  const read = all.slice(0, mostInFile).flatMap((one) => {
    const problem = boundProblem(one, now)
    if (!problem) return [readQuote(one)]
    if (problem === 'unreadable') return [null]
    refused[problem] = (refused[problem] ?? 0) + 1
    return []
  })
  const found = newestOf(read.filter((one) => one !== null))
  const coming = newerOf(here, found)
  const fitting = fittingOf(here, coming)
  const known = new Set(here.map(({ at }) => at))
  return {
    added: fitting.filter(({ at }) => !known.has(at)),
    replaced: fitting.filter(({ at }) => known.has(at)),
    same: found.length - coming.length,
    unreadable: read.filter((one) => one === null).length,
    refused,
    overflow: coming.length - fitting.length + Math.max(0, all.length - mostInFile),
  }
}

/** Applies an import to quotes that may have changed since it was planned: none is dropped, a newer one never overwritten. */
export function withImport(
  quotes: readonly KeptQuote[],
  { added, replaced }: Pick<QuotesImport, 'added' | 'replaced'>,
): readonly KeptQuote[] {
  return newestOf([...quotes, ...fittingOf(quotes, newerOf(quotes, [...added, ...replaced]))])
}

/** Those quotes that are not here, or older here. */
function newerOf(here: readonly KeptQuote[], quotes: readonly KeptQuote[]): readonly KeptQuote[] {
  const known = new Map(here.map(({ at, changedAt }) => [at, changedAt]))
  return quotes.filter(({ at, changedAt }) => changedAt > (known.get(at) ?? -Infinity))
}

/** The quotes that the list has room for besides those here: first those that replace a draft by a sent quote, then the newest. */
function fittingOf(here: readonly KeptQuote[], coming: readonly KeptQuote[]): readonly KeptQuote[] {
  const known = new Map(here.map((quote) => [quote.at, quote]))
  let room = mostQuotes - here.length
  let drafts = mostDrafts - here.filter(isDraft).length
  const draftsOf = (quote: KeptQuote) => {
    const old = known.get(quote.at)
    return Number(isDraft(quote)) - Number(old !== undefined && isDraft(old))
  }
  return coming
    .map((quote) => ({ quote, more: draftsOf(quote), isNew: !known.has(quote.at) }))
    .toSorted(
      (one, other) => Math.min(one.more, 0) - Math.min(other.more, 0) || other.quote.at - one.quote.at,
    )
    .filter(({ more, isNew }) => {
      if ((isNew && room <= 0) || (more > 0 && drafts <= 0)) return false
      room -= Number(isNew)
      drafts -= more
      return true
    })
    .map(({ quote }) => quote)
}

/** Each quote once, in its newest version; of two of the same time the first. */
function newestOf(quotes: readonly KeptQuote[]): readonly KeptQuote[] {
  const newest = new Map<number, KeptQuote>()
  for (const quote of quotes) {
    const other = newest.get(quote.at)
    if (!other || quote.changedAt > other.changedAt) newest.set(quote.at, quote)
  }
  return [...newest.values()]
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
