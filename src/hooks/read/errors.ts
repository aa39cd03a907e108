import { isRecognised } from '#descriptor/departures/recognised.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { RowBase } from '#descriptor/row.ts'
import { Unreachable } from '#http/errors.ts'
import { type Text, text } from '#text/text.ts'

/** The error for a response of unknown shape: a failed load, never an empty list. */
export function unreadable(): Unreachable {
  return new Unreachable('unreadable', { sent: true })
}

/** Throws for a record that is not recognised: it is neither edited nor written over (src/decisions/departures.md). */
export function requireRecognised(resource: Resource, { raw }: RowBase): void {
  if (!isRecognised(resource, raw)) throw new Unreachable('unrecognised', { sent: false })
}

/** Whether a failure is that of a record that is not recognised. */
export const isUnrecognised = (cause: unknown): boolean =>
  cause instanceof Unreachable && cause.why === 'unrecognised'

/** The record does not exist: the link is outdated, or the record was deleted. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

const ignored = {
  search: text(
    'Máy chủ không tìm theo chữ này, nên cả danh sách sẽ bị lấy. Bạn xóa chữ tìm rồi dùng bộ lọc.',
  ),
  filter: text(
    'Máy chủ không lọc như đã chọn, nên mục khác sẽ bị lấy cùng. Bạn bấm dấu ! cạnh bộ lọc để lọc trên máy này.',
  ),
  view: text(
    'Máy chủ không lọc cho danh sách này, nên mục khác sẽ bị lấy cùng. Bạn mở “Tất cả” rồi dùng bộ lọc.',
  ),
}

/** A back-end ignores a search, a filter or a view: an action on all results would reach other records. */
export class FilterIgnored extends Error {
  override readonly name = 'FilterIgnored'
  readonly text: Text

  constructor(of: keyof typeof ignored) {
    super(`the back-end ignores the ${of}`)
    this.text = ignored[of]
  }
}

/** The pages of a list that was read whole have fewer records than it counts: what depends on all of them is unknown. */
export class ListIncomplete extends Unreachable {
  constructor() {
    super('unreadable', { sent: true })
  }

  override get text(): Text {
    return text('Máy chủ chưa trả hết danh sách này, nên chưa biết chắc được. Bạn thử lại sau ít phút nhé.')
  }
}

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

/** The user has stopped the reading of a list for its filters. */
export class FilterStopped extends ListTooLong {
  /** The number of records that had been read. */
  readonly read: number

  constructor(read: number, total: number) {
    super(total, total, text('Đã dừng lọc.'))
    this.read = read
  }
}
