import type { Db } from '../db/database.ts'
import { keyOf } from '../files/file-names.ts'
import { seedId, seedTime } from './seed-id.ts'
import { type PictureFolder, picturesIn, storeSeedPicture } from './seed-pictures.ts'
import folders from './words/files.json' with { type: 'json' }

/**
 * A folder of the file manager: the names of its pictures, the folder of `pictures` that has them, and the first of them.
 * Parents come first; logos are those of the seeded brands.
 */
interface Folder {
  readonly path: string
  readonly pictures: PictureFolder
  readonly first: number
  readonly names: readonly string[]
}

/** Fills the file manager: folders in folders and some 75 pictures; those of brands are the ones their records show. */
export async function storeFiles(db: Db): Promise<void> {
  const entries: Entry[] = []
  const add = (folder: string, name: string, more: Partial<Entry> = {}) => {
    const at = entries.length
    const none = { upload: null, width: null, height: null }
    const own = { id: seedId('file', at), created_at: seedTime(at), folder, name, key: keyOf(name) }
    entries.push({ ...none, ...own, ...more })
  }
  for (const { path, pictures: from, first, names } of folders as readonly Folder[]) {
    const pictures = await picturesIn(from)
    const end = path.lastIndexOf('/')
    if (path !== '') add(path.slice(0, end), path.slice(end + 1))
    for (const [at, name] of names.entries()) {
      const bytes = pictures[(first + at) % pictures.length]
      if (!bytes) throw new Error(`no picture for ${name}`)
      const { id, width, height } = await storeSeedPicture(db, `${name}.webp`, bytes, false)
      add(path, `${name}.webp`, { upload: id, width, height })
    }
  }
  await db.insertInto('file_entry').values(entries).execute()
}

interface Entry {
  readonly id: string
  readonly folder: string
  readonly name: string
  readonly key: string
  readonly upload: string | null
  readonly width: number | null
  readonly height: number | null
  readonly created_at: Date
}
