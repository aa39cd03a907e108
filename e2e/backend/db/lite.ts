import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { log } from '../server/log.ts'
import { createCluster, hasCluster } from './cluster-folder.ts'
import { PrivateFolder } from './private-folder.ts'

const extensions = { pg_trgm }

// Creating an empty cluster takes seconds, unpacking a cached one a fraction of that.
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/ben', import.meta.url))

// PGlite disables fsync by default, and its fdatasync, PostgreSQL's default for the WAL, does nothing.
const SYNCED = [...PGlite.defaultStartParams.filter((each) => each !== '-F'), '-c', 'wal_sync_method=fsync']

/** The engine cannot read the cluster. */
class UnopenedCluster extends Error {
  constructor(folder: string, reason: string) {
    super(
      `Không mở được cơ sở dữ liệu ở "${folder}" (${reason}). Nếu dữ liệu đã hỏng, hãy giữ nguyên thư mục này ` +
        'và khôi phục bản sao lưu vào một thư mục trống: DATA_DIR=… npm run restore -- TỆP.',
    )
  }
}

/** Opens the embedded PostgreSQL in a folder, or `memory://`; without `fsync` a power cut may damage the folder. */
export async function openLite(folder: string, fsync = true): Promise<PGlite> {
  if (folder.startsWith('memory://')) return openFresh(folder)
  const fill = async (unfinished: string) => (await openFresh(unfinished)).close()
  if (!(await hasCluster(folder))) await createCluster(folder, { fill, sync: fsync })
  return create(folder, { ...storage(folder, fsync), ...(fsync ? { startParams: SYNCED } : {}) })
}

async function openFresh(folder: string): Promise<PGlite> {
  const file = path.join(CACHE, `empty-cluster-${await liteVersion()}.tar`)
  const packed = await readFile(file).catch(() => undefined)
  if (packed)
    return create(folder, { ...storage(folder, false), loadDataDir: new Blob([new Uint8Array(packed)]) })
  const lite = await create(folder, storage(folder, false))
  await cacheCluster(file, await lite.dumpDataDir('none'))
  return lite
}

function storage(folder: string, isSynced: boolean): PGliteOptions {
  return folder.startsWith('memory://') ? { dataDir: folder } : { fs: new PrivateFolder(folder, isSynced) }
}

async function create(folder: string, options: PGliteOptions): Promise<PGlite> {
  let isOpen = false
  let reason = ''
  const onStderr = (line: string) => {
    const [, level, text = ''] = /(FATAL|PANIC):\s+(.*)/.exec(line) ?? []
    if (isOpen && level === 'PANIC') exitAfterPanic(text)
    reason ||= text
    return true
  }
  try {
    const lite = await PGlite.create({ ...options, extensions, onStderr })
    isOpen = true
    return lite
  } catch (error) {
    // Errors of the engine are instances of Error; those of Emscripten, like a full disk, are not.
    throw error instanceof Error ? new UnopenedCluster(folder, reason || error.message) : error
  }
}

/** After a panic (a full or failing disk) the engine hangs; a new process recovers from the WAL. */
function exitAfterPanic(reason: string): never {
  log.fatal(
    `Cơ sở dữ liệu không ghi được nữa nên máy chủ dừng lại (${reason}). ` +
      'Những gì đã báo là lưu xong vẫn còn. Hãy xem lại ổ đĩa rồi khởi động lại.',
  )
  process.exit(1)
}

async function cacheCluster(file: string, cluster: Blob): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  try {
    await mkdir(CACHE, { recursive: true })
    await writeFile(unfinished, new Uint8Array(await cluster.arrayBuffer()))
    await rename(unfinished, file)
  } catch {
    // Without a writable cache the next fresh start only takes longer.
  }
}

async function liteVersion(): Promise<string> {
  const manifest = new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url)
  return JSON.parse(await readFile(manifest, 'utf8')).version
}
