import { sql } from 'kysely'
import type { Resource } from '#descriptor/resource.ts'
import type { Db } from '../db/database.ts'
import { HttpError, notFound } from '../server/reply.ts'
import { findReferences, type PictureReference } from '../uploads/picture-references.ts'
import { findEntry, withTreeLock } from './file-store.ts'

/**
 * Takes a file or an empty folder out of the tree; refused while records show the file or something is in the folder. `also`
 * runs in the same transaction.
 */
export async function removeEntry(
  db: Db,
  resources: readonly Resource[],
  path: string,
  also: (tx: Db) => Promise<void>,
): Promise<void> {
  // Searching all records takes long: not in the transaction, which holds the embedded engine's only connection.
  const unshown = await findUnreferenced(db, resources, path)
  await withTreeLock(db, async (tx) => {
    const entry = await findEntry(tx, path)
    if (!entry) throw notFound('Tệp này không còn nữa. Có thể đã có người xóa.')
    if (entry.upload === null) await rejectNonEmpty(tx, `${entry.folder}/${entry.name}`)
    else await rejectUsed(tx, resources, entry.upload, unshown)
    await tx.deleteFrom('file_entry').where('id', '=', entry.id).execute()
    if (entry.upload !== null) await deleteBytes(tx, entry.upload)
    await also(tx)
  })
}

/** An upload as it was before the records were searched for it. */
interface UploadVersion {
  readonly id: string
  /** As text: a date of JavaScript lacks the microseconds. */
  readonly used_at: string
}

/** The upload of the file at a path, which no record shows; undefined where there is no file, or another one shows it too. */
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
  unshown: UploadVersion | undefined,
): Promise<void> {
  if (await hasOtherEntry(tx, upload)) return
  // Saving a record writes the uploads that it begins to show: from here on none begins to.
  const held = await sql<UploadVersion>`
    select id, used_at::text from upload where id = ${upload} for update`.execute(tx)
  const isUnchanged = unshown?.id === upload && unshown.used_at === held.rows[0]?.used_at
  if (!isUnchanged) await rejectReferenced(tx, resources, upload)
}

/** Whether the same picture has another name, which goes on showing it. */
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

/** The bytes go with the last entry that shows them, unless a form has sent them too: then their days of grace begin. */
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
