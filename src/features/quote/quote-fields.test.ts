// @vitest-environment node
import { expect, test } from 'vitest'
import { extrasText } from './quote-fields.tsx'

test.each([
  [[], ''],
  [[{ label: 'Đóng gói lại', amount: 45_000 }], 'Đóng gói lại · 45.000 ₫'],
  [
    [
      { label: 'Đóng gói lại', amount: 45_000 },
      { label: 'Đóng gỗ', amount: 250_000 },
    ],
    'Đóng gói lại · Đóng gỗ · 295.000 ₫',
  ],
  [
    [
      { label: 'Bảo hiểm', amount: null },
      { label: 'Đóng gỗ', amount: 250_000 },
    ],
    'Bảo hiểm · Đóng gỗ',
  ],
  [[{ label: 'CŨ' }], 'CŨ'],
])('names the chosen services %j, with their sum where each has an amount', (chosen, shown) => {
  expect(extrasText(chosen).replace(/\u00a0/g, ' ')).toBe(shown)
})
