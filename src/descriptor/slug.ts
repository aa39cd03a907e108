import { unmarked } from './fold.ts'

/** The slug of a title: "Phí vận chuyển" → "phi-van-chuyen". */
export function slugOf(title: string): string {
  return unmarked(title)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 255)
}
