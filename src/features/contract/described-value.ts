import type { Field, Kind } from '#descriptor/field.ts'
import { type Text, text } from '#text/text.ts'
import type { Received } from './departure-entry.ts'

const plainText = text('văn bản')
const number = text('số')
const list = text('danh sách')
const id = 'id'
const day = text('ngày như 2026-01-31')
const dateTime = text('ngày giờ như 2026-01-31T08:30:00Z')

/** Kind → what its values are in JSON, total. */
const described: Readonly<Record<Kind, Text>> = {
  text: plainText,
  longText: plainText,
  richText: plainText,
  slug: plainText,
  number,
  money: number,
  choice: plainText,
  manyChoice: list,
  toggle: text('true hoặc false'),
  date: day,
  dateTime,
  time: text('giờ như 08:30'),
  position: text('tọa độ'),
  birthday: day,
  color: plainText,
  url: plainText,
  email: plainText,
  phone: plainText,
  image: plainText,
  images: list,
  reference: id,
  references: list,
  parent: id,
  rows: list,
  readOnly: plainText,
}

/** What the values of a field are in JSON, by its descriptor. */
export function describedValue(field: Field): Text {
  return field.kind === 'readOnly' && field.shownAs === 'dateTime' ? dateTime : described[field.kind]
}

/** What came in place of a value, in words. */
export const receivedValue: Readonly<Record<Received, Text>> = {
  missing: text('không có'),
  null: 'null',
  boolean: text('true hoặc false'),
  number,
  string: plainText,
  array: list,
  object: text('đối tượng'),
}
