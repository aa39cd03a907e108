import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { KeptPanel } from './kept-panel.tsx'
import type { KeptQuote } from './kept-quote.ts'
import type { ChangeQuotes } from './use-kept-quotes.ts'

afterEach(cleanup)
// The test environment has no popovers.
beforeAll(() => {
  HTMLElement.prototype.showPopover = () => {}
})

const quote = (at: number, label: string, more: Partial<KeptQuote> = {}): KeptQuote => ({
  at,
  values: { ...emptyQuoteValues, customer: { value: '1', label, code: 'KH' } },
  prices: [{ name: 'Đường biển', total: 339_000, currency: 'VND' }],
  state: 'draft',
  validUntil: null,
  message: '',
  changedAt: at,
  ...more,
})

function drawn(start: readonly KeptQuote[]) {
  const user = userEvent.setup()
  const onOpen = vi.fn()
  const onQuotes = vi.fn((_quotes: readonly KeptQuote[]) => {})
  function Panel() {
    const [quotes, setQuotes] = useState(start)
    const change: ChangeQuotes = (next) => {
      const changed = next(quotes)
      onQuotes(changed)
      setQuotes(changed)
    }
    return <KeptPanel quotes={quotes} change={change} validDays={7} onOpen={onOpen} />
  }
  render(
    <MantineProvider env="test">
      <Panel />
    </MantineProvider>,
  )
  const titles = () =>
    within(screen.getByRole('list', { name: 'Báo giá đã lưu' }))
      .getAllByRole('button', { name: /kiện/ })
      .map((button) => button.textContent.split(' · ')[0])
  const choose = async (name: string) => {
    const [menu] = screen.getAllByRole('button', { name: /^Thao tác với/ })
    if (menu) await user.click(menu)
    await user.click(screen.getByRole('menuitem', { name, hidden: true }))
  }
  return { user, onOpen, titles, choose, stored: () => onQuotes.mock.lastCall?.[0] }
}

const day = 24 * 3_600_000
const now = Date.now()
const all = [
  quote(now - 1000, 'Lan · '),
  quote(now - 9 * day, 'Đỗ Bình · ', { state: 'sent', validUntil: now - day }),
  quote(now - 10 * day, 'Ánh · ', { state: 'accepted' }),
]

test('filters by state with counts, and by a folded search', async () => {
  const { user, titles } = drawn(all)
  expect(titles()).toEqual(['Lan', 'Đỗ Bình', 'Ánh'])
  await user.click(screen.getByRole('button', { name: 'Hết hạn 1' }))
  expect(titles()).toEqual(['Đỗ Bình'])
  await user.click(screen.getByRole('button', { name: 'Tất cả 3' }))
  await user.type(screen.getByRole('searchbox', { name: 'Tìm báo giá' }), 'anh{Enter}')
  expect(titles()).toEqual(['Ánh'])
  await user.click(screen.getByRole('button', { name: 'Nháp 0' }))
  expect(screen.getByText('Không có báo giá nào khớp.')).toBeTruthy()
})

test('opens a quote, and changes its state with its validity', async () => {
  const { user, onOpen, choose, stored } = drawn(all)
  await user.click(screen.getByRole('button', { name: /Lan/ }))
  expect(onOpen).toHaveBeenCalledWith(all[0])
  await choose('Ghi là đã gửi')
  expect(stored()?.[0]).toMatchObject({ state: 'sent' })
  expect(stored()?.[0]?.validUntil).toBeGreaterThan(now + 6 * day)
  await choose('Đưa về nháp')
  expect(stored()?.[0]).toMatchObject({ state: 'draft', validUntil: null })
})

test('deletes a quote', async () => {
  const { choose, stored, titles } = drawn(all)
  await choose('Xóa')
  expect(stored()).toEqual(all.slice(1))
  expect(titles()).toEqual(['Đỗ Bình', 'Ánh'])
})

test('shows few of many quotes at first, and an import without any', async () => {
  const many = Array.from({ length: 40 }, (_, at) => quote(now - at * 1000, `Khách · `))
  const { user, titles } = drawn(many)
  expect(titles()).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: 'Xem thêm 32 báo giá' }))
  expect(titles()).toHaveLength(32)
  cleanup()
  drawn([])
  expect(screen.getByText(/Chưa có báo giá nào/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Nhập từ tệp' })).toBeTruthy()
})
