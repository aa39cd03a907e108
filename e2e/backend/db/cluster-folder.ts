import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'

/** The folder is not empty but no complete cluster; opening it would overwrite the remaining data. */
export class IncompleteCluster extends Error {
  constructor(folder: string, missing: readonly string[]) {
    super(
      `Thư mục dữ liệu "${folder}" không trống nhưng thiếu ${missing.join(', ')}, nên không được mở để khỏi ghi đè ` +
        'dữ liệu còn lại. Hãy chép lại phần thiếu, hoặc khôi phục bản sao lưu vào một thư mục trống chọn bằng DATA_DIR. ' +
        '(The data folder is not empty and not a whole database.)',
    )
  }
}

const PARTS = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact']
const MAX_OPEN_FILES = 32

/** Whether the folder contains a complete cluster; false for an empty or missing folder, throws IncompleteCluster otherwise. */
export async function hasCluster(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(emptyIfMissing)
  if (names.length === 0) return false
  const missing = PARTS.filter((part) => !existsSync(path.join(folder, part)))
  if (missing.length > 0) throw new IncompleteCluster(folder, missing)
  return true
}

/** Creates a cluster beside the folder and renames it, so that a kill leaves a complete cluster or none. */
export async function createCluster(
  folder: string,
  { fill, sync }: { fill: (unfinished: string) => Promise<void>; sync: boolean },
): Promise<void> {
  const unfinished = `${folder}.new`
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await fill(unfinished)
  if (sync) await syncTree(unfinished)
  // Windows cannot rename onto a folder, not even an empty one.
  await rmdir(folder).catch(emptyIfMissing)
  await rename(unfinished, folder)
  if (sync) await syncEntry(path.dirname(folder))
}

function emptyIfMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}

/** Syncs all files before the rename, which must not reach the disk first. */
async function syncTree(folder: string): Promise<void> {
  const entries = (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))
  const all = [...entries, folder]
  for (let from = 0; from < all.length; from += MAX_OPEN_FILES) {
    await Promise.all(all.slice(from, from + MAX_OPEN_FILES).map(syncEntry))
  }
}

async function syncEntry(name: string): Promise<void> {
  const isWindows = process.platform === 'win32'
  const handle = await open(name, isWindows ? 'r+' : 'r').catch((error: NodeJS.ErrnoException) => {
    // Windows does not open folders as files, and syncs them with the files.
    if (isWindows && error.code === 'EISDIR') return undefined
    throw error
  })
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}
