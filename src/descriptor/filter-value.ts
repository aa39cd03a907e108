import type { Field } from './field.ts'
import { type Filtering, rulesOf } from './kinds.ts'

/**
 * The value of a filter: one or more values, a range of numbers, days (`YYYY-MM-DD`) or times (`HH:mm`) whose ends are part of it and may
 * be open (''), or whether the field is empty.
 */
export type FilterValue =
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'filled' }

/** The filter control of a field; read-only dates are filtered like other dates. */
export function filteringOf(field: Field): Filtering {
  return field.kind === 'readOnly' && field.shownAs === 'dateTime' ? 'range' : rulesOf(field).filtering
}

/** The values of a field's range. */
export function rangeOf({ kind }: Field): 'days' | 'times' | 'numbers' {
  return kind === 'time' ? 'times' : kind === 'number' || kind === 'money' ? 'numbers' : 'days'
}

/**
 * Parses the text of a filter in a URL: a value, `in:a,b` for several, `1..2`, `1..` or `..2` for a range, `is:empty` or
 * `is:filled`. Undefined for a text that the field cannot be filtered by.
 */
export function parseFilter(field: Field, text: string): FilterValue | undefined {
  const filtering = filteringOf(field)
  if (text === '' || filtering === 'none') return undefined
  if (filtering === 'toggle')
    return text === 'true' || text === 'false' ? { kind: 'values', values: [text] } : undefined
  if (text === 'is:empty') return { kind: 'empty' }
  if (text === 'is:filled') return { kind: 'filled' }
  if (filtering === 'range') return parseRange(text, rangeOf(field))
  if (!hasPrefix.test(text)) return { kind: 'values', values: [text] }
  const values = text.startsWith('in:') ? parseValues(text.slice(3)) : []
  return values.length > 0 ? { kind: 'values', values } : undefined
}

/** The shortest text that parses as the same value; '' for no values. */
export function writeFilter(filter: FilterValue): string {
  if (filter.kind === 'range') return filter.from + filter.to === '' ? '' : `${filter.from}..${filter.to}`
  if (filter.kind !== 'values') return `is:${filter.kind}`
  const [first = ''] = filter.values
  if (filter.values.length < 2 && !hasPrefix.test(first)) return first
  return `in:${filter.values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join(',')}`
}

/** The value that a list call is sent for a filter, as the calls have `field=value` alone; undefined for other filters. */
export function sentValue(field: Field, text: string): string | undefined {
  const filter = parseFilter(field, text)
  const isLocal = ['range', 'many'].includes(filteringOf(field))
  return !isLocal && filter?.kind === 'values' && filter.values.length === 1 ? filter.values[0] : undefined
}

const hasPrefix = /^i[ns]:/
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const time = /^([01]\d|2[0-3]):[0-5]\d$/
const decimal = /^-?\d{1,15}(\.\d{1,9})?$/

function parseValues(text: string): readonly string[] {
  try {
    return [...new Set(text.split(',').map(decodeURIComponent))].filter((value) => value !== '')
  } catch {
    return []
  }
}

const bounds = { days: day, times: time, numbers: decimal }

function parseRange(text: string, range: ReturnType<typeof rangeOf>): FilterValue | undefined {
  const [from = '', to = '', ...rest] = text.split('..')
  const isBound = (bound: string) => bound === '' || bounds[range].test(bound)
  if (rest.length > 0 || !text.includes('..') || from + to === '' || !isBound(from) || !isBound(to))
    return undefined
  const isReversed = from !== '' && to !== '' && (range === 'numbers' ? Number(from) > Number(to) : from > to)
  return isReversed ? { kind: 'range', from: to, to: from } : { kind: 'range', from, to }
}
