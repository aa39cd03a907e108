import { sql } from 'kysely'
import type { Resource } from '#descriptor/resource.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { findReferenced } from './picture-references.ts'

const MAX_PICTURES = 1000
/** Deleting the bytes of more at once would keep other requests waiting. */
const DELETE_BATCH = 20

/**
 * The app keeps a draft for seven days after it was last changed. For seven more a form that is still open may show a
 * picture, and change its draft, after the picture was sent or another write has taken it off the record.
 */
const GRACE = sql.lit('14 days')

/**
 * Removes the pictures that neither a record nor the file manager shows and that were sent or stopped being shown longer
 * ago than the days of grace. At most once an hour over all instances; what is in use is looked at again after as many days.
 */
export async function removeUnusedPictures(db: Db, resources: readonly Resource[]): Promise<void> {
  if (!(await startsJob(db))) return
  const ids = await findUnused(db)
  if (ids.length === 0) return
  const shown = await findReferenced(db, resources, ids)
  await inTransaction(db, (tx) => markUsed(tx, [...shown]))
  const rest = ids.filter((id) => !shown.has(id))
  for (let at = 0; at < rest.length; at += DELETE_BATCH)
    await inTransaction(db, (tx) => deleteUnused(tx, rest.slice(at, at + DELETE_BATCH)))
}

/** Whether the last run began an hour ago or more; then this one counts as begun, on every instance. */
async function startsJob(db: Db): Promise<boolean> {
  const started = await sql`
    insert into job (name, started_at) values ('unshown pictures', now())
    on conflict (name) do update set started_at = now() where job.started_at < now() - interval '1 hour'
    returning 1`.execute(db)
  return started.rows.length > 0
}

const isUnused = sql<boolean>`
  upload.used_at < now() - ${GRACE}::interval
  and not exists (select 1 from file_entry where file_entry.upload = upload.id)`

async function findUnused(db: Db): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select id from upload where ${isUnused} order by used_at, id limit ${MAX_PICTURES}`.execute(db)
  return found.rows.map(({ id }) => id)
}

async function markUsed(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`update upload set used_at = now() where id = any(${ids})`.execute(tx)
}

/**
 * Deletes uploads that no record showed a moment ago, but those used since: every write marks the uploads that it begins or
 * stops showing, so of the others no record can have begun to show one while the records were searched page by page.
 */
async function deleteUnused(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from upload where id = any(${ids}) and ${isUnused}`.execute(tx)
}
