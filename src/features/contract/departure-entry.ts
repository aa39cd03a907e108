import { isRecord, readNumber, readText } from '#descriptor/read.ts'

/** The type of what came in place of a value, as JSON names it. Values themselves are not kept. */
export type Received = (typeof receivedTypes)[number]

const receivedTypes = ['missing', 'null', 'boolean', 'number', 'string', 'array', 'object'] as const

/** What one response has shown of a field: records that depart from the descriptor, of how many. */
export interface Observed {
  /** The method and the path template of the call. */
  readonly call: string
  readonly resource: string
  /** The name of the field in the descriptor, or of a column of its table as `prices[].fee`. */
  readonly field: string
  readonly received: Received
  /** A key of the records in place of a missing field: it may have been renamed. */
  readonly similar?: string
  readonly count: number
  readonly total: number
}

/** A departure of a field in the responses of a call; the counts are those of the last response that had it. */
export interface DepartureEntry extends Observed {
  /** When it was first and last seen, in milliseconds since 1970. */
  readonly since: number
  readonly last: number
  /** Dismissed until something else is received. */
  readonly isDismissed: boolean
}

/** The JSON type of a value; 'missing' for none. */
export function receivedType(value: unknown): Received {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return receivedTypes.find((type) => type === typeof value) ?? 'object'
}

/** Reads stored entries; damaged ones are left out. */
export function readEntries(raw: unknown): readonly DepartureEntry[] {
  if (!Array.isArray(raw)) return []
  return raw.filter(isRecord).flatMap((one) => {
    const received = receivedTypes.find((type) => type === one.received)
    const texts = { call: readText(one.call), resource: readText(one.resource), field: readText(one.field) }
    const counts = { count: readNumber(one.count) ?? 0, total: readNumber(one.total) ?? 0 }
    const times = { since: readNumber(one.since) ?? 0, last: readNumber(one.last) ?? 0 }
    if (!received || texts.call === '' || texts.field === '') return []
    const similar = readText(one.similar)
    const isDismissed = one.isDismissed === true
    return [{ ...texts, ...counts, ...times, received, isDismissed, ...(similar === '' ? {} : { similar }) }]
  })
}
