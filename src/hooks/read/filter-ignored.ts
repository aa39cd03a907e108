import { type Text, text } from '#text/text.ts'

/** A back-end ignores a search or a filter: an action on all results would reach other records. */
export class FilterIgnored extends Error {
  override readonly name = 'FilterIgnored'
  readonly text: Text

  constructor(of: 'filter' | 'search') {
    super(`the back-end ignores the ${of}`)
    this.text =
      of === 'search'
        ? text('Máy chủ không tìm theo chữ này, nên cả danh sách sẽ bị lấy. Bạn xóa chữ tìm rồi dùng bộ lọc.')
        : text(
            'Máy chủ không lọc như đã chọn, nên mục khác sẽ bị lấy cùng. Bạn bấm dấu ! cạnh bộ lọc để lọc trên máy này.',
          )
  }
}
