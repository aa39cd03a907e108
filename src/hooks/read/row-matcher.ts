import { type FilterValue, parseFilter, rangeOf } from '#descriptor/filter-value.ts'
import { type ListState, localFilters } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'

/** A predicate for the rows that match the filters of a state that no list call has. */
export function rowMatcher(resource: Resource, state: ListState): (row: RowBase) => boolean {
  const tests = localFilters(resource, state).flatMap((name) => {
    const field = fieldOf(resource, name)
    const filter = parseFilter(field, state.filters[name] ?? '')
    return filter ? [{ name, matches: matcherOf(filter, rangeOf(field)) }] : []
  })
  // An unknown value matches no filter: it is neither empty nor filled, and in no range.
  return (row) =>
    tests.every(({ name, matches }) => {
      const value = valueOf(row, name)
      return value !== undefined && matches(value)
    })
}

function matcherOf(filter: FilterValue, range: ReturnType<typeof rangeOf>): (value: unknown) => boolean {
  if (filter.kind === 'empty') return isEmpty
  if (filter.kind === 'filled') return (value) => !isEmpty(value)
  if (filter.kind === 'range') {
    if (range === 'numbers') return numberMatcher(filter)
    return textMatcher(filter, range === 'days' ? localDayOf : readText)
  }
  const wanted = new Set(filter.values.map((value) => value.normalize('NFC')))
  const isWanted = (value: unknown) => wanted.has(String(value).normalize('NFC'))
  return (value) => (Array.isArray(value) ? value.some(isWanted) : isWanted(value))
}

function isEmpty(value: unknown): boolean {
  if (value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

interface Range {
  readonly from: string
  readonly to: string
}

function numberMatcher({ from, to }: Range) {
  const least = from === '' ? Number.NEGATIVE_INFINITY : Number(from)
  const most = to === '' ? Number.POSITIVE_INFINITY : Number(to)
  return (value: unknown) => typeof value === 'number' && value >= least && value <= most
}

/** Days and times are compared as text. */
function textMatcher({ from, to }: Range, textOf: (value: unknown) => string) {
  return (value: unknown) => {
    const text = textOf(value)
    return text !== '' && (from === '' || text >= from) && (to === '' || text <= to)
  }
}

/** The day of a value as lists show it: a day, or that of a moment in the time zone of the browser; '' for neither. */
function localDayOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) return ''
  const part = (number: number, length: number) => String(number).padStart(length, '0')
  return `${part(moment.getFullYear(), 4)}-${part(moment.getMonth() + 1, 2)}-${part(moment.getDate(), 2)}`
}
