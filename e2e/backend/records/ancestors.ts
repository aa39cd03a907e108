import { sql } from 'kysely'
import { problemTexts } from '#descriptor/problem.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import type { Db } from '../db/database.ts'
import { HttpError } from '../server/reply.ts'
import { tableOf } from './record-table.ts'

/** An ancestor of a record, with the fields of a path. */
export interface Ancestor {
  readonly id: string
  readonly up: string | null
  readonly label: string
}

/** Reads these records and all their ancestors, by id; `union` ends the recursion even in a cycle. */
export async function withAncestors(
  db: Db,
  resource: Resource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Ancestor>> {
  const table = sql.table(tableOf(resource))
  const [parent, label] = [sql.ref(parentKeyOf(resource) ?? 'parent'), sql.ref(resource.label)]
  const found = await sql<Ancestor>`
    with recursive above as (
      select id, ${parent} as up, ${label} as label from ${table} where id = any(${ids})
      union select node.id, node.${parent}, node.${label} from ${table} as node join above on node.id = above.up
    ) select id, up, label from above`.execute(db)
  return new Map(found.rows.map((row) => [row.id, row]))
}

/** The path to a record, from its root to its parent. */
export function pathTo(records: ReadonlyMap<string, Ancestor>, id: string): { id: string; label: string }[] {
  const path: { id: string; label: string }[] = []
  let above = records.get(records.get(id)?.up ?? '')
  while (above && path.length < records.size) {
    path.unshift({ id: above.id, label: above.label })
    above = records.get(above.up ?? '')
  }
  return path
}

/** Throws a 422 when the parent is the record itself or one of its descendants. */
export async function rejectCycle(
  db: Db,
  resource: Resource,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const key = parentKeyOf(resource)
  const parent = key && values[key]
  if (!key || typeof parent !== 'string' || parent === '') return
  const above = await withAncestors(db, resource, [parent])
  if (!above.has(id)) return
  const message = problemTexts.ownParent
  throw new HttpError(422, message, { errors: { [key]: message } })
}
