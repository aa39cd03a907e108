import { filterAt } from '#descriptor/filters/filter-plan.ts'
import { rangeOf } from '#descriptor/filters/filter-text.ts'
import { conditionsOf, type FilterCondition, type FilterValue } from '#descriptor/filters/filter-value.ts'
import { dayInVietnam } from '#descriptor/filters/period.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'

/** A predicate for the rows that match some filters of a state, with periods as of a moment. */
export function rowMatcher(
  resource: Resource,
  { filters }: Pick<ListState, 'filters'>,
  names: readonly string[],
  now: Date,
): (row: RowBase) => boolean {
  const tests = names.flatMap((name) => {
    const filter = filterAt(resource, name, filters[name] ?? '', now)
    return filter ? [{ name, matches: matcherOf(filter, rangeOf(fieldOf(resource, name))) }] : []
  })
  // An unknown value matches no filter: it is neither empty nor filled, and in no range.
  return (row) =>
    tests.every(({ name, matches }) => {
      const value = valueOf(row, name)
      return value !== undefined && matches(value)
    })
}

type Matcher = (value: unknown) => boolean

function matcherOf(filter: FilterValue, range: ReturnType<typeof rangeOf>): Matcher {
  const each = conditionsOf(filter).map((condition) => conditionMatcher(condition, range))
  return (value) => each.some((matches) => matches(value))
}

function conditionMatcher(condition: FilterCondition, range: ReturnType<typeof rangeOf>): Matcher {
  if (condition.kind === 'empty') return isEmpty
  if (condition.kind === 'filled') return (value) => !isEmpty(value)
  if (condition.kind === 'period') throw new RangeError('a period has days only as of a moment')
  if (condition.kind === 'range') {
    if (range === 'numbers') return numberMatcher(condition)
    return textMatcher(condition, range === 'days' ? dayOf : readText)
  }
  const wanted = new Set(condition.values.map((value) => value.normalize('NFC')))
  const isWanted = (value: unknown) => wanted.has(String(value).normalize('NFC'))
  const hasOne = (value: unknown) => (Array.isArray(value) ? value.some(isWanted) : isWanted(value))
  return condition.kind === 'not' ? (value) => !hasOne(value) : hasOne
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

/** Days, those of moments in Asia/Ho_Chi_Minh, and times are compared as text. */
function textMatcher({ from, to }: Range, textOf: (value: unknown) => string) {
  return (value: unknown) => {
    const text = textOf(value)
    return text !== '' && (from === '' || text >= from) && (to === '' || text <= to)
  }
}

/** A day, or that of a moment in Asia/Ho_Chi_Minh; '' for neither. */
function dayOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  const moment = new Date(value)
  // Beyond the last moments of a Date it has no day.
  return Math.abs(moment.getTime()) < 8e15 ? dayInVietnam(moment) : ''
}
