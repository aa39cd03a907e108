import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newGoods } from '#features/quote/rules/goods.ts'
import { emptyQuoteValues, mostGoods } from '#features/quote/rules/quote-values.ts'
import { useQuoteForm } from '#features/quote/use-quote-form.ts'
import { GoodsPanel } from './goods-panel.tsx'

// A hundred lines have eight inputs each.
vi.mock('./goods-row.tsx', () => ({
  GoodsRow: ({ at }: { readonly at: number }) => (
    <li>
      <input aria-label={`Món ${at + 1}`} />
    </li>
  ),
}))

afterEach(cleanup)

function drawn(count: number) {
  const goods = Array.from({ length: count }, () => newGoods({ name: 'Loa' }))
  const Panel = () => <GoodsPanel {...useQuoteForm({ ...emptyQuoteValues, goods }, () => {}, 170)} />
  render(<Panel />)
  return screen.getByRole('button', { name: 'Thêm món hàng' })
}

test('adds no goods beyond the number that is stored, and shows the limit', () => {
  const add = drawn(mostGoods)
  expect(add).toHaveProperty('disabled', true)
  expect(screen.getByText(`Một báo giá có nhiều nhất ${mostGoods} món hàng.`)).toBeTruthy()
})

test('adds goods below the limit', () => {
  expect(drawn(1)).toHaveProperty('disabled', false)
  expect(screen.queryByText(/nhiều nhất/)).toBeNull()
})

test('focuses added goods at once, before the next key', () => {
  fireEvent.click(drawn(1))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Món 2' }))
})
