import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Picture } from './picture.ts'

/** A stored file as it is served. */
export interface StoredFile {
  readonly type: string
  readonly bytes: Buffer
}

/** Where a stored picture is. */
export interface Stored {
  readonly id: string
  readonly url: string
}

/**
 * Stores a picture and gives its address. The address follows from the content: the same picture is kept once. One that
 * a form has ever sent (`ofForms`) does not go with its last name in the file manager, since what points at it may not
 * be saved yet; what nothing shows is removed later (`removeUnusedPictures`).
 */
export async function storePicture(
  db: Db,
  name: string,
  picture: Picture,
  given: Uint8Array,
  ofForms: boolean,
): Promise<Stored> {
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

/** Marks a picture that is stored already as used now, without sending its bytes to the database; false where there is none. */
async function reusePicture(db: Db, id: string, ofForms: boolean): Promise<boolean> {
  const found = await sql`
    update upload set of_forms = of_forms or ${ofForms}, used_at = now() where id = ${id} returning id`.execute(
    db,
  )
  return found.rows.length > 0
}

/** The file at an address, null when there is none. */
export async function findFile(db: Db, path: string): Promise<StoredFile | null> {
  const found = await sql<StoredFile>`select type, bytes from upload where path = ${path}`.execute(db)
  return found.rows[0] ?? null
}
