import { Unreachable } from '#http/errors.ts'
import { type Text, text } from '#text/text.ts'

/** The pages of a list that was read whole have fewer records than it counts: what depends on all of them is unknown. */
export class ListIncomplete extends Unreachable {
  constructor() {
    super('unreadable', { sent: true })
  }

  override get text(): Text {
    return text('Máy chủ chưa trả hết danh sách này, nên chưa biết chắc được. Bạn thử lại sau ít phút nhé.')
  }
}
