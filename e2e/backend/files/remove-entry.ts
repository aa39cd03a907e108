import { sql } from 'kysely'
import type { Resource } from '#descriptor/resource.ts'
import type { Db } from '../db/database.ts'
import { notFound, Refusal } from '../server/reply.ts'
import { findEntry } from './file-store.ts'
import { type Use, whereUsed } from './where-used.ts'

/** Takes a file or an empty folder out of the tree; refused while records show the file or something is in the folder. */
export async function removeEntry(tx: Db, resources: readonly Resource[], path: string): Promise<void> {
  const entry = await findEntry(tx, path)
  if (!entry) throw notFound('Tệp này không còn nữa. Có thể đã có người xóa.')
  if (entry.upload === null) await refuseFull(tx, `${entry.folder}/${entry.name}`)
  else await refuseUsed(tx, resources, entry.upload)
  await tx.deleteFrom('file_entry').where('id', '=', entry.id).execute()
  if (entry.upload !== null) await forgetBytes(tx, entry.upload)
}

async function refuseFull(tx: Db, folder: string): Promise<void> {
  const { count } = await tx
    .selectFrom('file_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('folder', '=', folder)
    .executeTakeFirstOrThrow()
  if (count > 0) throw new Refusal(409, `Thư mục này còn ${count} mục. Bạn xóa các mục bên trong trước nhé.`)
}

async function refuseUsed(tx: Db, resources: readonly Resource[], upload: string): Promise<void> {
  const entries = await tx.selectFrom('file_entry').select('id').where('upload', '=', upload).execute()
  // The same picture under another name goes on showing it.
  if (entries.length > 1) return
  // Saving a record holds the pictures that it begins to show: from here on none begins to.
  const { path } = await tx
    .selectFrom('upload')
    .select('path')
    .where('id', '=', upload)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const uses = await whereUsed(tx, resources, path)
  if (uses.length > 0) throw new Refusal(409, `Ảnh này đang được dùng: ${uses.map(inWords).join('; ')}.`)
}

function inWords({ resource, count, name }: Use): string {
  const first = `${resource.title} “${name}”`
  return count > 1 ? `${first} và ${count - 1} mục khác` : first
}

/** The bytes go with the last entry that shows them, unless a form has sent them too: then their days of grace begin. */
async function forgetBytes(tx: Db, upload: string): Promise<void> {
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
