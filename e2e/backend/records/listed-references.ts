import { sql } from 'kysely'
import { readIds } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
import { resources } from '#resources/table.ts'
import type { Db } from '../db/database.ts'
import { HttpError } from '../server/reply.ts'
import { storedFields, tableOf } from './record-table.ts'
import { type Stored, valuesOf } from './stored.ts'

/** Whether a resource has fields with lists of ids, on which a foreign key is impossible. */
export function listsReferences(resource: Resource): boolean {
  return storedFields(resource).some(([, { kind }]) => kind === 'references')
}

/**
 * Throws a 422 with the field's name for newly listed ids of deleted records. The existing records are locked until the end of
 * the transaction.
 */
export async function rejectMissing(
  tx: Db,
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  before: Stored | null,
): Promise<void> {
  const old = before ? valuesOf(resource, before) : {}
  for (const [name, field] of storedFields(resource)) {
    if (field.kind !== 'references') continue
    const oldIds = new Set(readIds(old[name]))
    const ids = readIds(values[name]).filter((id) => !oldIds.has(id))
    if (ids.length === 0) continue
    const found = await sql`
      select id from ${sql.table(tableOf(field.to()))} where id in (${sql.join(ids)}) for share`.execute(tx)
    if (found.rows.length === ids.length) continue
    const message = 'Mục được chọn không còn nữa, hãy chọn mục khác.'
    throw new HttpError(422, `${fieldOf(resource, name).label}: ${message}`, {
      errors: { [pathOf(resource, name)]: message },
    })
  }
}

/** Whether another record lists this one; the caller has locked its row, so that no new reference is written. */
export async function isListed(tx: Db, resource: Resource, id: string): Promise<boolean> {
  for (const [table, name] of referencingColumns(resource)) {
    const found = await sql`
      select 1 from ${sql.table(table)}
      where ${sql.ref(name)} @> ${JSON.stringify([id])}::jsonb limit 1`.execute(tx)
    if (found.rows.length > 0) return true
  }
  return false
}

/** The columns with lists of ids of a resource. */
function referencingColumns(target: Resource): readonly (readonly [table: string, column: string])[] {
  return resources.flatMap((resource) =>
    storedFields(resource).flatMap(([name, field]) =>
      field.kind === 'references' && field.to().name === target.name
        ? [[tableOf(resource), name] as const]
        : [],
    ),
  )
}
