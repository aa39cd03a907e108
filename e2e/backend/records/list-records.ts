import type { Context } from 'hono'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { rulesOf } from '#descriptor/kinds.ts'
import { knownOrder } from '#descriptor/list-state.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { PageRequest, Param } from '#descriptor/pagination.ts'
import { readToggle } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { fieldAt } from '#descriptor/wire/field-at.ts'
import { longestValue } from '#descriptor/wire/filter-parameters.ts'
import type { Env } from '../server/route.ts'
import { entityTag } from './entity-tag.ts'
import { wideConditions } from './filter-conditions.ts'
import { type Condition, countRecords, findRecords, searchConditions } from './find-records.ts'
import { listResponse } from './list-response.ts'
import { orderColumn, storedFields } from './record-table.ts'
import { filterOf, questionOf, requestedOf, searchOf } from './request-params.ts'
import { toWire } from './stored.ts'

const MAX_PAGE_SIZE = 10_000
const FILTERS: ReadonlySet<string> = new Set(['option', 'toggle', 'reference'])
const SWITCHES: ReadonlySet<string> = new Set(['true', 'false', '1', '0'])
const MAX_PAGE = 1_000_000

/** A fixed filter of a list, and its default order. */
export interface ListScope {
  readonly where: readonly Condition[]
  readonly order?: RawBuilder<unknown>
}

/** Returns a page of records by the query's search, filters, order and page, in the operation's envelope. */
export async function listRecords(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
  scope: ListScope = { where: [] },
): Promise<Response> {
  const { pagination } = resource
  const param = await questionOf(c, operation)
  const page = requestedPage(resource, param)
  const where = [
    ...scope.where,
    ...searchConditions(searchOf(resource, param)),
    ...filterConditions(resource, param),
    ...wideConditions(resource, await questionOf(c, operation, longestValue)),
  ]
  const without = heavyFields(resource)
  const db = c.get('db')
  const total = await countRecords(db, resource, where)
  const order = orderOf(resource, param) ?? scope.order ?? sql`record.id desc`
  const found = await findRecords(db, resource, {
    where,
    order,
    limit: page.size,
    offset: (page.page - 1) * page.size,
    without,
  })
  const rows = found.map((stored) => toWire(resource, stored, without))
  // A query by id returns one record, so its tag applies.
  if (idFilterOf(resource, param) !== '' && found[0]) c.header('ETag', entityTag(found[0]))
  return listResponse(c, resource, operation, { rows, pagination: pagination.write({ ...page, total }) })
}

/** The page of the question, clamped to the limits. */
function requestedPage({ pagination }: Resource, param: Param): PageRequest {
  const { page, size } = requestedOf(pagination, param)
  return { page: Math.min(page, MAX_PAGE), size: Math.min(size, MAX_PAGE_SIZE) }
}

/** The id that a list is filtered by, under either spelling (S3-11). */
const idFilterOf = (resource: Resource, param: Param): string =>
  filterOf(resource, param, 'id') || filterOf(resource, param, '_id')

/** The conditions of the question's filters: `id`, and every choice, toggle and reference by its name. */
function filterConditions(resource: Resource, param: Param): Condition[] {
  const { query, pagination } = resource
  const id = idFilterOf(resource, param)
  // A paging parameter takes precedence over a field of the same name (a slider's page).
  const taken = new Set<string>([pagination.position, pagination.size])
  const conditions = storedFields(resource).flatMap(([name, field]): Condition[] => {
    const { filtering } = rulesOf(field)
    const path = field.at ?? name
    const isTaken = taken.has(query.filter(path))
    const value = !FILTERS.has(filtering) || isTaken ? '' : filterOf(resource, param, path)
    if (value === '') return []
    if (filtering === 'toggle' && !SWITCHES.has(value)) return []
    const expected = filtering === 'toggle' ? readToggle(value) : value
    return [sql<SqlBool>`record.${sql.ref(name)} = ${expected}`]
  })
  return id === '' ? conditions : [sql<SqlBool>`record.id = ${id}`, ...conditions]
}

function orderOf(resource: Resource, param: Param): RawBuilder<unknown> | undefined {
  const { key, desc } = resource.query.sort.read(param)
  const order = knownOrder(resource, { key: fieldAt(resource, key), desc })
  if (!order) return undefined
  const column = sql.ref(orderColumn(resource, order.key) ?? order.key)
  // The id makes the order total, so that no record is on two pages.
  return order.desc
    ? sql`record.${column} desc nulls last, record.id desc`
    : sql`record.${column} asc nulls last, record.id asc`
}

/** Rich text is left out of lists where a record can be read on its own. */
export function heavyFields(resource: Resource): ReadonlySet<string> {
  const heavy = storedFields(resource).filter(([, field]) => field.kind === 'richText')
  return new Set(resource.operations.one ? heavy.map(([name]) => name) : [])
}
