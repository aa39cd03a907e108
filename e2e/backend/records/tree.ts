import type { Context } from 'hono'
import { type SqlBool, sql } from 'kysely'
import type { Operation } from '#descriptor/operation.ts'
import { writePage } from '#descriptor/pagination.ts'
import { problemTexts } from '#descriptor/problem.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import type { Db } from '../database.ts'
import { Refusal } from '../reply.ts'
import type { Env } from '../route.ts'
import { asked } from './asked.ts'
import { type Condition, findRecords, searchConditions } from './list-records.ts'
import { tableOf } from './record-table.ts'
import { type Stored, toWire } from './stored.ts'

const MOST_FOUND = 200

/** The children of one record in the order of their position; of the roots when no parent is named. */
export function recordsBelow(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
  parent: string,
): Promise<Response> {
  const key = sql.ref(parentKeyOf(resource) ?? 'parent')
  const where = parent === '' ? sql<SqlBool>`record.${key} is null` : sql<SqlBool>`record.${key} = ${parent}`
  return answerNodes(c, resource, operation, [where])
}

/** All records, flat: whoever reads them nests them by their parents' ids. */
export function wholeTree(c: Context<Env>, resource: Resource, operation: Operation): Promise<Response> {
  return answerNodes(c, resource, operation, [], false)
}

/** The records that a search finds and all their ancestors, so that the finds can be shown where they stand. */
export async function searchTree(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
): Promise<Response> {
  const db = c.get('db')
  const where = searchConditions(asked(c, 'keyword'))
  if (where.length === 0) return recordsBelow(c, resource, operation, '')
  const found = await findRecords(db, resource, { where, order: byPosition(resource), limit: MOST_FOUND })
  const ids = await withAncestors(
    db,
    resource,
    found.map(({ id }) => id),
  )
  return answerNodes(c, resource, operation, [sql<SqlBool>`record.id = any(${ids})`])
}

/** Refuses a parent that is the record itself or stands below it. */
export async function refuseRing(
  db: Db,
  resource: Resource,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const key = parentKeyOf(resource)
  const parent = key && values[key]
  if (!key || typeof parent !== 'string' || parent === '') return
  const above = await withAncestors(db, resource, [parent])
  if (!above.includes(id)) return
  const message = problemTexts.ownParent
  throw new Refusal(422, message, { errors: { [key]: message } })
}

async function answerNodes(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
  where: readonly Condition[],
  counted = true,
): Promise<Response> {
  const found = await findRecords(c.get('db'), resource, { where, order: byPosition(resource), counted })
  const rows = found.map((stored: Stored) => toWire(resource, stored))
  const pagination = writePage(resource.pagination, {
    page: 1,
    size: Math.max(1, rows.length),
    total: rows.length,
  })
  return c.json((operation.envelope ?? resource.envelope).write({ rows, pagination }))
}

/** Siblings stand in the order of the number called `position` where there is one, then as they were made. */
function byPosition(resource: Resource) {
  return resource.fields['position']?.kind === 'number'
    ? sql`record.position asc nulls last, record.id`
    : sql`record.id`
}

/** These ids and those of all records above them; `union` ends the walk even on a ring. */
async function withAncestors(db: Db, resource: Resource, ids: readonly string[]): Promise<string[]> {
  const [table, key] = [sql.table(tableOf(resource)), sql.ref(parentKeyOf(resource) ?? 'parent')]
  const found = await sql<{ id: string }>`
    with recursive above as (
      select id, ${key} as up from ${table} where id = any(${ids})
      union select node.id, node.${key} from ${table} as node join above on node.id = above.up
    ) select id from above`.execute(db)
  return found.rows.map(({ id }) => id)
}
