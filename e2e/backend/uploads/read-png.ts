import { hasText, viewOf } from './bytes.ts'
import type { Picture } from './picture.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'
const AROUND_DATA = 12

/** Reads a PNG chunk by chunk: IHDR first, some IDAT, up to IEND (ISO/IEC 15948 §5). */
export function readPng(bytes: Uint8Array): Picture | null {
  if (!hasText(bytes, 0, SIGNATURE) || !hasText(bytes, 12, 'IHDR') || bytes.length < 45) return null
  const view = viewOf(bytes)
  let hasData = false
  for (let at = 8; at + AROUND_DATA <= bytes.length; ) {
    const length = view.getUint32(at) + AROUND_DATA
    if (hasText(bytes, at + 4, 'IDAT')) hasData = true
    if (hasText(bytes, at + 4, 'IEND')) {
      if (!hasData || length !== AROUND_DATA) return null
      const size = { width: view.getUint32(16), height: view.getUint32(20) }
      return { type: 'image/png', extension: 'png', ...size, length: at + length }
    }
    at += length
  }
  return null
}
