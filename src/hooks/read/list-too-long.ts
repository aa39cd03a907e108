import { type Text, text } from '#text/text.ts'

/** A list has more records than the browser reads to evaluate a filter that no call has. */
export class ListTooLong extends Error {
  override readonly name = 'ListTooLong'
  /** The count of the back-end; 0 where it sends none. */
  readonly total: number
  /** The most records that are read. */
  readonly limit: number
  readonly text: Text = text('Danh sách dài quá để lọc như vậy. Hãy tìm một từ trước, rồi lọc lại.')

  constructor(total: number, limit: number) {
    super(`${total} records, at most ${limit} are filtered here`)
    this.total = total
    this.limit = limit
  }
}
