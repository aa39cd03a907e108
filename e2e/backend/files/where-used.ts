import { sql } from 'kysely'
import { rulesOf } from '#descriptor/kinds.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { Db } from '../db/database.ts'
import { storedFields, tableOf } from '../records/record-table.ts'

/** Records that show a picture: how many of which entity, and one of them by name. */
export interface Use {
  readonly resource: Resource
  readonly count: number
  readonly name: string
}

/** Where the address of a picture stands: in the picture fields of records and in their rich texts. */
export async function whereUsed(
  db: Db,
  resources: readonly Resource[],
  url: string,
): Promise<readonly Use[]> {
  const uses: Use[] = []
  for (const resource of resources) {
    const has = storedFields(resource).flatMap(([name, { kind }]) => {
      if (kind === 'image') return [sql`${sql.ref(name)} = ${url}`]
      if (kind === 'images') return [sql`${sql.ref(name)} @> ${JSON.stringify([url])}::jsonb`]
      return kind === 'richText' ? [sql`position(${url} in ${sql.ref(name)}) > 0`] : []
    })
    if (has.length === 0) continue
    const found = await sql<{ count: number; name: string | null }>`
      select count(*) as count, min(${labelColumn(resource)}) as name
      from ${sql.table(tableOf(resource))} where ${sql.join(has, sql` or `)}`.execute(db)
    const row = found.rows[0]
    if (row && row.count > 0) uses.push({ resource, count: row.count, name: row.name ?? '' })
  }
  return uses
}

// What a resource calls its records by may be drawn from elsewhere; then its id has to do.
function labelColumn(resource: Resource) {
  const isStored = storedFields(resource).some(([name]) => name === resource.label)
  return isStored && rulesOf(fieldOf(resource, resource.label)).column === 'text'
    ? sql.ref(resource.label)
    : sql.ref('id')
}
