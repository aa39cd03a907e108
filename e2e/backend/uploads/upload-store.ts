import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Picture } from './picture.ts'

/** A stored file to serve. */
export interface StoredFile {
  readonly type: string
  readonly bytes: Buffer
}

/** The id and address of a stored picture. */
export interface StoredPicture {
  readonly id: string
  readonly url: string
}

/**
 * Stores a picture and returns its address, a hash of the content: the same picture is stored once. A picture that a form has
 * uploaded (`ofForms`) is not deleted with its last entry in the file manager, because an unsaved record may refer to it;
 * `removeUnusedPictures` deletes it later.
 */
export async function storePicture(
  db: Db,
  name: string,
  picture: Picture,
  given: Uint8Array,
  ofForms: boolean,
): Promise<StoredPicture> {
  const bytes = Buffer.from(given.subarray(0, picture.length))
  // Off the event loop, unlike `createHash`.
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const id = Buffer.from(digest).toString('hex').slice(0, 40)
  const path = `/files/${id}.${picture.extension}`
  if (await reusePicture(db, id, ofForms)) return { id, url: path }
  await db
    .insertInto('upload')
    .values({ id, path, name, type: picture.type, size: bytes.length, bytes, of_forms: ofForms })
    .onConflict((on) =>
      on.column('id').doUpdateSet({
        of_forms: sql<boolean>`upload.of_forms or excluded.of_forms`,
        used_at: sql<Date>`now()`,
      }),
    )
    .execute()
  return { id, url: path }
}

/** Marks an already stored picture as used now, without sending its bytes to the database; false when it is not stored. */
async function reusePicture(db: Db, id: string, ofForms: boolean): Promise<boolean> {
  const found = await sql`
    update upload set of_forms = of_forms or ${ofForms}, used_at = now() where id = ${id} returning id`.execute(
    db,
  )
  return found.rows.length > 0
}

/** Reads the file at an address; null when it does not exist. */
export async function findFile(db: Db, path: string): Promise<StoredFile | null> {
  const found = await sql<StoredFile>`select type, bytes from upload where path = ${path}`.execute(db)
  return found.rows[0] ?? null
}
