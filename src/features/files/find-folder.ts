import type { StoredFile } from './stored-file.ts'

/** The maximum number of folders that are read for one picture. */
const mostFolders = 24

/** The number of folders that are read at a time. */
const atOnce = 3

interface FolderSearch {
  /** Reads a folder; rejects where it cannot be read. */
  readonly read: (folder: string) => Promise<readonly StoredFile[]>
  readonly signal: AbortSignal
}

/**
 * The folder of the picture with this absolute address, null if it is not found: neither the address of a picture nor a
 * call has it. Folders are read level by level from the root, those that the address names first, up to a limit.
 */
export async function findFolder(
  address: string,
  resolve: (address: string) => string,
  { read, signal }: FolderSearch,
): Promise<string | null> {
  const isNamed = namesIn(address)
  let waiting: readonly StoredFile[] = []
  let next: readonly string[] = ['']
  let left = mostFolders
  while (next.length > 0 && !signal.aborted) {
    const found = await Promise.all(next.map((folder) => readQuietly(folder, read)))
    const hit = next.find((_, at) => found[at]?.some((file) => isPicture(file, address, resolve)))
    if (hit !== undefined) return hit
    const folders = found.flat().filter((file) => file.isFolder && file.count !== 0)
    waiting = [...waiting, ...folders].toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    left -= next.length
    next = waiting.slice(0, Math.min(atOnce, left)).map(({ path }) => path)
    waiting = waiting.slice(next.length)
  }
  return null
}

/** Whether a file is the picture with this absolute address. */
export function isPicture(file: StoredFile, address: string, resolve: (address: string) => string): boolean {
  return !file.isFolder && file.url !== '' && encoded(resolve(file.url)) === encoded(address)
}

// A folder that cannot be read has no pictures to choose from either.
async function readQuietly(folder: string, read: FolderSearch['read']): Promise<readonly StoredFile[]> {
  try {
    return await read(folder)
  } catch {
    return []
  }
}

/** Returns whether an address has the name of a folder among its segments, as those of many file services do. */
function namesIn(address: string): (folder: StoredFile) => boolean {
  const segments = new Set(encoded(address).split('/'))
  return ({ name }) => segments.has(encodeURIComponent(name))
}

// The same address may be stored with and without percent-encoding.
function encoded(address: string): string {
  return URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : address
}
