import { hasText, viewOf } from './bytes.ts'
import type { Picture } from './picture.ts'

/** The bytes of a picture without the blocks that hold a place, a time, a device or a text. */
export function withoutMetadata(bytes: Uint8Array, { cuts, length }: Picture): Buffer {
  const kept: Uint8Array[] = []
  let at = 0
  for (const { from, to, by } of cuts) {
    kept.push(bytes.subarray(at, from), ...(by ? [by] : []))
    at = to
  }
  kept.push(bytes.subarray(at, length))
  return Buffer.concat(kept)
}

const ORIENTATION = 0x0112
const ENTRY = 12

/** Exif data (TIFF) with the orientation of other Exif data alone; undefined for one that needs no turning or is damaged. */
export function orientationOnly(exif: Uint8Array): Buffer | undefined {
  const tiff = hasText(exif, 0, 'Exif\0\0') ? exif.subarray(6) : exif
  const isLittle = hasText(tiff, 0, 'II*\0')
  if (!(isLittle || hasText(tiff, 0, 'MM\0*')) || tiff.length < 10) return undefined
  const view = viewOf(tiff)
  const start = view.getUint32(4, isLittle)
  const count = start + 2 <= tiff.length ? view.getUint16(start, isLittle) : 0
  for (let at = start + 2; at < start + 2 + count * ENTRY && at + ENTRY <= tiff.length; at += ENTRY) {
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue
    const value = view.getUint16(at + 8, isLittle)
    return value > 1 && value <= 8 ? tiffOf(value) : undefined
  }
  return undefined
}

/** A header, one directory with one entry (a short), and no next directory (TIFF 6.0 §2). */
function tiffOf(orientation: number): Buffer {
  const words = [0x4d4d, 42, 0, 8, 1, ORIENTATION, 3, 0, 1, orientation, 0, 0, 0]
  return Buffer.from(words.flatMap((word) => [word >> 8, word & 0xff]))
}
