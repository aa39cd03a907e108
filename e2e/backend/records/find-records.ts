import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import type { Db } from '../db/database.ts'
import { storedFields, tableOf } from './record-table.ts'
import { containsPattern, searchTerms } from './search-terms.ts'
import type { Stored } from './stored.ts'

/** A condition on the rows of a list. */
export type Condition = RawBuilder<SqlBool>

// The default limit, so that a mistake does not load a whole table.
const MAX_ROWS = 10_000

/** Counts the records that match the conditions. */
export async function countRecords(db: Db, resource: Resource, where: readonly Condition[]): Promise<number> {
  const table = sql.table(tableOf(resource))
  const counted = await sql<{
    total: number
  }>`select count(*) as total from ${table} as record ${all(where)}`.execute(db)
  return counted.rows[0]?.total ?? 0
}

/** Filter, order and page of a query; the newest records first by default. */
export interface RecordQuery {
  readonly where: readonly Condition[]
  readonly order?: RawBuilder<unknown>
  readonly limit?: number
  readonly offset?: number
  /** Fields to leave out. */
  readonly without?: ReadonlySet<string>
  /** In a tree: also counts the children of each record. */
  readonly counted?: boolean
}

/** Reads records, without the columns that serve only search and order. */
export async function findRecords(db: Db, resource: Resource, query: RecordQuery): Promise<Stored[]> {
  const table = sql.table(tableOf(resource))
  const { where, order = sql`record.id desc`, limit = MAX_ROWS, offset = 0 } = query
  const fields = storedFields(resource).filter(([name]) => !query.without?.has(name))
  const names = ['id', 'extra', 'row_version', 'created_at', 'updated_at', ...fields.map(([name]) => name)]
  const columns = names.map((name) => sql`record.${sql.ref(name)}`)
  if (query.counted) columns.push(childrenCount(resource))
  const found = await sql<Stored>`
    select ${sql.join(columns)} from ${table} as record ${all(where)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return found.rows
}

/** The conditions of a search: the searchable text contains every term of one alternative. */
export function searchConditions(keyword: string): Condition[] {
  const alternatives = searchTerms(keyword).filter((terms) => terms.length > 0)
  if (alternatives.length === 0) return []
  const contains = (term: string) => sql`record.folded like ${containsPattern(term)}`
  const each = alternatives.map((terms) => sql`(${sql.join(terms.map(contains), sql` and `)})`)
  return [sql<SqlBool>`(${sql.join(each, sql` or `)})`]
}

function all(where: readonly Condition[]): RawBuilder<unknown> {
  return where.length ? sql`where ${sql.join(where, sql` and `)}` : sql``
}

function childrenCount(resource: Resource): RawBuilder<unknown> {
  const [table, parent] = [sql.table(tableOf(resource)), sql.ref(parentKeyOf(resource) ?? 'parent')]
  return sql`(select count(*)::int from ${table} as child where child.${parent} = record.id) as children_count`
}
