import { pictureLimits } from '#descriptor/picture-limits.ts'
import { readGif } from './read-gif.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'
import { readWebp } from './read-webp.ts'

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
}

/**
 * Recognises a PNG, JPEG, GIF or WebP by its content, from its first byte to its end mark; null for anything else, SVG
 * included. Name and declared type are ignored.
 */
export function readPicture(bytes: Uint8Array): Picture | null {
  const found = readPng(bytes) ?? readJpeg(bytes) ?? readGif(bytes) ?? readWebp(bytes)
  return !found || found.width < 1 || found.height < 1 ? null : found
}

/** Whether the decoded frames of a picture exceed the limit of pixels. */
export function hasTooManyPixels({ pixels }: Picture): boolean {
  return pixels > pictureLimits.pixels
}
