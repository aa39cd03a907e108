import { strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate/browser'

// Takes the place of `fflate` for the writer of XLSX, by an alias in vite.config.ts: the library starts workers from blobs,
// which the content security policy refuses.

/** The bytes of the XML files that an archive names, before they are unpacked. */
export function unpackedSize(archive: Uint8Array): number {
  let size = 0
  const count = ({ name, originalSize }: UnzipFileInfo) => {
    if (/\.(xml|rels)$/i.test(name)) size += originalSize
    return false
  }
  unzipSync(archive, { filter: count })
  return size
}

/** Packs an archive in this thread. */
export function zip(
  files: Record<string, Uint8Array>,
  onDone: (error: unknown, archive?: Uint8Array) => void,
): void {
  let archive: Uint8Array
  try {
    archive = zipSync(files)
  } catch (error) {
    onDone(error)
    return
  }
  onDone(null, archive)
}

export { strToU8, zipSync }
