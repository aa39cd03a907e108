import type { Picture } from './picture.ts'
import { readGif } from './read-gif.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'
import { readWebp } from './read-webp.ts'

/**
 * Recognises a PNG, JPEG, GIF or WebP by its content, from its first byte to its end mark; null for anything else, SVG
 * included. Name and declared type are ignored.
 */
export function readPicture(bytes: Uint8Array): Picture | null {
  const found = readPng(bytes) ?? readJpeg(bytes) ?? readGif(bytes) ?? readWebp(bytes)
  return !found || found.width < 1 || found.height < 1 ? null : found
}
