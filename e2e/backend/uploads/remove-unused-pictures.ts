import { sql } from 'kysely'
import type { Resource } from '#descriptor/resource.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { findReferenced } from './picture-references.ts'

const MAX_PICTURES = 1000
/** Deleting more bytes in one transaction would block other requests. */
const DELETE_BATCH = 20

/**
 * The app keeps a draft for seven days after its last change. An open form may still refer to a picture, and change its draft,
 * for another seven days after the upload or after another write has removed the picture from the record.
 */
const GRACE = sql.lit('14 days')

/**
 * Deletes pictures without references in records and the file manager whose last use is older than GRACE. Runs at most once an
 * hour over all instances; referenced pictures are marked as used now and checked again after GRACE.
 */
export async function removeUnusedPictures(db: Db, resources: readonly Resource[]): Promise<void> {
  if (!(await startsJob(db))) return
  const ids = await findUnused(db)
  if (ids.length === 0) return
  const referenced = await findReferenced(db, resources, ids)
  await inTransaction(db, (tx) => markUsed(tx, [...referenced]))
  const unreferenced = ids.filter((id) => !referenced.has(id))
  for (let at = 0; at < unreferenced.length; at += DELETE_BATCH)
    await inTransaction(db, (tx) => deleteUnused(tx, unreferenced.slice(at, at + DELETE_BATCH)))
}

/** Claims the hourly run for this instance; false when another run started within the last hour. */
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
 * Deletes unreferenced uploads, except those used since the search: every write marks the uploads whose references it adds or
 * removes, so a reference that was added during the search is noticed here.
 */
async function deleteUnused(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from upload where id = any(${ids}) and ${isUnused}`.execute(tx)
}
