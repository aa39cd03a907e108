import { png } from './png.ts'

/** A small picture for uploads. */
export const picture = {
  name: 'mau.png',
  mimeType: 'image/png',
  buffer: png(24, 24, (x, y) => ((x * 10) << 16) | ((y * 10) << 8) | 0x85),
}
