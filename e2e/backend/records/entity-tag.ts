import { HttpError } from '../server/reply.ts'
import type { Stored } from './stored.ts'

/** The strong entity tag of a record (RFC 9110 §8.8.3): it changes with every write, on any instance. */
export function entityTag({ row_version, updated_at }: Pick<Stored, 'row_version' | 'updated_at'>): string {
  // With the time, because instances of older builds do not increment row_version.
  return `"${row_version}.${updated_at.getTime().toString(36)}"`
}

/** Throws 412 when If-Match does not match the stored version. */
export function rejectStale(ifMatch: string | undefined, stored: Stored): void {
  if (ifMatch === undefined || matches(ifMatch, stored)) return
  throw new HttpError(412, 'Mục này vừa có người sửa. Bạn tải lại để xem rồi lưu lần nữa nhé.')
}

/** The tag of the compressed representation (RFC 9110 §8.8.3.3). */
export function codedTag(tag: string, coding: string): string {
  return tag.replace(/"$/, `-${coding}"`)
}

/** Strong comparison (RFC 9110 §13.1.1): a weak tag never matches. */
function matches(ifMatch: string, stored: Stored): boolean {
  if (ifMatch.trim() === '*') return true
  const tags = ifMatch.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.some((tag) => tag.replace(CODING, '"') === entityTag(stored))
}

// Written by codedTag, or by a proxy that compresses.
const CODING = /-(?:br|gzip|deflate|zstd)"$/
