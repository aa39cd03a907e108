import type { Field } from '#descriptor/field.ts'
import { filteringOf, rangeOf } from '#descriptor/filters/filter-text.ts'
import { type FilterValue, isBound, parseFilter, writeFilter } from '#descriptor/filters/filter-value.ts'
import type { Param } from '#descriptor/pagination.ts'
import type { Query } from '#descriptor/request.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type FilterNames, type FilterOperator, ownFilters } from './filter-names.ts'

/**
 * The filters that the lists of a resource take at the app's own back-end: those of its descriptor, or `ownFilters`, which a
 * body has no place for beside a value of the same name.
 */
export function filterNamesOf({ query, operations: { list, byParent } }: Resource): FilterNames {
  return query.filters ?? (list?.question || byParent?.question ? {} : ownFilters)
}

/** A filter as a call is sent it. */
export interface SpeltFilter {
  readonly field: Field
  /** The path of the field. */
  readonly path: string
  /** Without periods: a back-end has their days. */
  readonly filter: FilterValue
}

/** The parameters of a filter; undefined for one that the back-end does not take. */
export function filterParameters(
  names: FilterNames,
  { field, path, filter }: SpeltFilter,
): Query | undefined {
  const sent: Record<string, string | readonly string[]> = {}
  for (const [operator, value] of operatorsOf(field, filter)) {
    const spelling = names[operator]
    if (spelling === undefined || value === undefined || encodeURIComponent(value).length > longestValue)
      return undefined
    const [name, written] = partsOf(spelling, path)
    const text = written.replaceAll('{value}', () => value)
    sent[name] = sent[name] === undefined ? text : [sent[name], text].flat()
  }
  return sent
}

/** The conditions of a field in the parameters of a call, each of which a record meets; undefined for a wrong value, or a condition that the field does not have. */
export function readFilterParameters(
  names: FilterNames,
  field: Field,
  path: string,
  param: Param,
): readonly FilterValue[] | undefined {
  const found: Partial<Record<FilterOperator, string>> = {}
  for (const [operator, spelling] of Object.entries(names)) {
    const [name, written] = partsOf(spelling, path)
    const [before = '', after = ''] = written.split('{value}')
    const sent = param(name)
    const isConstant = !written.includes('{value}')
    const isSpelt = isConstant ? sent === written : sent.startsWith(before) && sent.endsWith(after)
    if (sent !== '' && isSpelt)
      found[operator as FilterOperator] = sent.slice(before.length, sent.length - after.length)
  }
  const filtering = filteringOf(field)
  const hasRange = found.from !== undefined || found.to !== undefined
  const hasValues = found.in !== undefined || found.not !== undefined
  if ((hasRange && filtering !== 'range') || (hasValues && /^(range|presence|none)$/.test(filtering)))
    return undefined
  const { from = '', to = '' } = found
  const texts = [from, to].filter((end) => end !== '')
  if (
    !texts.every(
      (end) =>
        isBound(field, end) ||
        (isMomentField(field) && momentText.test(end) && !Number.isNaN(Date.parse(end))),
    )
  )
    return undefined
  const or = found.or === undefined ? [] : [parseFilter(field, `or:${found.or}`)]
  if (or.includes(undefined)) return undefined
  const conditions: (FilterValue | undefined | false)[] = [
    texts.length > 0 && { kind: 'range', from, to },
    found.in !== undefined && { kind: 'values', values: found.in.split(',') },
    found.not !== undefined && { kind: 'not', values: found.not.split(',') },
    found.empty !== undefined && { kind: 'empty' },
    found.filled !== undefined && { kind: 'filled' },
    ...or,
  ]
  return conditions.filter((one): one is FilterValue => typeof one === 'object')
}

/** The name of an operator's parameter. */
export function parameterName(spelling: string, path: string): string {
  return partsOf(spelling, path)[0]
}

/** Whether the values of a field are moments, which are filtered by their days in Asia/Ho_Chi_Minh. */
export function isMomentField({ kind }: Field): boolean {
  return kind === 'dateTime' || kind === 'readOnly'
}

/** The first or last moment of a day in Asia/Ho_Chi_Minh, in UTC; an other text unchanged. */
export function momentOf(day: string, end: 'from' | 'to'): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  if (!date) return day
  const at = new Date(0)
  at.setUTCFullYear(Number(year), Number(month) - 1, Number(date) + (end === 'to' ? 1 : 0))
  // Asia/Ho_Chi_Minh is seven hours ahead of UTC; moments have milliseconds.
  at.setUTCHours(-7, 0, 0, end === 'to' ? -1 : 0)
  return at.toISOString()
}

const momentText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/

/** The longest value of a parameter as it is sent: many servers refuse addresses above 8,000 characters. */
export const longestValue = 7000

/** The operators of a filter with their values; undefined for a value that cannot be spelt. */
function operatorsOf(
  field: Field,
  filter: FilterValue,
): readonly (readonly [FilterOperator, string | undefined])[] {
  if (filter.kind === 'any') return [['or', writeFilter(filter).slice(3)]]
  if (filter.kind === 'empty' || filter.kind === 'filled') return [[filter.kind, '']]
  if (filter.kind === 'period') return []
  if (filter.kind === 'range') {
    const isOfMoments = rangeOf(field) === 'days' && isMomentField(field)
    return (['from', 'to'] as const).flatMap((end) => {
      const bound = filter[end]
      return bound === '' ? [] : [[end, isOfMoments ? momentOf(bound, end) : bound] as const]
    })
  }
  const isSpelt = filter.values.every((value) => !value.includes(','))
  return [[filter.kind === 'not' ? 'not' : 'in', isSpelt ? filter.values.join(',') : undefined]]
}

function partsOf(spelling: string, path: string): readonly [name: string, value: string] {
  const [, name = '', value = '{value}'] = /^(.*?\{field\}[^=]*)(?:=(.*))?$/.exec(spelling) ?? []
  return [name.replaceAll('{field}', () => path), value]
}
