import { isRecord, readNumber, readText } from '#descriptor/read.ts'

/** The maximum lengths of stored texts, in UTF-16 units. */
export const mostLength = { amount: 100, line: 500, link: 4000, message: 8000, source: 20_000 } as const

/** The maximum numbers of lines. */
export const mostLines = { parcels: 50, goods: 100, others: 100 } as const

/** No number of a quote is larger, times in milliseconds included. */
const mostNumber = 1e15

/** Which bound a quote of a file or a link exceeds. */
export type Bound = 'text' | 'count' | 'number' | 'time'

/** Why a quote of a file or a link is refused: a bound is exceeded, or it is nested as no quote is. */
export type BoundProblem = Bound | 'unreadable'

/**
 * Checks a quote of a file or a link before it is parsed; null within the bounds. The parsers cut long values of the stored quotes; a
 * quote from outside is refused instead, so that it is not shown with less than it has.
 */
export function boundProblem(raw: unknown, now: number): BoundProblem | null {
  return isRecord(raw) && isOfFuture(raw, now) ? 'time' : problemIn(raw, '', 0)
}

const day = 24 * 3_600_000

/** Clocks differ by less; a quote of the future would stay the newest one. */
const clockDifference = day

/** The settings allow 365 days, counted from the end of the day of the prices. */
const mostValidity = 366 * day

function isOfFuture(
  { at, changedAt, sent, validUntil }: Readonly<Record<string, unknown>>,
  now: number,
): boolean {
  const times = [at, changedAt, isRecord(sent) ? sent.at : null]
  const [start, end] = [readNumber(at), readNumber(validUntil)]
  return (
    times.some((time) => (readNumber(time) ?? 0) > now + clockDifference) ||
    (start !== null && end !== null && end > start + mostValidity)
  )
}

/** More than a quote has. */
const mostDepth = 6

function problemIn(raw: unknown, key: string, depth: number): BoundProblem | null {
  if (typeof raw === 'string') {
    if (raw.length > lengthOf(key)) return 'text'
    return numberKeys.has(key) ? numberProblem(readNumber(raw)) : null
  }
  if (typeof raw === 'number') return Number.isFinite(raw) ? numberProblem(raw) : 'number'
  if (typeof raw !== 'object' || raw === null) return null
  if (depth > mostDepth) return 'unreadable'
  const entries = Array.isArray(raw)
    ? raw.map((one): readonly [string, unknown] => [key, one])
    : Object.entries(raw)
  const most = key === 'parcels' ? mostLines.parcels : key === 'goods' ? mostLines.goods : mostLines.others
  if (entries.length > most) return 'count'
  for (const [name, value] of entries) {
    const found = problemIn(value, name, depth + 1)
    if (found) return found
  }
  return null
}

/** The values that are parsed as numbers, also from text. */
const numberKeys = new Set(
  'at changedAt validUntil total weight length width height price count goodsValue items otherFees domesticFreight'.split(
    ' ',
  ),
)

function lengthOf(key: string): number {
  if (key === 'link') return mostLength.link
  if (key === 'message') return mostLength.message
  return key === 'text' ? mostLength.source : mostLength.line
}

const numberProblem = (value: number | null): BoundProblem | null =>
  value !== null && Math.abs(value) > mostNumber ? 'number' : null

/** A text on one line, cut to a length: line breaks and marks of the writing direction would rearrange a message. */
export function readLine(raw: unknown, most: number = mostLength.line): string {
  return readText(raw)
    .slice(0, most)
    .replaceAll(/[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
}

/** Texts on one line each. */
export function readLines(raw: unknown): readonly string[] {
  return Array.isArray(raw)
    ? raw
        .slice(0, mostLines.others)
        .map((one) => readLine(one))
        .filter((one) => one !== '')
    : []
}

/** A number within the bounds; else null. */
export function readBounded(raw: unknown): number | null {
  const value = readNumber(raw)
  return numberProblem(value) ? null : value
}
