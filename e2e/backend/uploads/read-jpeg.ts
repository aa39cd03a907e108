import { hasText, viewOf } from './bytes.ts'
import { MAX_BLOCKS, type Size } from './frames.ts'
import { orientationOnly } from './metadata.ts'
import type { Cut, Picture } from './picture.ts'

const END = 0xd9
const SCAN = 0xda

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** In compressed data 0xFF is a marker only when neither a stuffed zero nor a restart (D0–D7) follows. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return -1
}

// Application data that a decoder needs: JFIF, the colour profile, the colours of Adobe. A longer segment is cut off behind the kept
// bytes; a JFIF one without its thumbnail ends with the thumbnail's size of zero.
const NEEDED: readonly (readonly [marker: number, name: string, kept: number, ending: string])[] = [
  [0xe0, 'JFIF\0', 12, '\0\0'],
  [0xe2, 'ICC_PROFILE\0', Number.POSITIVE_INFINITY, ''],
  [0xee, 'Adobe', 12, ''],
]

/** The cuts of a segment of application data or of a comment; of Exif data the orientation is kept. */
function cutsOf(bytes: Uint8Array, from: number, to: number): readonly Cut[] {
  const marker = bytes[from + 1] ?? 0
  const needed = NEEDED.find(([of, name]) => of === marker && hasText(bytes, from + 4, name))
  if (needed) {
    const [, , kept, ending] = needed
    const length = 2 + kept + ending.length
    if (to - from - 2 <= length) return []
    const by = Buffer.from(ending, 'latin1')
    return [
      { from: from + 2, to: from + 4, by: Buffer.from([0, length]) },
      { from: from + 4 + kept, to, by },
    ]
  }
  if (!(marker === 0xfe || (marker >= 0xe0 && marker <= 0xef))) return []
  const isExif = marker === 0xe1 && hasText(bytes, from + 4, 'Exif\0\0')
  const exif = isExif && orientationOnly(bytes.subarray(from + 4, to))
  return [{ from, to, ...(exif && { by: Buffer.concat([EXIF_HEAD, exif]) }) }]
}

const EXIF_HEAD = Buffer.from('\xff\xe1\0\x22Exif\0\0', 'latin1')

/** Reads a JPEG segment by segment to its end mark; the size is in the frame header (ITU T.81 annex B). */
export function readJpeg(bytes: Uint8Array): Picture | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const view = viewOf(bytes)
  let size: Size | null = null
  let pixels = 0
  const cuts: Cut[] = []
  for (let at = 2, blocks = 0; at >= 0 && at + 2 <= bytes.length && blocks < MAX_BLOCKS; blocks += 1) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) {
      return (
        size && { type: 'image/jpeg', extension: 'jpg', ...size, frames: 1, pixels, cuts, length: at + 2 }
      )
    }
    if (at + 9 > bytes.length) return null
    if (isFrame(marker)) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
      pixels += size.width * size.height
    }
    const after = at + 2 + view.getUint16(at + 2)
    cuts.push(...cutsOf(bytes, at, after))
    at = marker === SCAN ? nextMarker(bytes, after) : after
  }
  return null
}
