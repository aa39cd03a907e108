import { hasText, viewOf } from './bytes.ts'
import { countFrames, MAX_BLOCKS } from './frames.ts'
import type { Picture } from './picture.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'
const CHUNK_OVERHEAD = 12

/** Reads a PNG chunk by chunk: IHDR first, some IDAT, up to IEND; each fcTL is a frame (PNG third edition §5, §11). */
export function readPng(bytes: Uint8Array): Picture | null {
  if (!hasText(bytes, 0, SIGNATURE) || !hasText(bytes, 12, 'IHDR') || bytes.length < 45) return null
  const view = viewOf(bytes)
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  const { add, counted } = countFrames(size)
  let hasData = false
  for (let at = 8, blocks = 0; at + CHUNK_OVERHEAD <= bytes.length && blocks < MAX_BLOCKS; blocks += 1) {
    const length = view.getUint32(at) + CHUNK_OVERHEAD
    if (hasText(bytes, at + 4, 'fcTL') && at + 20 <= bytes.length)
      add({ width: view.getUint32(at + 12), height: view.getUint32(at + 16) })
    if (hasText(bytes, at + 4, 'IDAT')) {
      // Without a frame control before it the picture itself is no frame of the animation.
      if (!hasData && counted.frames === 0) add(size)
      hasData = true
    }
    if (hasText(bytes, at + 4, 'IEND')) {
      if (!hasData || length !== CHUNK_OVERHEAD) return null
      return { type: 'image/png', extension: 'png', ...size, ...counted, length: at + length }
    }
    at += length
  }
  return null
}
