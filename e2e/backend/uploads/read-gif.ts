import { hasText, viewOf } from './bytes.ts'
import type { Picture } from './picture.ts'

const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b

function colours(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Walks data sub-blocks, each led by its length, to behind the empty one that closes them. */
function behindBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
  return at + 1
}

/** Reads a GIF block by block to its trailer (GIF89a §17–27). */
export function readGif(bytes: Uint8Array): Picture | null {
  if (!(hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a')) || bytes.length < 14) return null
  const view = viewOf(bytes)
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  let hasImage = false
  for (let at = 13 + colours(bytes[10] ?? 0); at < bytes.length; ) {
    const kind = bytes[at]
    if (kind === TRAILER) {
      return hasImage ? { type: 'image/gif', extension: 'gif', ...size, length: at + 1 } : null
    }
    if (kind === IMAGE) hasImage = true
    else if (kind !== EXTENSION) return null
    const blocks = kind === IMAGE ? at + 11 + colours(bytes[at + 9] ?? 0) : at + 2
    at = behindBlocks(bytes, blocks)
  }
  return null
}
