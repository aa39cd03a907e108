/**
 * Whether a picture may be animated, so that drawing it would keep one frame only: every GIF, and a PNG or WebP whose
 * header has an animation.
 */
export async function isAnimated(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true
  if (file.type !== 'image/png' && file.type !== 'image/webp') return false
  const bytes = new Uint8Array(await file.slice(0, HEADER).arrayBuffer())
  const textAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  // The second bit of the flags of an extended WebP is its animation.
  if (file.type === 'image/webp') return textAt(12) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  const view = new DataView(bytes.buffer)
  // Each chunk of a PNG has a length, a name, its data and a checksum; that of an animation comes before the pixels.
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (textAt(at + 4) === 'acTL') return true
    if (textAt(at + 4) === 'IDAT') return false
  }
  return false
}

const HEADER = 256 * 1024
