import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

const extensions = { pg_trgm }

// Making an empty cluster takes seconds, unpacking one a fraction of that: every later fresh start is spared it.
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/ben', import.meta.url))

/** Opens the embedded PostgreSQL in a folder, or `memory://`. */
export async function openLite(folder: string): Promise<PGlite> {
  const isFresh = folder.startsWith('memory://') || !existsSync(path.join(folder, 'PG_VERSION'))
  if (!isFresh) return create(folder, {})
  const file = path.join(CACHE, `empty-cluster-${await liteVersion()}.tar`)
  const packed = await readFile(file).catch(() => undefined)
  if (packed) return create(folder, { loadDataDir: new Blob([new Uint8Array(packed)]) })
  const lite = await create(folder, {})
  await keep(file, await lite.dumpDataDir('none'))
  return lite
}

function create(folder: string, options: PGliteOptions): Promise<PGlite> {
  return PGlite.create(folder, { ...options, extensions })
}

async function keep(file: string, cluster: Blob): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  try {
    await mkdir(CACHE, { recursive: true })
    await writeFile(unfinished, new Uint8Array(await cluster.arrayBuffer()))
    await rename(unfinished, file)
  } catch {
    // A folder that cannot be written costs the next fresh start its seconds, no more.
  }
}

async function liteVersion(): Promise<string> {
  const manifest = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url)
  return JSON.parse(await readFile(manifest, 'utf8')).version
}
