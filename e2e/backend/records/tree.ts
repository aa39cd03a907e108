import type { Context } from 'hono'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Operation } from '#descriptor/operation.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import type { Env } from '../server/route.ts'
import { pathTo, withAncestors } from './ancestors.ts'
import { findRecords, type RecordQuery, searchConditions } from './find-records.ts'
import { heavyFields, listRecords } from './list-records.ts'
import { listResponse } from './list-response.ts'
import { questionOf, searchOf } from './request-params.ts'
import { toWire } from './stored.ts'

const MAX_RESULTS = 200
const MAX_NODES = 100_000

/**
 * Returns the children of a record by position, or the roots without a parent: all of them unless the query names a page
 * size.
 */
export async function recordsBelow(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
  parent: string,
): Promise<Response> {
  const key = sql.ref(parentKeyOf(resource) ?? 'parent')
  const isBelow =
    parent === '' ? sql<SqlBool>`record.${key} is null` : sql<SqlBool>`record.${key} = ${parent}`
  const within = { where: [isBelow], order: byPosition(resource) }
  const param = await questionOf(c, operation)
  if (param(resource.pagination.size) !== '') return listRecords(c, resource, operation, within)
  return allRows(c, resource, operation, { ...within, counted: true })
}

/** Returns all records as a flat list; the client nests them by their parents' ids. */
export async function wholeTree(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
): Promise<Response> {
  return allRows(c, resource, operation, { where: [], order: byPosition(resource) })
}

async function allRows(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
  query: RecordQuery,
): Promise<Response> {
  const without = heavyFields(resource)
  const found = await findRecords(c.get('db'), resource, { ...query, without, limit: MAX_NODES })
  const rows = found.map((stored) => toWire(resource, stored, without))
  return wholeResponse(c, resource, operation, rows)
}

/** Returns the records that match a search, each with the path of its `ancestors` from the root. */
export async function searchTree(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
): Promise<Response> {
  const param = await questionOf(c, operation)
  const where = searchConditions(searchOf(resource, param))
  if (where.length === 0) return recordsBelow(c, resource, operation, '')
  const db = c.get('db')
  const query = { where, order: byPosition(resource), limit: MAX_RESULTS, counted: true }
  const found = await findRecords(db, resource, query)
  const ancestors = await withAncestors(
    db,
    resource,
    found.map(({ id }) => id),
  )
  const rows = found.map((stored) => ({
    ...toWire(resource, stored),
    ancestors: pathTo(ancestors, stored.id),
  }))
  return wholeResponse(c, resource, operation, rows)
}

function wholeResponse(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
  rows: Record<string, unknown>[],
): Response {
  const page = { page: 1, size: Math.max(1, rows.length), total: rows.length }
  return listResponse(c, resource, operation, { rows, pagination: resource.pagination.write(page) })
}

/** The order of siblings: by the number field `position` if there is one, then by creation. */
function byPosition(resource: Resource): RawBuilder<unknown> {
  const numbered = resource.fields['position']?.kind === 'number'
  return numbered ? sql`record.position asc nulls last, record.id` : sql`record.id`
}
