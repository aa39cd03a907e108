import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A file of the built app, held in memory. */
export interface Asset {
  readonly bytes: Buffer
  readonly type: string
  /** Its name carries a hash of its content. */
  readonly hashed: boolean
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
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
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    hashed: address.startsWith('/assets/') && /-[\w-]{8,}\.\w+$/.test(address),
  }
}
