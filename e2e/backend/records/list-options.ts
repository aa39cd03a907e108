import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Operation } from '#descriptor/operation.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import type { Env } from '../server/route.ts'
import { findRecords, searchConditions } from './find-records.ts'
import { listResponse } from './list-response.ts'
import { orderColumn, storedFields } from './record-table.ts'
import { questionOf, searchOf } from './request-params.ts'
import { toWire } from './stored.ts'

/** As many as the app holds of an entity (`src/hooks/names`). */
const MAX_OPTIONS = 20_000

/** The options of a picker: labels, ids and parents, ordered by label. */
export async function listOptions(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
): Promise<Response> {
  const { label } = resource
  const columns = new Set([label, parentKeyOf(resource)])
  const without = new Set(storedFields(resource).flatMap(([name]) => (columns.has(name) ? [] : [name])))
  const order = sql`record.${sql.ref(orderColumn(resource, label) ?? label)}, record.id`
  const param = await questionOf(c, operation)
  const where = searchConditions(searchOf(resource, param))
  const found = await findRecords(c.get('db'), resource, { where, order, limit: MAX_OPTIONS, without })
  const rows = found.map((stored) => toWire(resource, stored, without))
  const pagination = resource.pagination.write({ page: 1, size: MAX_OPTIONS, total: rows.length })
  return listResponse(c, resource, operation, { rows, pagination })
}
