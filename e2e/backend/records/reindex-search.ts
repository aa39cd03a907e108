import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Db } from '../db/database.ts'
import { markApplied, withSchemaLock } from '../db/migrate.ts'
import { orderedTexts, storedFields, tableOf } from './record-table.ts'
import { type Stored, toColumns, valuesOf } from './stored.ts'

// Increment it when `fold` or `searchIndex` changes.
const VERSION = 3
const BATCH = 500

/**
 * Rebuilds the folded columns of resources whose searched or ordered fields have changed. Called at every start after the
 * migrations; one query when nothing has changed.
 */
export async function reindexSearch(db: Db, resources: readonly Resource[]): Promise<void> {
  await withSchemaLock(db, async (tx) => {
    const rows = await tx.selectFrom('applied').selectAll().where('name', 'like', 'folded %').execute()
    const done = new Map(rows.map(({ name, hash }) => [name, hash]))
    for (const resource of resources) {
      const [name, hash] = [`folded ${tableOf(resource)}`, hashOf(resource)]
      if (done.get(name) === hash) continue
      await reindexRecords(tx, resource)
      await markApplied(tx, name, hash)
    }
  })
}

function hashOf(resource: Resource): string {
  const searched = storedFields(resource).flatMap(([name, field]) => (rulesOf(field).searched ? [name] : []))
  const plan = JSON.stringify([VERSION, searched, orderedTexts(resource)])
  return createHash('sha256').update(plan).digest('hex')
}

async function reindexRecords(tx: Db, resource: Resource): Promise<void> {
  const table = sql.table(tableOf(resource))
  const indexColumns = ['folded', ...orderedTexts(resource).map((name) => `by_${name}`)]
  for (let after = ''; ; ) {
    const found =
      await sql<Stored>`select * from ${table} where id > ${after} order by id limit ${BATCH}`.execute(tx)
    for (const stored of found.rows) {
      const columns = toColumns(resource, { values: valuesOf(resource, stored), extra: {} })
      const set = indexColumns.map((name) => sql`${sql.ref(name)} = ${columns[name]}`)
      await sql`update ${table} set ${sql.join(set)} where id = ${stored.id}`.execute(tx)
    }
    const last = found.rows.at(-1)
    if (!last) return
    after = last.id
  }
}
