import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/** A file of the built app, held in memory. */
export interface Asset {
  readonly bytes: Buffer
  readonly type: string
  /** Its name carries a hash of its content. */
  readonly hashed: boolean
}

/** All files of a folder by their address; an absent folder is an empty one. */
export async function readAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  const read = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name)
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
    return [address, await readAsset(file, address)] as const
  })
  return new Map(await Promise.all(read))
}

async function readAsset(file: string, address: string): Promise<Asset> {
  return {
    bytes: await readFile(file),
    type: getMimeType(file) ?? 'application/octet-stream',
    hashed: address.startsWith('/assets/') && /-[\w-]{7,}\.\w+$/.test(address),
  }
}
