// @vitest-environment node
import { expect, test } from 'vitest'
import { translatorFor } from '#text/language.ts'
import { text } from '#text/text.ts'
import { messageLines, type Quote, quoteMessage } from './message.ts'
import { emptyQuoteValues } from './rules/quote-values.ts'

const quote: Quote = {
  at: new Date(2026, 10, 23),
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
    { amount: 384_000, currency: 'VND' },
    { amount: 2279, currency: 'JPY' },
  ],
  currency: 'VND',
  validUntil: new Date(2026, 10, 30),
  excludes: ['thuế nhập khẩu', 'phí giao tận nhà'],
}

test('has greeting, facts, prices, total, validity, what is not included, and the number', async () => {
  expect(quoteMessage(quote, await translatorFor('vi'), 'vi-VN').replace(/\u00a0/g, ' ')).toBe(
    [
      'Bến xin gửi Nguyễn Thị Ánh báo giá gửi hàng ngày 23 tháng 11, 2026:',
      '• Dịch vụ: Đường biển, 18–25 ngày',
      '• Kiện 1: 2,4 kg, 40 × 30 × 20 cm',
      '• Kiện 2: 1 kg',
      '• Cân tính cước: 6 kg',
      '• Cước vận chuyển: 339.000 ₫',
      '• Dịch vụ thêm (Đóng gói lại): 45.000 ₫',
      'Tổng cộng: 384.000 ₫ (2.279 ¥)',
      'Giá có hiệu lực đến hết ngày 30 tháng 11, 2026.',
      'Chưa gồm: thuế nhập khẩu, phí giao tận nhà.',
      'Số báo giá: BG261123-0X3F',
    ].join('\n'),
  )
})

test.each([
  ['jp', 'ja-JP', /^Nguyễn Thị Ánh様[\s\S]*合計: ₫384,000（?[\s\S]*2026年11月30日/],
  ['en', 'en-US', /^Dear Nguyễn Thị Ánh[\s\S]*Total: ₫384,000[\s\S]*November 30, 2026/],
] as const)('is translated into %s', async (language, locale, expected) => {
  const message = quoteMessage(quote, await translatorFor(language), locale)
  expect(message).toMatch(expected)
  expect(message).not.toMatch(/Cước|Tổng|hiệu lực|Chưa gồm|Số báo giá/)
})

test('leaves out what the quote does not have', async () => {
  const bare: Quote = {
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
