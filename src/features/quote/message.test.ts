// @vitest-environment node
import { expect, test } from 'vitest'
import { translatorFor } from '#text/language.ts'
import { text } from '#text/text.ts'
import { type MessageQuote, messageLines } from './message.ts'
import { emptyQuoteValues } from './rules/quote-values.ts'
import { textOf } from './sending/message-line.ts'

const quote: MessageQuote = {
  // The day before in UTC; the end of the validity is the day after in Tokyo.
  at: new Date('2026-11-23T00:30:00+07:00'),
  number: 'BG261123-0X3F',
  values: {
    ...emptyQuoteValues,
    customer: { value: '1', label: 'Nguyễn Thị Ánh · 0912 345 678', code: 'KH7' },
    parcels: [
      { weight: 2.4, length: 40, width: 30, height: 20 },
      { weight: 1, length: null, width: null, height: null },
    ],
  },
  service: 'Đường biển',
  days: '18–25',
  weight: 6,
  prices: [
    { key: 'freight', label: text('Cước vận chuyển'), amount: 339_000 },
    { key: 'extra', label: text('Dịch vụ thêm ({names})', { names: 'Đóng gói lại' }), amount: 45_000 },
  ],
  totals: [
    { total: 384_000, currency: 'VND' },
    { total: 2279, currency: 'JPY' },
  ],
  isPartial: false,
  currency: 'VND',
  validUntil: new Date('2026-11-30T23:59:59.999+07:00'),
  excludes: ['thuế nhập khẩu', 'phí giao tận nhà'],
}

test('has greeting, facts, prices, total, validity, what is not included, and the number', async () => {
  expect(textOf(messageLines(quote, await translatorFor('vi'), 'vi-VN')).replace(/\u00a0/g, ' ')).toBe(
    [
      'Bến xin gửi quý khách Nguyễn Thị Ánh báo giá gửi hàng ngày 23/11/2026:',
      '• Dịch vụ: Đường biển, 18–25 ngày',
      '• Kiện 1: 2,4 kg, 40 × 30 × 20 cm',
      '• Kiện 2: 1 kg',
      '• Cân tính cước: 6 kg',
      '• Cước vận chuyển: 339.000 ₫',
      '• Dịch vụ thêm (Đóng gói lại): 45.000 ₫',
      'Tổng cộng: 384.000 ₫ (2.279 ¥)',
      'Giá có hiệu lực đến hết ngày 30/11/2026.',
      'Chưa gồm: thuế nhập khẩu, phí giao tận nhà.',
      'Số báo giá: BG261123-0X3F',
    ].join('\n'),
  )
})

test('separates what is not included by the comma of the language', async () => {
  const inJapanese = textOf(messageLines(quote, await translatorFor('jp'), 'ja-JP'))
  expect(inJapanese).toContain('thuế nhập khẩu、phí giao tận nhà')
})

test('calls a total that does not include everything a subtotal', async () => {
  const lines = messageLines({ ...quote, isPartial: true }, await translatorFor('vi'), 'vi-VN')
  expect(lines.find(({ key }) => key === 'total')).toMatchObject({
    text: expect.stringMatching(/^Tạm tính: 384\.000/),
    label: 'Tạm tính',
  })
})

test.each([
  ['jp', 'ja-JP', /^Nguyễn Thị Ánh様[\s\S]*合計: ₫384,000（?[\s\S]*2026年11月30日/],
  ['en', 'en-US', /^Dear Nguyễn Thị Ánh[\s\S]*Total: ₫384,000[\s\S]*November 30, 2026/],
] as const)('is translated into %s', async (language, locale, expected) => {
  const message = textOf(messageLines(quote, await translatorFor(language), locale))
  expect(message).toMatch(expected)
  expect(message).not.toMatch(/Cước|Tổng|hiệu lực|Chưa gồm|Số báo giá/)
})

test('leaves out what the quote does not have', async () => {
  const bare: MessageQuote = {
    ...quote,
    values: emptyQuoteValues,
    weight: null,
    prices: [],
    totals: [],
    validUntil: null,
    excludes: [],
  }
  const keys = messageLines(bare, await translatorFor('vi'), 'vi-VN').map(({ key }) => key)
  expect(keys).toEqual(['greeting', 'service', 'parcel 0', 'number'])
})

test('greets the customer of the request where the chosen one has no label', async () => {
  const source = { resource: 'request', id: '7', name: 'Chị Lan', phone: '', text: '' }
  const greeting = async (values: MessageQuote['values']) =>
    messageLines({ ...quote, values }, await translatorFor('vi'), 'vi-VN')[0]?.text
  const customer = { value: '1', label: '', code: 'KH7' }
  const expected = 'Bến xin gửi Chị Lan báo giá gửi hàng ngày 23/11/2026:'
  expect(await greeting({ ...emptyQuoteValues, source })).toBe(expected)
  expect(await greeting({ ...emptyQuoteValues, source, customer })).toBe(expected)
  expect(await greeting({ ...emptyQuoteValues, customer })).toBe('Báo giá gửi hàng ngày 23/11/2026:')
})
