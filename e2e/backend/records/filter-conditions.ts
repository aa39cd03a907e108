import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Field } from '#descriptor/field.ts'
import { filteringOf, rangeOf } from '#descriptor/filters/filter-text.ts'
import { conditionsOf, type FilterCondition, type FilterValue } from '#descriptor/filters/filter-value.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Param } from '#descriptor/pagination.ts'
import type { Resource } from '#descriptor/resource.ts'
import {
  filterNamesOf,
  isMomentField,
  momentOf,
  readFilterParameters,
} from '#descriptor/wire/filter-parameters.ts'
import { HttpError } from '../server/reply.ts'
import type { Condition } from './find-records.ts'
import { DATES } from './record-table.ts'

/** The conditions of a question's filters beyond one value, of every field; throws 422 for a value that is none. */
export function wideConditions(resource: Resource, param: Param): Condition[] {
  const names = filterNamesOf(resource)
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    if (filteringOf(field) === 'none') return []
    const path = field.at ?? name
    const filters = readFilterParameters(names, field, path, param)
    if (filters) return filters.map((filter) => anyOf(field, name, filter))
    const message = `Bộ lọc theo ${field.label} chưa đúng.`
    throw new HttpError(422, message, { errors: { [path]: message } })
  })
}

function anyOf(field: Field, name: string, filter: FilterValue): Condition {
  const each = conditionsOf(filter).map((condition) => conditionOf(field, name, condition))
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

function conditionOf(field: Field, name: string, condition: FilterCondition): Condition {
  const column = sql`record.${sql.ref(name)}`
  if (condition.kind === 'empty') return isEmpty(field, column)
  if (condition.kind === 'filled') return sql<SqlBool>`not ${isEmpty(field, column)}`
  if (condition.kind === 'range') return inRange(field, name, condition)
  if (condition.kind === 'period') return sql<SqlBool>`false`
  const hasOne = hasValue(field, column, condition.values)
  return condition.kind === 'values' ? hasOne : sql<SqlBool>`not coalesce(${hasOne}, false)`
}

function hasValue(field: Field, column: RawBuilder<unknown>, values: readonly string[]): Condition {
  const each = values.map((value) => {
    if (rulesOf(field).column === 'jsonb') return sql`${column} @> ${JSON.stringify([value])}::jsonb`
    return sql`${column} = ${rulesOf(field).column === 'boolean' ? value === 'true' : value}`
  })
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/** Null, a blank text or an empty list. */
function isEmpty(field: Field, column: RawBuilder<unknown>): Condition {
  const stored = field.kind === 'readOnly' ? 'moment' : rulesOf(field).column
  if (stored === 'text') return sql<SqlBool>`(coalesce(${column}, '') ~ '^\\s*$')`
  if (stored === 'jsonb') return sql<SqlBool>`(coalesce(${column}, 'null') in ('null'::jsonb, '[]'::jsonb))`
  return sql<SqlBool>`(${column} is null)`
}

interface Range {
  readonly from: string
  readonly to: string
}

/** Within a range, of which both ends are part; a day of a moment is the one in Vietnam. */
function inRange(field: Field, name: string, { from, to }: Range): Condition {
  const column = sql.ref(name)
  // Times of the database are finer than the milliseconds of a call; days and times are compared as text.
  const value = DATES.has(name)
    ? sql`date_trunc('milliseconds', record.${column})`
    : rangeOf(field) === 'numbers'
      ? sql`record.${column}`
      : sql`record.${column} collate "C"`
  const bound = (text: string, end: 'from' | 'to') => {
    if (rangeOf(field) === 'numbers') return sql`${Number(text)}::double precision`
    const moment = isMomentField(field) ? momentOf(text, end) : text
    return DATES.has(name) ? sql`${timestamp(moment)}::timestamptz` : sql`${moment}`
  }
  const ends = [
    ...(rulesOf(field).column === 'text' && !DATES.has(name) ? [sql`record.${column} <> ''`] : []),
    ...(from === '' ? [] : [sql`${value} >= ${bound(from, 'from')}`]),
    ...(to === '' ? [] : [sql`${value} <= ${bound(to, 'to')}`]),
  ]
  return sql<SqlBool>`(${sql.join(ends, sql` and `)})`
}

/** A moment as the database has it, whose calendar has no year 0. */
function timestamp(moment: string): string {
  const at = new Date(moment)
  return at.getUTCFullYear() < 1 ? '-infinity' : at.toISOString()
}
