import { crc32 } from 'node:zlib'
import { hasText, viewOf } from './bytes.ts'
import { countFrames, MAX_BLOCKS } from './frames.ts'
import { orientationOnly } from './metadata.ts'
import type { Cut, Picture } from './picture.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'
const CHUNK_OVERHEAD = 12

// Critical chunks have a capital; of the others, those that a decoder needs.
const NEEDED = /^([A-Z]...|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|hIST|pHYs|sPLT|acTL|fcTL|fdAT)$/

/** The cut of a chunk of metadata; of Exif data the orientation is kept. */
function cutOf(bytes: Uint8Array, from: number, to: number): readonly Cut[] {
  const name = String.fromCharCode(...bytes.subarray(from + 4, from + 8))
  if (NEEDED.test(name)) return []
  const exif = name === 'eXIf' && orientationOnly(bytes.subarray(from + 8, to - 4))
  return [{ from, to, ...(exif && { by: chunkOf(name, exif) }) }]
}

function chunkOf(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}

/** Reads a PNG chunk by chunk: IHDR first, some IDAT, up to IEND; each fcTL is a frame (PNG third edition §5, §11). */
export function readPng(bytes: Uint8Array): Picture | null {
  if (!hasText(bytes, 0, SIGNATURE) || !hasText(bytes, 12, 'IHDR') || bytes.length < 45) return null
  const view = viewOf(bytes)
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  const { add, counted } = countFrames(size)
  const cuts: Cut[] = []
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
      return { type: 'image/png', extension: 'png', ...size, ...counted, cuts, length: at + length }
    }
    cuts.push(...cutOf(bytes, at, at + length))
    at += length
  }
  return null
}
