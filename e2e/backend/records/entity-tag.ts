import { HttpError } from '../server/reply.ts'
import type { Stored } from './stored.ts'

/** The strong entity tag of a stored record (RFC 9110 §8.8.3): another one after every write, on any instance. */
export function entityTag({ row_version, updated_at }: Pick<Stored, 'row_version' | 'updated_at'>): string {
  // The time too: an instance of an older build updates a row without counting its version.
  return `"${row_version}.${updated_at.getTime().toString(36)}"`
}

/** Refuses with 412 a write whose If-Match header names another version than the stored one. */
export function rejectStale(ifMatch: string | undefined, stored: Stored): void {
  if (ifMatch === undefined || matches(ifMatch, stored)) return
  throw new HttpError(412, 'Mục này vừa có người sửa. Bạn tải lại để xem rồi lưu lần nữa nhé.')
}

/** The tag of the same record in a compressed answer, which is another representation (RFC 9110 §8.8.3.3). */
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
