import type { Field } from '#descriptor/field.ts'
import { type Text, text } from '#text/text.ts'
import type { EditOperation } from './edit-operations.ts'

const texts: Readonly<Record<EditOperation, Text>> = {
  set: text('Đổi thành'),
  clear: text('Để trống'),
  add: text('Cộng thêm hoặc bớt đi'),
  percent: text('Tăng hoặc giảm theo %'),
  replace: text('Thay chữ'),
  prefix: text('Thêm vào đầu'),
  suffix: text('Thêm vào cuối'),
  include: text('Thêm mục'),
  exclude: text('Bỏ bớt mục'),
  shift: text('Dời ngày'),
}

/** The label of an operation. */
export function operationText(operation: EditOperation): Text {
  return texts[operation]
}

/** The label of the number that an operation takes. */
export function amountText(operation: EditOperation, field: Field): Text {
  if (operation === 'shift') return text('Số ngày (số âm là lùi lại)')
  if (operation === 'percent') return text('Phần trăm (số âm là giảm)')
  return field.kind === 'money' ? text('Số tiền (số âm là bớt)') : text('Số (số âm là bớt)')
}
