import { hasText, viewOf } from './bytes.ts'
import { countFrames, MAX_BLOCKS } from './frames.ts'
import type { Cut, Picture } from './picture.ts'

const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b

// Extensions that a decoder needs: graphic control, and the applications of loops and of the colour profile.
const CONTROL = 0xf9
const NEEDED = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

function isNeeded(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== EXTENSION || bytes[at + 1] === CONTROL) return true
  return bytes[at + 1] === 0xff && NEEDED.some((name) => hasText(bytes, at + 3, name))
}

function colours(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Reads a GIF block by block to its trailer (GIF89a §17–27). */
export function readGif(bytes: Uint8Array): Picture | null {
  if (!(hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a')) || bytes.length < 14) return null
  const view = viewOf(bytes)
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  const { add, counted } = countFrames(size)
  const cuts: Cut[] = []
  let blocks = 0
  for (let at = 13 + colours(bytes[10] ?? 0); at < bytes.length && blocks < MAX_BLOCKS; ) {
    const kind = bytes[at]
    if (kind === TRAILER) {
      if (counted.frames === 0) return null
      return { type: 'image/gif', extension: 'gif', ...size, ...counted, cuts, length: at + 1 }
    }
    if (kind === IMAGE && at + 10 <= bytes.length) {
      add({ width: view.getUint16(at + 5, true), height: view.getUint16(at + 7, true) })
    } else if (kind !== EXTENSION) return null
    const from = at
    at = kind === IMAGE ? at + 11 + colours(bytes[at + 9] ?? 0) : at + 2
    // Data sub-blocks, each led by its length, up to the empty one that closes them.
    for (blocks += 1; at < bytes.length && bytes[at] !== 0 && blocks < MAX_BLOCKS; blocks += 1)
      at += (bytes[at] ?? 0) + 1
    at += 1
    if (!isNeeded(bytes, from)) cuts.push({ from, to: at })
  }
  return null
}
