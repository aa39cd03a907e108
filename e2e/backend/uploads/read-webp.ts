import { hasText, viewOf } from './bytes.ts'
import type { Picture } from './picture.ts'

/** Reads the size from a WebP's first chunk: lossy, lossless or extended (RFC 9649 §2). */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  const view = viewOf(bytes)
  if (hasText(bytes, 12, 'VP8 ') && hasText(bytes, 23, '\x9d\x01\x2a')) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  if (hasText(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const packed = view.getUint32(21, true)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  if (hasText(bytes, 12, 'VP8X')) {
    const width = view.getUint16(24, true) + (view.getUint8(26) << 16) + 1
    return { width, height: view.getUint16(27, true) + (view.getUint8(29) << 16) + 1 }
  }
  return null
}

/** Reads a WebP's container and size; the container's own length must be there in full. */
export function readWebp(bytes: Uint8Array): Picture | null {
  if (!hasText(bytes, 0, 'RIFF') || !hasText(bytes, 8, 'WEBP') || bytes.length < 30) return null
  const length = viewOf(bytes).getUint32(4, true) + 8
  const size = length <= bytes.length ? sizeOf(bytes) : null
  return size && { type: 'image/webp', extension: 'webp', ...size, length }
}
