import { isRecord } from '#descriptor/read.ts'
import { type KeptQuote, readQuote } from './kept-quote.ts'

/** What an import would do. */
export interface QuotesImport {
  readonly added: readonly KeptQuote[]
  /** Quotes that are newer than those here. */
  readonly replaced: readonly KeptQuote[]
  /** The number of quotes that are here already, as new or newer. */
  readonly same: number
  /** The number of quotes that cannot be read. */
  readonly unreadable: number
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
export function planImport(content: string, here: readonly KeptQuote[]): QuotesImport | null {
  const raw = parsed(content)
  if (!isRecord(raw) || raw.type !== 'quotes' || raw.version !== 1 || !Array.isArray(raw.quotes)) return null
  const read = raw.quotes.slice(0, mostInFile).map(readQuote)
  const found = newestOf(read.filter((one) => one !== null))
  const known = new Map(here.map((quote) => [quote.at, quote]))
  const added = found.filter(({ at }) => !known.has(at))
  const replaced = found.filter(({ at, changedAt }) => changedAt > (known.get(at)?.changedAt ?? Infinity))
  return {
    added,
    replaced,
    same: found.length - added.length - replaced.length,
    unreadable: raw.quotes.length - read.filter((one) => one !== null).length,
  }
}

/** Applies an import to quotes that may have changed since it was planned: a newer one is never overwritten. */
export function withImport(
  quotes: readonly KeptQuote[],
  { added, replaced }: QuotesImport,
): readonly KeptQuote[] {
  return newestOf([...quotes, ...added, ...replaced])
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
