import { pictureLimits } from '#descriptor/picture-limits.ts'
import { readGif } from './read-gif.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'
import { readWebp } from './read-webp.ts'

/** The bytes of a picture tell this about it; `length` is where it ends, so that nothing glued behind it is kept. */
export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  extension: 'png' | 'jpg' | 'gif' | 'webp'
  width: number
  height: number
  length: number
  /** One for a picture that does not move. */
  frames: number
  /** The pixels of all frames; a frame counts as the whole picture, or as more where it is larger. */
  pixels: number
}

/**
 * Recognises a PNG, JPEG, GIF or WebP by its content, from its first byte to its end mark.
 * Name and declared type are not asked; anything else, SVG included, is null.
 */
export function readPicture(bytes: Uint8Array): Picture | null {
  const found = readPng(bytes) ?? readJpeg(bytes) ?? readGif(bytes) ?? readWebp(bytes)
  return !found || found.width < 1 || found.height < 1 ? null : found
}

/** Whether a picture unfolds to more than a reader's memory, in one frame or in many. */
export function hasTooManyPixels({ pixels }: Picture): boolean {
  return pixels > pictureLimits.pixels
}
