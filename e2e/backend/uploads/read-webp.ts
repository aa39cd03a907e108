import { hasText, viewOf } from './bytes.ts'
import { countFrames, MAX_BLOCKS, type Size } from './frames.ts'
import { orientationOnly } from './metadata.ts'
import type { Cut, Picture } from './picture.ts'

const HEAD = 8
const FRAME_HEAD = 16
const MIN_CHUNK = 18

/** A number of three bytes, the lowest first. */
function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
}

/** The size that a chunk names: lossy, lossless, extended or a frame (RFC 9649 §2). */
function sizeAt(bytes: Uint8Array, at: number): Size | null {
  if (at + MIN_CHUNK > bytes.length) return null
  const view = viewOf(bytes)
  if (hasText(bytes, at, 'VP8 ') && hasText(bytes, at + 11, '\x9d\x01\x2a')) {
    return { width: view.getUint16(at + 14, true) & 0x3fff, height: view.getUint16(at + 16, true) & 0x3fff }
  }
  if (hasText(bytes, at, 'VP8L') && bytes[at + 8] === 0x2f) {
    const packed = view.getUint32(at + 9, true)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  if (hasText(bytes, at, 'VP8X'))
    return { width: uint24(view, at + 12) + 1, height: uint24(view, at + 15) + 1 }
  if (hasText(bytes, at, 'ANMF') && at + 20 <= bytes.length)
    return { width: uint24(view, at + 14) + 1, height: uint24(view, at + 17) + 1 }
  return null
}

/** The index after an optional alpha chunk, which precedes the image data of a frame. */
function behindAlpha(bytes: Uint8Array, at: number): number {
  if (!hasText(bytes, at, 'ALPH') || at + HEAD > bytes.length) return at
  const length = viewOf(bytes).getUint32(at + 4, true)
  return at + HEAD + length + (length % 2)
}

const NEEDED = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']
const NEEDED_IN_FRAME = ['ALPH', 'VP8 ', 'VP8L']
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

function uint32Low(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** The number of bytes that cuts leave of a range of this length. */
function lengthAfter(cuts: readonly Cut[], length: number): number {
  return cuts.reduce((left, { from, to, by }) => left - (to - from) + (by?.length ?? 0), length)
}

/** The start and the end of each chunk, with its padding. */
function chunksOf(bytes: Uint8Array, start: number, end: number): readonly Cut[] {
  const view = viewOf(bytes)
  const chunks: Cut[] = []
  for (let from = start; from + HEAD <= end; ) {
    const length = view.getUint32(from + 4, true)
    const to = Math.min(from + HEAD + length + (length % 2), end)
    chunks.push({ from, to })
    from = to
  }
  return chunks
}

/** The cuts of all but the picture and its alpha in a frame of an animation, and of the frame's length. */
function frameCuts(bytes: Uint8Array, { from, to }: Cut): readonly Cut[] {
  const cuts = chunksOf(bytes, from + HEAD + FRAME_HEAD, to).filter(
    (chunk) => !NEEDED_IN_FRAME.some((name) => hasText(bytes, chunk.from, name)),
  )
  if (cuts.length === 0) return []
  return [{ from: from + 4, to: from + HEAD, by: uint32Low(lengthAfter(cuts, to - from - HEAD)) }, ...cuts]
}

/** The cuts of the chunks of metadata, of the flags that announce them and of the container's length (RFC 9649 §2.7). */
function cutsOf(bytes: Uint8Array, end: number): readonly Cut[] {
  const cuts: Cut[] = []
  let flags = (bytes[20] ?? 0) & ~XMP_FLAG & ~EXIF_FLAG
  for (const { from, to } of chunksOf(bytes, 12, end)) {
    if (hasText(bytes, from, 'ANMF')) cuts.push(...frameCuts(bytes, { from, to }))
    if (NEEDED.some((name) => hasText(bytes, from, name))) continue
    const exif = hasText(bytes, from, 'EXIF') && orientationOnly(bytes.subarray(from + HEAD, to))
    if (exif) flags |= (bytes[20] ?? 0) & EXIF_FLAG
    cuts.push({ from, to, ...(exif && { by: Buffer.concat([EXIF_HEAD, exif]) }) })
  }
  if (cuts.length === 0) return []
  const isExtended = hasText(bytes, 12, 'VP8X')
  return [
    { from: 4, to: 8, by: uint32Low(lengthAfter(cuts, end - HEAD)) },
    ...(isExtended ? [{ from: 20, to: 21, by: Buffer.from([flags]) }] : []),
    ...cuts,
  ]
}

const EXIF_HEAD = Buffer.from('EXIF\x1a\0\0\0', 'latin1')

/** The frames of the container: every chunk of an animation, else the one picture. */
function framesOf(bytes: Uint8Array, whole: Size, end: number) {
  const { add, counted } = countFrames(whole)
  const view = viewOf(bytes)
  let at = 12
  for (let blocks = 0; at + HEAD <= end; blocks += 1) {
    if (blocks === MAX_BLOCKS) return null
    const isFrame = hasText(bytes, at, 'ANMF')
    const size = sizeAt(bytes, at)
    if (size && !hasText(bytes, at, 'VP8X')) {
      // The image data of a frame may be larger than the declared frame.
      const inner = isFrame ? sizeAt(bytes, behindAlpha(bytes, at + HEAD + FRAME_HEAD)) : null
      add(inner && inner.width * inner.height > size.width * size.height ? inner : size)
    }
    const length = view.getUint32(at + 4, true)
    at += HEAD + length + (length % 2)
  }
  return counted.frames === 0 ? { frames: 1, pixels: whole.width * whole.height } : counted
}

/** Reads a WebP's container and size; the container's own length must be there in full. */
export function readWebp(bytes: Uint8Array): Picture | null {
  if (!hasText(bytes, 0, 'RIFF') || !hasText(bytes, 8, 'WEBP') || bytes.length < 30) return null
  const length = viewOf(bytes).getUint32(4, true) + 8
  const size = length <= bytes.length ? sizeAt(bytes, 12) : null
  const counted = size && framesOf(bytes, size, length)
  return (
    size &&
    counted && {
      type: 'image/webp',
      extension: 'webp',
      ...size,
      ...counted,
      cuts: cutsOf(bytes, length),
      length,
    }
  )
}
