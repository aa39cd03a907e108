import type { Field } from '#descriptor/field.ts'
import { bounds, filteringOf, hasRealDays, isFilterText, rangeOf } from './filter-text.ts'
import { type Period, parsePeriod, writePeriod } from './period.ts'

/** One condition of a filter. */
export type FilterCondition =
  | { readonly kind: 'values'; readonly values: readonly string[] }
  /** None of the values; records without a value are among them. */
  | { readonly kind: 'not'; readonly values: readonly string[] }
  /** Numbers, days (`YYYY-MM-DD`) or times (`HH:mm`); its ends are part of it and may be open (''). */
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'period'; readonly period: Period }
  | { readonly kind: 'empty' }
  | { readonly kind: 'filled' }

/** The filter of a field: a condition, or several of which a record meets one. */
export type FilterValue = FilterCondition | { readonly kind: 'any'; readonly of: readonly FilterCondition[] }

/**
 * Parses the text of a filter in an address: a value; `in:a,b` for several, `not:a,b` for all others; `1..2`, `1..` or
 * `..2` for a range; `is:today`, `last:7d`, `over:30d` for a period; `is:empty` or `is:filled`; `or:1..2|5..` for one of
 * several conditions. Undefined for a text that the field cannot be filtered by.
 */
export function parseFilter(field: Field, text: string): FilterValue | undefined {
  if (!isFilterText(field, text)) return undefined
  if (filteringOf(field) === 'toggle') return { kind: 'values', values: [text.replace('in:', '')] }
  if (!text.startsWith('or:')) return parseCondition(field, text)
  const texts = [...new Set(text.slice(3).split('|'))]
  return joined(texts.map((one) => parseCondition(field, one)))
}

/** The shortest text that parses as the same value; '' for no values. */
export function writeFilter(filter: FilterValue): string {
  if (filter.kind === 'any') return `or:${filter.of.map(writeCondition).join('|')}`
  const [first = ''] = filter.kind === 'values' ? filter.values : []
  const isPlain = filter.kind === 'values' && filter.values.length < 2 && !hasPrefix.test(first)
  return isPlain ? first : writeCondition(filter)
}

/** The text of a filter with a prefix also where it is one value: of a field whose values the list calls do not have. */
export function writePrefixed(filter: FilterValue): string {
  return filter.kind === 'any' ? writeFilter(filter) : writeCondition(filter)
}

/** The conditions of a filter. */
export function conditionsOf(filter: FilterValue | undefined): readonly FilterCondition[] {
  if (!filter) return []
  return filter.kind === 'any' ? filter.of : [filter]
}

/** A filter of conditions; undefined for none. */
export function joined(conditions: readonly FilterCondition[]): FilterValue | undefined {
  const [first, second] = conditions
  return second ? { kind: 'any', of: conditions } : first
}

const hasPrefix = /^(in|is|not|or):/

function parseCondition(field: Field, text: string): FilterCondition {
  if (text === 'is:empty') return { kind: 'empty' }
  if (text === 'is:filled') return { kind: 'filled' }
  if (filteringOf(field) === 'range') return parseRange(text, rangeOf(field))
  const [, prefix] = /^(in|not):/.exec(text) ?? []
  if (!prefix) return { kind: 'values', values: [text] }
  const values = text.slice(prefix.length + 1).split(',')
  return {
    kind: prefix === 'in' ? 'values' : 'not',
    values: [...new Set(values.map(decodeURIComponent))],
  }
}

function writeCondition(condition: FilterCondition): string {
  if (condition.kind === 'range') {
    const { from, to } = condition
    return from + to === '' ? '' : `${from}..${to}`
  }
  if (condition.kind === 'period') return writePeriod(condition.period)
  if (condition.kind !== 'values' && condition.kind !== 'not') return `is:${condition.kind}`
  if (condition.values.length === 0) return ''
  const values = condition.values.map((value) => value.replace(/[%,|]/g, encodeURIComponent))
  return `${condition.kind === 'not' ? 'not' : 'in'}:${values.join(',')}`
}

function parseRange(text: string, range: ReturnType<typeof rangeOf>): FilterCondition {
  const period = parsePeriod(text)
  if (period) return { kind: 'period', period }
  const [from = '', to = ''] = text.split('..')
  const isReversed = from !== '' && to !== '' && (range === 'numbers' ? Number(from) > Number(to) : from > to)
  return isReversed ? { kind: 'range', from: to, to: from } : { kind: 'range', from, to }
}

/** Whether a text is an end of a field's range. */
export function isBound(field: Field, text: string): boolean {
  return new RegExp(`^${bounds[rangeOf(field)]}$`).test(text) && hasRealDays(text)
}
