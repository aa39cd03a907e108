// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceText } from '#text/text.ts'
import { contradictionsIn } from './contradictions.ts'
import { type MessageLine, textOf } from './message-line.ts'

const price = (key: string, label: string, amount: string): MessageLine => ({
  key,
  kind: 'price',
  text: `• ${label}: ${amount}`,
  label,
  amount,
})
const lines: readonly MessageLine[] = [
  { key: 'greeting', kind: 'greeting', text: 'Chào' },
  { key: 'parcel 0', kind: 'fact', text: '• Kiện 1: 2,4 kg' },
  price('freight', 'Cước', '339.000 ₫'),
  price('extra', 'Đóng gói', '45.000 ₫'),
  {
    key: 'total',
    kind: 'total',
    text: 'Tổng: 384.000 ₫ (2.279 ¥)',
    label: 'Tổng',
    amount: '384.000 ₫ (2.279 ¥)',
  },
]
const message = textOf(lines)

test.each([
  ['as it was made', message],
  ['a greeting by hand', message.replace('Chào', 'Chào chị Lan\nEm gửi giá 2 kiện ạ')],
  ['a weight by hand', message.replace('2,4 kg', '2,5 kg')],
  ['line and total alike', message.replace('339.000', '300.000').replace('384.000 ₫ (2.279 ¥)', '345.000 ₫')],
  ['another notation', message.replace('339.000 ₫', '339,000 đ')],
  ['words with the letters of a currency', message.replace('2,4 kg', '3-5 ngày, đóng gói kỹ')],
  ['a number before such a word', message.replace('2,4 kg', '3 đơn, 2 trong một, 12 kiện')],
  ['a number beside an amount', message.replace('339.000 ₫', 'EMS 3-5 ngày, 339k')],
  ['an amount in words', message.replace('339.000 ₫', '339 nghìn đồng')],
  ['an amount behind its sign', message.replace('339.000 ₫', '₫339,000')],
  ['a line of the same sum', message.replace('• Cước: 339.000 ₫', '• Cước: 300.000 ₫\n• Phí giao: 39.000 ₫')],
])('%s contradicts nothing', (_, text) => expect(contradictionsIn(text, lines, 'VND')).toEqual([]))

test.each([
  ['a changed line', message.replace('339.000', '330.000'), /cộng lại là 375\.000.₫, dòng tổng ghi 384\.000/],
  [
    'a changed total',
    message.replace('384.000', '380.000'),
    /cộng lại là 384\.000.₫, dòng tổng ghi 380\.000/,
  ],
  ['a removed line', message.replace('• Đóng gói: 45.000 ₫\n', ''), /cộng lại là 339\.000/],
  ['an added line', message.replace('\nTổng', '\n• Phí giao: 20k\nTổng'), /cộng lại là 404\.000/],
  [
    'an added line of a number of times',
    message.replace('\nTổng', '\n• Phí giao: 2 lần, 20k ạ\nTổng'),
    /cộng lại là 404\.000/,
  ],
  ['a discount', message.replace('\nTổng', '\n• Giảm giá: -20.000đ\nTổng'), /cộng lại là 364\.000/],
  ['millions', message.replace('\nTổng', '\n• Phí giao: 1tr2 nhé\nTổng'), /cộng lại là 1\.584\.000/],
  ['a free line', message.replace('45.000 ₫', 'miễn phí'), /cộng lại là 339\.000/],
  ['a total in words', message.replace('384.000 ₫ (2.279 ¥)', '9 ₫ thôi ạ'), /dòng tổng ghi 9 ₫ thôi ạ/],
  ['a total without a number', message.replace('384.000 ₫ (2.279 ¥)', 'báo sau'), /Chưa đọc được/],
  ['one of two amounts', message.replace('2.279 ¥', '2.000 ¥'), /hai số tiền, mới sửa một/],
])('%s is named', (_, text, expected) => {
  const found = contradictionsIn(text, lines, 'VND').map(sourceText)
  expect(found[0]?.replaceAll('\u00A0', ' ') ?? '').toMatch(expected)
})
