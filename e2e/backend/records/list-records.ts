import type { Context } from 'hono'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { rulesOf } from '#descriptor/kinds.ts'
import { readOrder } from '#descriptor/list-state.ts'
import type { Operation } from '#descriptor/operation.ts'
import { type Page, readPage, writePage } from '#descriptor/pagination.ts'
import { readToggle } from '#descriptor/read.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import type { Db } from '../database.ts'
import type { Env } from '../route.ts'
import { asked } from './asked.ts'
import { holds, searchWords } from './fold.ts'
import { orderColumn, storedFields, tableOf } from './record-table.ts'
import { type Stored, toWire } from './stored.ts'

/** A condition on the rows of a list. */
export type Condition = RawBuilder<SqlBool>

const LARGEST_PAGE = 10_000
const LAST_PAGE = 1_000_000

/** A page of a resource's records, as the query asks: search, filters, order, page; in the operation's envelope. */
export async function listRecords(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
): Promise<Response> {
  const page = askedPage(c, resource)
  const where = [...searchConditions(asked(c, 'keyword')), ...filterConditions(c, resource)]
  const without = heavyFields(resource)
  const db = c.get('db')
  const total = await countRecords(db, resource, where)
  const order = orderOf(resource, asked(c, 'sort'))
  const found = await findRecords(db, resource, {
    where,
    order,
    limit: page.size,
    offset: (page.page - 1) * page.size,
    without,
  })
  const rows = found.map((stored) => toWire(resource, stored, without))
  const pagination = writePage(resource.pagination, { ...page, total })
  return c.json((operation.envelope ?? resource.envelope).write({ rows, pagination }))
}

/** How many records meet the conditions. */
export async function countRecords(db: Db, resource: Resource, where: readonly Condition[]): Promise<number> {
  const table = sql.table(tableOf(resource))
  const counted = await sql<{
    total: number
  }>`select count(*) as total from ${table} as record ${all(where)}`.execute(db)
  return counted.rows[0]?.total ?? 0
}

/** Which records are wanted, and in what order; without one, the newest first. */
export interface Wanted {
  readonly where: readonly Condition[]
  readonly order?: RawBuilder<unknown>
  readonly limit?: number
  readonly offset?: number
  /** Fields that are not read. */
  readonly without?: ReadonlySet<string>
  /** In a tree: also how many records stand below each. */
  readonly counted?: boolean
}

/** Reads records, without the columns that serve only search and order. */
export async function findRecords(db: Db, resource: Resource, wanted: Wanted): Promise<Stored[]> {
  const table = sql.table(tableOf(resource))
  const { where, order = sql`record.id desc`, limit = LARGEST_PAGE, offset = 0 } = wanted
  const fields = storedFields(resource).filter(([name]) => !wanted.without?.has(name))
  const names = ['id', 'extra', 'created_at', 'updated_at', ...fields.map(([name]) => name)]
  const columns = names.map((name) => sql`record.${sql.ref(name)}`)
  if (wanted.counted) columns.push(childrenCount(resource))
  const found = await sql<Stored>`
    select ${sql.join(columns)} from ${table} as record ${all(where)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return found.rows
}

/** The conditions of a search: every word somewhere in the record's searchable text. */
export function searchConditions(keyword: string): Condition[] {
  return searchWords(keyword).map((word) => sql<SqlBool>`record.folded like ${holds(word)}`)
}

function all(where: readonly Condition[]): RawBuilder<unknown> {
  return where.length ? sql`where ${sql.join(where, sql` and `)}` : sql``
}

function childrenCount(resource: Resource): RawBuilder<unknown> {
  const [table, parent] = [sql.table(tableOf(resource)), sql.ref(parentKeyOf(resource) ?? 'parent')]
  return sql`(select count(*)::int from ${table} as child where child.${parent} = record.id) as children_count`
}

/** The page asked for, in bounds whatever was sent. */
function askedPage(c: Context, resource: Resource): Page {
  const { number, size } = resource.pagination
  const page = readPage(resource.pagination, { [number]: asked(c, number), [size]: asked(c, size) })
  return { ...page, page: Math.min(page.page, LAST_PAGE), size: Math.min(page.size, LARGEST_PAGE) }
}

/** Filters under their fields' names, for every kind that can be filtered by, and `id`. */
function filterConditions(c: Context, resource: Resource): Condition[] {
  const id = asked(c, 'id')
  // A field may bear the name of a paging parameter (a slider's page): then the parameter has it.
  const taken = new Set<string>([resource.pagination.number, resource.pagination.size])
  const conditions = storedFields(resource).flatMap(([name, field]): Condition[] => {
    const { filtering } = rulesOf(field)
    const value = filtering === 'none' || taken.has(name) ? '' : asked(c, name)
    if (value === '') return []
    const wanted = filtering === 'toggle' ? readToggle(value) : value
    return [sql<SqlBool>`record.${sql.ref(name)} = ${wanted}`]
  })
  return id === '' ? conditions : [sql<SqlBool>`record.id = ${id}`, ...conditions]
}

function orderOf(resource: Resource, sort: string): RawBuilder<unknown> {
  const order = readOrder(resource, sort)
  if (!order) return sql`record.id desc`
  const column = sql.ref(orderColumn(resource, order.key) ?? order.key)
  // The id makes the order total, so that no record stands on two pages.
  return order.desc
    ? sql`record.${column} desc nulls last, record.id desc`
    : sql`record.${column} asc nulls last, record.id asc`
}

/** Rich text is left out of lists where a record can be read on its own. */
function heavyFields(resource: Resource): ReadonlySet<string> {
  const heavy = storedFields(resource).filter(([, field]) => field.kind === 'richText')
  return new Set(resource.operations.one ? heavy.map(([name]) => name) : [])
}
