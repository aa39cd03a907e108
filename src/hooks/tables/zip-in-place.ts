import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate/browser'

type Files = Readonly<Record<string, Uint8Array>>

// Takes the place of `fflate` for the readers and writers of XLSX, by an alias in vite.config.ts: the library starts
// workers from blobs, which the content security policy refuses.

/** Unpacks the XML files of an archive in this thread; pictures among them are not read. */
export function unzip(archive: Uint8Array, onDone: (error: unknown, files?: Files) => void): void {
  answer(() => unzipSync(archive, { filter: isXml }), onDone)
}

/** The bytes of the XML files that an archive names, before they are unpacked. */
export function unpackedSize(archive: Uint8Array): number {
  let size = 0
  const count = (file: UnzipFileInfo) => {
    if (isXml(file)) size += file.originalSize
    return false
  }
  unzipSync(archive, { filter: count })
  return size
}

const isXml = ({ name }: UnzipFileInfo) => /\.(xml|rels)$/i.test(name)

/** Packs an archive in this thread. */
export function zip(
  files: Record<string, Uint8Array>,
  onDone: (error: unknown, archive?: Uint8Array) => void,
): void {
  answer(() => zipSync(files), onDone)
}

function answer<T>(work: () => T, onDone: (error: unknown, result?: T) => void): void {
  let result: T
  try {
    result = work()
  } catch (error) {
    onDone(error)
    return
  }
  onDone(null, result)
}

export { strFromU8, strToU8, unzipSync, zipSync }
