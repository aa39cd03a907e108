import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MessageTotal } from '#features/quote/message-box.tsx'
import type { MessageLine } from './message-line.ts'

afterEach(cleanup)

const lines: readonly MessageLine[] = [
  { key: 'freight', text: '• Cước: 5 ₫', kind: 'price', label: 'Cước', amount: '5 ₫' },
  { key: 'total', text: 'Tổng cộng: 5 ₫', kind: 'total', label: 'Tổng cộng', amount: '5 ₫' },
]
const drawn = (message: string, from = lines, isPartial = false) =>
  render(<MessageTotal message={message} lines={from} isPartial={isPartial} />).container.textContent

test('shows the total of the message, and says that an edited one differs from the prices', () => {
  expect(drawn('• Cước: 5 ₫\nTổng cộng: 5 ₫')).toBe('Tổng trong lời nhắn5 ₫')
  expect(drawn('Tổng cộng: 4 ₫ thôi')).toBe(
    'Tổng trong lời nhắn4 ₫ thôiBạn sửa tay; ảnh và bản in cũng ghi như vậy. Theo giá là 5 ₫.',
  )
  expect(drawn('Tất cả 4 ₫')).toBe('Lời nhắn, ảnh và bản in không có dòng tổng; theo giá là 5 ₫.')
})

test('shows nothing before there is a generated total', () => {
  expect(drawn('Tổng cộng: 4 ₫', [])).toBe('')
})

test('names a total that does not include everything as a subtotal', () =>
  expect(drawn('Tổng cộng: 5 ₫', lines, true)).toBe('Tạm tính trong lời nhắn, chưa đủ5 ₫'))
