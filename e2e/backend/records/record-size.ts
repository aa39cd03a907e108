import { JSON_LIMIT } from '../server/body.ts'
import { HttpError } from '../server/reply.ts'
import type { Content, Stored } from './stored.ts'

/** The limit of undeclared fields, in characters of JSON. */
const MAX_EXTRA_LENGTH = 200_000

/** Bytes of a request around its record: a record must fit into the request that sends it back. */
const REQUEST_OVERHEAD = 16 * 1024

/** Throws 413 when the whole record exceeds its limits, also when several writes have built it up. */
export function rejectOversize({ values, extra, positions }: Content, before: Stored | null): void {
  const unknown = JSON.stringify(extra)
  // A record from before the limits stays editable as long as it does not grow.
  const grows = !before || unknown.length > JSON.stringify(before.extra).length
  if (grows && unknown.length > MAX_EXTRA_LENGTH)
    throw new HttpError(413, 'Phần dữ liệu thêm quá lớn. Bạn bớt lại rồi lưu nhé.')
  const known = JSON.stringify({ ...values, ...positions })
  if (Buffer.byteLength(unknown) + Buffer.byteLength(known) <= JSON_LIMIT - REQUEST_OVERHEAD) return
  const maxMegabytes = JSON_LIMIT / 1024 / 1024
  throw new HttpError(413, `Mục này lớn quá ${maxMegabytes} MB. Bạn rút gọn nội dung rồi lưu lại nhé.`)
}
