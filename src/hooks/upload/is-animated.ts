/**
 * Whether a picture may be animated, so that drawing it would keep one frame only: every GIF, and a PNG or WebP whose
 * header has an animation.
 */
export async function isAnimated(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true
  if (file.type !== 'image/png' && file.type !== 'image/webp') return false
  if (file.type === 'image/png') return isAnimatedPng(file)
  const bytes = await bytesAt(file, 0, 32)
  // The second bit of the flags of an extended WebP is its animation.
  return textAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
}

/**
 * Each chunk of a PNG has a length, a name, its data and a checksum; that of an animation comes before the pixels. A colour
 * profile or a text before it may be large, and is skipped.
 */
async function isAnimatedPng(file: File): Promise<boolean> {
  let start = 0
  let bytes = await bytesAt(file, 0, WINDOW)
  for (let at = 8; at + 8 <= file.size; ) {
    if (at + 8 > start + bytes.length) {
      start = at
      // oxlint-disable-next-line no-await-in-loop -- the position of a chunk follows from the one before
      bytes = await bytesAt(file, start, WINDOW)
    }
    const name = textAt(bytes, at - start + 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += 12 + new DataView(bytes.buffer).getUint32(at - start)
  }
  return false
}

async function bytesAt(file: File, start: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, start + length).arrayBuffer())
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

/** Bytes that are read at once. */
const WINDOW = 64 * 1024
