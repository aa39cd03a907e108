import { hasText, viewOf } from './bytes.ts'
import { countFrames, MAX_BLOCKS } from './frames.ts'
import type { Picture } from './picture.ts'

const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b

function colours(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Reads a GIF block by block to its trailer (GIF89a §17–27). */
export function readGif(bytes: Uint8Array): Picture | null {
  if (!(hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a')) || bytes.length < 14) return null
  const view = viewOf(bytes)
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  const { add, counted } = countFrames(size)
  let blocks = 0
  for (let at = 13 + colours(bytes[10] ?? 0); at < bytes.length && blocks < MAX_BLOCKS; ) {
    const kind = bytes[at]
    if (kind === TRAILER) {
      if (counted.frames === 0) return null
      return { type: 'image/gif', extension: 'gif', ...size, ...counted, length: at + 1 }
    }
    if (kind === IMAGE && at + 10 <= bytes.length) {
      add({ width: view.getUint16(at + 5, true), height: view.getUint16(at + 7, true) })
    } else if (kind !== EXTENSION) return null
    at = kind === IMAGE ? at + 11 + colours(bytes[at + 9] ?? 0) : at + 2
    // Data sub-blocks, each led by its length, up to the empty one that closes them.
    for (blocks += 1; at < bytes.length && bytes[at] !== 0 && blocks < MAX_BLOCKS; blocks += 1)
      at += (bytes[at] ?? 0) + 1
    at += 1
  }
  return null
}
