import { type Text, text } from '#text/text.ts'

/** A list has more records than the browser reads: to evaluate a filter that no call has, or up to a page of a list of cursors. */
export class ListTooLong extends Error {
  override readonly name = 'ListTooLong'
  /** The count of the back-end; 0 where it sends none. */
  readonly total: number
  /** The most records that are read. */
  readonly limit: number
  readonly text: Text
  /** The fields of the filters that it is read for. */
  filters: readonly string[] = []

  constructor(
    total: number,
    limit: number,
    advice = text('Danh sách dài quá để lọc như vậy. Hãy tìm một từ trước, rồi lọc lại.'),
  ) {
    super(`${total} records, at most ${limit} are read here`)
    this.text = advice
    this.total = total
    this.limit = limit
  }
}
