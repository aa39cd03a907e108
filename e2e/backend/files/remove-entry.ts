import { sql } from 'kysely'
import type { Resource } from '#descriptor/resource.ts'
import type { Db } from '../db/database.ts'
import { HttpError, notFound } from '../server/reply.ts'
import { findReferences, type PictureReference } from '../uploads/picture-references.ts'
import { findEntry, withTreeLock } from './file-store.ts'

/**
 * Deletes a file or an empty folder; throws 409 while records refer to the file or the folder has entries. `also` runs in the
 * same transaction.
 */
export async function removeEntry(
  db: Db,
  resources: readonly Resource[],
  path: string,
  also: (tx: Db) => Promise<void>,
): Promise<void> {
  // Searching all records is slow, so it runs before the transaction, which holds the embedded engine's only connection.
  const unreferenced = await findUnreferenced(db, resources, path)
  await withTreeLock(db, async (tx) => {
    const entry = await findEntry(tx, path)
    if (!entry) throw notFound('Tệp này không còn nữa. Có thể đã có người xóa.')
    if (entry.upload === null) await rejectNonEmpty(tx, `${entry.folder}/${entry.name}`)
    else await rejectUsed(tx, resources, entry.upload, unreferenced)
    await tx.deleteFrom('file_entry').where('id', '=', entry.id).execute()
    if (entry.upload !== null) await deleteBytes(tx, entry.upload)
    await also(tx)
  })
}

/** The version of an upload before the search for references. */
interface UploadVersion {
  readonly id: string
  /** As text, because a JavaScript date has no microseconds. */
  readonly used_at: string
}

/** Reads the unreferenced upload of a file; undefined without a file, or when another entry has the same upload. */
async function findUnreferenced(
  db: Db,
  resources: readonly Resource[],
  path: string,
): Promise<UploadVersion | undefined> {
  const entry = await findEntry(db, path)
  if (!entry || entry.upload === null || (await hasOtherEntry(db, entry.upload))) return undefined
  const found =
    await sql<UploadVersion>`select id, used_at::text from upload where id = ${entry.upload}`.execute(db)
  await rejectReferenced(db, resources, entry.upload)
  return found.rows[0]
}

async function rejectNonEmpty(tx: Db, folder: string): Promise<void> {
  const { count } = await tx
    .selectFrom('file_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('folder', '=', folder)
    .executeTakeFirstOrThrow()
  if (count > 0)
    throw new HttpError(409, `Thư mục này còn ${count} mục. Bạn xóa các mục bên trong trước nhé.`)
}

async function rejectUsed(
  tx: Db,
  resources: readonly Resource[],
  upload: string,
  unreferenced: UploadVersion | undefined,
): Promise<void> {
  if (await hasOtherEntry(tx, upload)) return
  // Saving a record updates the uploads it refers to, so from this lock on no new reference is written.
  const locked = await sql<UploadVersion>`
    select id, used_at::text from upload where id = ${upload} for update`.execute(tx)
  const isUnchanged = unreferenced?.id === upload && unreferenced.used_at === locked.rows[0]?.used_at
  if (!isUnchanged) await rejectReferenced(tx, resources, upload)
}

/** Whether another entry has the same upload. */
async function hasOtherEntry(db: Db, upload: string): Promise<boolean> {
  const entries = await db.selectFrom('file_entry').select('id').where('upload', '=', upload).execute()
  return entries.length > 1
}

async function rejectReferenced(db: Db, resources: readonly Resource[], upload: string): Promise<void> {
  const uses = await findReferences(db, resources, upload)
  if (uses.length > 0)
    throw new HttpError(409, `Ảnh này đang được dùng: ${uses.map(describeReference).join('; ')}.`)
}

function describeReference({ resource, count, name }: PictureReference): string {
  const first = `${resource.title} “${name}”`
  return count > 1 ? `${first} và ${count - 1} mục khác` : first
}

/** Deletes the bytes with their last entry, except those that a form has uploaded, too: their days of grace begin. */
async function deleteBytes(tx: Db, upload: string): Promise<void> {
  await sql`update upload set used_at = now() where id = ${upload} and of_forms`.execute(tx)
  await tx
    .deleteFrom('upload')
    .where('id', '=', upload)
    .where('of_forms', '=', false)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('file_entry').select('file_entry.id').where('upload', '=', upload)),
      ),
    )
    .execute()
}
