import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { Modal } from '#kit/modal.tsx'
import { KeptPanel } from './kept-panel.tsx'
import type { KeptQuote } from './kept-quote.ts'
import type { ChangeQuotes } from './use-kept-quotes.ts'
import type { OpenQuote } from './use-quote-actions.ts'

beforeAll(() => Modal.preload())

afterEach(cleanup)

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

function drawn(start: readonly KeptQuote[], open: OpenQuote | null = null) {
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
    return (
      <KeptPanel
        quotes={quotes}
        change={change}
        rates={new Map()}
        validDays={7}
        openQuote={() => open}
        onOpen={onOpen}
      />
    )
  }
  render(<Panel />)
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

const sea = { name: 'Đường biển', total: 339_000, currency: 'VND' }
const air = { name: 'Đường bay', total: 3000, currency: 'JPY' }

test('stores the price and the day of a quote that is marked as sent', async () => {
  const { choose, stored } = drawn(all)
  await choose('Ghi là đã gửi')
  const { name: service, ...price } = sea
  expect(stored()?.[0]).toMatchObject({ state: 'sent', sent: { service, ...price } })
  expect(stored()?.[0]?.sent?.at).toBeGreaterThanOrEqual(now)
  await choose('Đưa về nháp')
  expect(stored()?.[0]).not.toHaveProperty('sent')
})

test('stores the message and the total of the form for the quote that is open in it', async () => {
  const open = { at: now, price: { ...air, written: '2.900 ¥' }, message: 'Tổng cộng: 2.900 ¥' }
  const { choose, stored } = drawn([quote(now, 'Lan · ', { prices: [sea, air] })], open)
  await choose('Ghi là khách đồng ý')
  expect(stored()?.[0]).toMatchObject({
    state: 'accepted',
    message: open.message,
    sent: { service: 'Đường bay', total: 3000, currency: 'JPY', written: '2.900 ¥' },
  })
})

test('asks which of several prices the customer was given', async () => {
  const { user, choose, stored } = drawn([quote(now, 'Lan · ', { prices: [sea, air] })])
  await choose('Ghi là đã gửi')
  expect(stored()).toBeUndefined()
  await user.click(screen.getByRole('radio', { name: /Đường bay/, hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Lưu', hidden: true }))
  expect(stored()?.[0]).toMatchObject({ state: 'sent', sent: { service: 'Đường bay', total: 3000 } })
})

test('marks a price that does not include everything where it is chosen, and stores the mark', async () => {
  const partial = { ...air, isPartial: true as const }
  const { user, choose, stored } = drawn([quote(now, 'Lan · ', { prices: [sea, partial] })])
  await choose('Ghi là đã gửi')
  await user.click(screen.getByRole('radio', { name: /Đường bay.*chưa đủ/, hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Lưu', hidden: true }))
  expect(stored()?.[0]?.sent).toMatchObject({ service: 'Đường bay', isPartial: true })
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
