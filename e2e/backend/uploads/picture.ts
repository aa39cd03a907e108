import { pictureLimits } from '#descriptor/picture-limits.ts'

/** A range of a picture's bytes that is not stored, and the bytes in its place. */
export interface Cut {
  readonly from: number
  readonly to: number
  readonly by?: Uint8Array | undefined
}

/** The properties of a picture, read from its bytes; `length` is the index of its end, so that trailing bytes are dropped. */
export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  extension: 'png' | 'jpg' | 'gif' | 'webp'
  width: number
  height: number
  length: number
  /** One for a still picture. */
  frames: number
  /** The pixels of all frames; each counts as the whole picture, or as its own size if that is larger. */
  pixels: number
  /** The ranges of metadata, in order. */
  cuts: readonly Cut[]
}

/** Whether the decoded frames of a picture exceed the limit of pixels. */
export function hasTooManyPixels({ pixels }: Picture): boolean {
  return pixels > pictureLimits.pixels
}
