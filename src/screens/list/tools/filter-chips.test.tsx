// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, draw } from './filter-tools.test-data.tsx'

test('shows active filters as chips that remove them, and none for the state', async () => {
  const { onFilter, onClear, chips } = draw({ site: 'rakuten', hot: 'false', active: 'true' })
  await screen.findByRole('region', { name: 'Đang lọc' })
  expect(chips().textContent).toBe('Trang: RakutenNổi bật: TắtBỏ tất cả')
  await userEvent.click(within(chips()).getByRole('button', { name: 'Bỏ lọc Nổi bật' }))
  expect(onFilter).toHaveBeenLastCalledWith('hot', '')
  await userEvent.click(within(chips()).getByRole('button', { name: 'Bỏ tất cả' }))
  expect(onClear).toHaveBeenCalledOnce()
})

test('moves the focus to the next chip when one is removed, behind the last one to the button of the filters', async () => {
  const { chips } = draw({ site: 'rakuten', hot: 'false' })
  await screen.findByRole('region', { name: 'Đang lọc' })
  const toolbar = document.body.appendChild(document.createElement('div'))
  toolbar.innerHTML = '<div data-toolbar><button aria-haspopup="dialog">Bộ lọc</button></div>'
  const press = async (name: string) => {
    await userEvent.click(within(chips()).getByRole('button', { name }))
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  }
  expect(await press('Bỏ lọc Trang')).toBe('Bỏ lọc Nổi bật')
  expect(await press('Bỏ lọc Nổi bật')).toBe('Bỏ lọc Trang')
  expect(await press('Bỏ tất cả')).toBe('Bộ lọc')
  toolbar.remove()
})

test.each([
  [{ price: '100000..200000' }, /^Giá: 100\.000–200\.000\s₫$/],
  [{ price: '5000..5000' }, /^Giá: 5\.000\s₫$/],
  [{ weight: '1.5..' }, /^Cân nặng: từ 1,5 kg$/],
  [{ created_at: '2025-09-01..2025-09-30' }, /^Ngày tạo: 01\/09\/2025–30\/09\/2025$/],
  [{ created_at: '..2025-09-30' }, /^Ngày tạo: đến 30\/09\/2025$/],
  [{ site: 'in:yahoo,rakuten' }, /^Trang: Yahoo, Rakuten$/],
  [{ owner: 'is:empty' }, /^Chủ: trống$/],
  [{ weight: 'is:filled' }, /^Cân nặng: không trống$/],
  [{ owner: 'in:4,5,6,7' }, /^Chủ: Ấm, Ly \+2$/],
  [{ owner: 'not:4,5' }, /^Chủ: không phải Ấm, Ly$/],
  [{ site: 'or:in:yahoo|is:empty' }, /^Trang: Yahoo hoặc trống$/],
  [{ price: 'or:..100|500..' }, /^Giá: đến 100\s₫ hoặc từ 500\s₫$/],
  [{ created_at: 'last:7d' }, /^Ngày tạo: 7 ngày qua$/],
  [{ created_at: 'or:is:today|over:30d' }, /^Ngày tạo: hôm nay hoặc quá 30 ngày$/],
  [{ name: 'is:filled' }, /^Tên: không trống$/],
])('names the filter %j in its chip', async (filters, words) => {
  const results = ['Ấm', 'Ly', 'Đĩa', 'Nồi'].map((name, at) => ({ id: at + 4, name }))
  answer('/api/thing/search', { data: results, pagination: { total: 4 } })
  const { chips } = draw(filters)
  await waitFor(() => expect(chips().textContent).toMatch(words))
})

test('names in its chip that the records below a chosen one are unknown', async () => {
  answer('/api/branch/options', () => new Response('<html>'))
  const { chips } = draw({ place: '4' })
  await waitFor(() => expect(chips().textContent).toContain('(chưa đọc được nhánh con)'))
})
