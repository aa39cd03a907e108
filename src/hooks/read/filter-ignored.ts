import { type Text, text } from '#text/text.ts'

const advice = {
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

  constructor(of: keyof typeof advice) {
    super(`the back-end ignores the ${of}`)
    this.text = advice[of]
  }
}
