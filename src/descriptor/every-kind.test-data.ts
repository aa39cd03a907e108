import type { Field, FieldOfKind, Kind } from './field.ts'
import {
  birthday,
  choice,
  color,
  date,
  dateTime,
  email,
  image,
  images,
  longText,
  manyChoice,
  money,
  number,
  parent,
  phone,
  position,
  readOnly,
  reference,
  references,
  richText,
  rows,
  slug,
  text,
  time,
  toggle,
  url,
} from './make-field.ts'

const colours = { red: 'Đỏ', blue: 'Xanh', green: 'Lục' }

/** One field of each kind; total, so that a new kind does not compile without one. */
export const everyKind: { readonly [K in Kind]: FieldOfKind<K> } = {
  text: text('Tên', { max: 40 }),
  longText: longText('Mô tả'),
  richText: richText('Nội dung'),
  slug: slug('Đường dẫn'),
  number: number('Vị trí', { integer: true, min: 0, max: 9999 }),
  money: money('Giá', 'VND'),
  choice: choice('Màu', colours, { legacyOptions: { gold: 'Vàng' } }),
  manyChoice: manyChoice('Các màu', colours),
  toggle: toggle('Đang dùng'),
  date: date('Ngày'),
  dateTime: dateTime('Lúc'),
  time: time('Giờ'),
  position: position('Toạ độ'),
  birthday: birthday('Ngày sinh'),
  color: color('Mã màu'),
  url: url('Trang web'),
  email: email('Email'),
  phone: phone('Điện thoại'),
  image: image('Ảnh'),
  reference: reference('Thương hiệu', () => ({ name: 'brand', label: 'name' })),
  images: images('Các ảnh', { max: 3 }),
  references: references('Các thương hiệu', () => ({ name: 'brand', label: 'name' }), { max: 3 }),
  parent: parent('Cha'),
  rows: rows('Các mức', {
    name: text('Tên', { max: 40 }),
    step: number('Bậc', { min: 0, max: 100_000 }),
    each: toggle('Từng cái'),
  }),
  readOnly: readOnly('Tác giả'),
}

/** The fields as a list, for loops over kinds. */
export const everyField: readonly Field[] = Object.values(everyKind)
