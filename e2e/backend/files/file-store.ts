import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { inTransaction, lockRow } from '../db/transaction.ts'
import { newId } from '../records/new-id.ts'
import { folderNotFound, keyOf, numberedName, splitPath } from './file-names.ts'

/** A file or folder in the response of list-item. */
export interface Entry {
  readonly name: string
  readonly kind: 'file' | 'folder'
  readonly url: string | null
  readonly type: string | null
  readonly size: number | null
  readonly width: number | null
  readonly height: number | null
  /** The number of entries in a folder. */
  readonly count: number | null
  readonly created_at: Date
}

/** Lists a folder, subfolders first; undefined when it does not exist. */
export async function listFolder(db: Db, folder: string): Promise<readonly Entry[] | undefined> {
  if (!(await isFolder(db, folder))) return undefined
  const found = await sql<Entry>`
    select e.name, case when e.upload is null then 'folder' else 'file' end as kind,
      u.path as url, u.type, u.size, e.width, e.height, e.created_at,
      case when e.upload is null then (
        select count(*) from file_entry inner_entry where inner_entry.folder = e.folder || '/' || e.name
      ) end as count
    from file_entry e left join upload u on u.id = e.upload
    where e.folder = ${folder}
    order by (e.upload is not null), e.key`.execute(db)
  return found.rows
}

/** Runs work under the lock of the file tree, so that name numbering and emptiness checks are atomic. */
export async function withTreeLock<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, 'files')
    return work(tx)
  })
}

/** Whether a path is a folder; the root always is. */
export async function isFolder(db: Db, path: string): Promise<boolean> {
  if (path === '') return true
  const entry = await findEntry(db, path)
  return entry !== undefined && entry.upload === null
}

/** Reads the entry at a path. */
export async function findEntry(db: Db, path: string) {
  const at = splitPath(path)
  if (!at) return undefined
  return db
    .selectFrom('file_entry')
    .selectAll()
    .where('folder', '=', at.folder)
    .where('key', '=', keyOf(at.name))
    .executeTakeFirst()
}

/** The columns of a new entry, except its name. */
export interface NewEntry {
  readonly folder: string
  readonly upload?: string
  readonly width?: number
  readonly height?: number
}

/** Inserts an entry; null when its name is taken. */
export async function insertEntry(tx: Db, name: string, entry: NewEntry): Promise<string | null> {
  if (!(await isFolder(tx, entry.folder))) throw folderNotFound()
  const made = await tx
    .insertInto('file_entry')
    .values({ id: newId(), name, key: keyOf(name), upload: null, width: null, height: null, ...entry })
    .onConflict((on) => on.columns(['folder', 'key']).doNothing())
    .returning('name')
    .executeTakeFirst()
  return made?.name ?? null
}

/** Inserts a file, with a number after its name when the name is taken. */
export async function insertNumbered(tx: Db, name: string, entry: NewEntry): Promise<string> {
  for (let number = 1; ; number += 1) {
    const made = await insertEntry(tx, numberedName(name, number), entry)
    if (made !== null) return made
  }
}
