// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, draw } from './filter-tools.test-data.tsx'

/** Types into one end of a range, which is loaded with the panel, and leaves it. */
async function type(input: HTMLElement, typed: string) {
  await userEvent.clear(input)
  if (typed !== '') await userEvent.type(input, typed)
  await userEvent.tab()
}

test('offers every filter but the state, and sets and removes a value', async () => {
  answer('/api/thing/search', { data: [{ id: 4, name: 'Ấm' }], pagination: { total: 1 } })
  const { lastSet, panel, field } = draw({ site: 'yahoo' })
  expect(within(panel).getAllByRole('group')).toHaveLength(7)
  expect(field('Trang').getByRole<HTMLInputElement>('checkbox', { name: 'Yahoo' }).checked).toBe(true)
  await userEvent.click(field('Trang').getByRole('checkbox', { name: 'Yahoo' }))
  expect(lastSet('yahoo')).toEqual(['site', ''])
  await userEvent.click(field('Nổi bật').getByRole('button', { name: 'Bật' }))
  expect(lastSet()).toEqual(['hot', 'true'])
  await userEvent.click(await field('Chủ').findByRole('button', { name: 'Ấm' }))
  expect(lastSet()).toEqual(['owner', '4'])
})

test('adds values to those that are chosen, and takes them away', async () => {
  const results = [
    { id: 4, name: 'Ấm' },
    { id: 5, name: 'Ly' },
  ]
  answer('/api/thing/search', { data: results, pagination: { total: 2 } })
  const { lastSet, field } = draw({ site: 'yahoo', owner: 'in:4,5' })
  await userEvent.click(field('Trang').getByRole('checkbox', { name: 'Rakuten' }))
  expect(lastSet('yahoo')).toEqual(['site', 'in:yahoo,rakuten'])
  expect(lastSet('in:yahoo,mercari'), 'of a press that is not rendered yet').toEqual([
    'site',
    'in:yahoo,mercari,rakuten',
  ])
  await userEvent.click(await field('Chủ').findByRole('button', { name: 'Bỏ chọn Ấm' }))
  expect(lastSet('in:4,5')).toEqual(['owner', '5'])
  await userEvent.click(field('Chủ').getByRole('button', { name: 'Ly' }))
  expect(lastSet('in:4,5')).toEqual(['owner', '4'])
})

test('offers empty fields where a field may be empty', async () => {
  const { onFilter, field, show } = draw({})
  await userEvent.click(field('Trang').getByRole('button', { name: 'Trống' }))
  expect(onFilter).toHaveBeenLastCalledWith('site', 'is:empty')
  await userEvent.click(field('Cân nặng').getByRole('button', { name: 'Không trống' }))
  expect(onFilter).toHaveBeenLastCalledWith('weight', 'is:filled')
  show({ weight: 'is:filled' })
  await userEvent.click(field('Cân nặng').getByRole('button', { name: 'Không trống' }))
  expect(onFilter).toHaveBeenLastCalledWith('weight', '')
  for (const name of ['Chặng', 'Giá', 'Ngày tạo', 'Nổi bật'])
    expect(field(name).queryByRole('button', { name: 'Trống' }), name).toBeNull()
})

test('excludes the chosen values, and finds empty fields as well', async () => {
  const { onFilter, lastSet, field, show } = draw({ site: 'in:yahoo,rakuten' })
  const words = (name: string) => field('Trang').getByRole('button', { name })
  await userEvent.click(words('Không phải những mục này'))
  expect(onFilter).toHaveBeenLastCalledWith('site', 'not:yahoo,rakuten')
  await userEvent.click(words('Hoặc trống'))
  expect(onFilter).toHaveBeenLastCalledWith('site', 'or:in:yahoo,rakuten|is:empty')
  show({ site: 'or:in:yahoo|is:empty' })
  expect(words('Hoặc trống').getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(field('Trang').getByRole('checkbox', { name: 'Rakuten' }))
  expect(lastSet('or:in:yahoo|is:empty')).toEqual(['site', 'or:in:yahoo,rakuten|is:empty'])
  show({ site: 'not:yahoo' })
  expect(words('Không phải những mục này').getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(field('Trang').getByRole('checkbox', { name: 'Yahoo' }))
  expect(lastSet('not:yahoo')).toEqual(['site', ''])
  await userEvent.click(words('Không phải những mục này'))
  expect(onFilter).toHaveBeenLastCalledWith('site', 'yahoo')
})

test('offers periods of days, which stay relative', async () => {
  const { onFilter, field, show } = draw({})
  await userEvent.click(await field('Ngày tạo').findByRole('button', { name: '7 ngày qua' }))
  expect(onFilter).toHaveBeenLastCalledWith('created_at', 'last:7d')
  show({ created_at: 'last:7d' })
  await userEvent.click(field('Ngày tạo').getByRole('button', { name: 'Quá 30 ngày' }))
  expect(onFilter).toHaveBeenLastCalledWith('created_at', 'over:30d')
  await userEvent.click(field('Ngày tạo').getByRole('button', { name: '7 ngày qua' }))
  expect(onFilter).toHaveBeenLastCalledWith('created_at', '')
  expect(field('Giá').queryByRole('button', { name: 'Hôm nay' })).toBeNull()
})

test('adds a second range, of which a record is in one', async () => {
  const { onFilter, field, show } = draw({ weight: '1..2' })
  await userEvent.click(await field('Cân nặng').findByRole('button', { name: 'Hoặc khoảng khác' }))
  const [, second] = field('Cân nặng').getAllByRole('textbox', { name: 'Từ' })
  if (!second) throw new Error('there is no second range')
  await type(second, '5')
  expect(onFilter).toHaveBeenLastCalledWith('weight', 'or:1..2|5..', { replace: false })
  show({ weight: 'or:1..2|5..' })
  await type(field('Cân nặng').getAllByRole('textbox', { name: 'Từ' })[0] ?? second, '')
  expect(onFilter).toHaveBeenLastCalledWith('weight', 'or:..2|5..', { replace: true })
})

test('offers the other fields, whose values have a prefix because no list call has them', async () => {
  const { lastSet, panel, field } = draw({ note: 'is:empty' })
  expect(field('Ghi chú').getByRole('button', { name: 'Trống' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(within(panel).getByRole('button', { name: 'Lọc theo ô khác' }))
  expect(within(panel).queryByRole('button', { name: 'Tên' }), 'a required text is never empty').toBeNull()
  await userEvent.click(within(panel).getByRole('button', { name: 'Hạng' }))
  expect(document.activeElement).toBe(field('Hạng').getByRole('checkbox', { name: 'Một' }))
  await userEvent.click(field('Hạng').getByRole('checkbox', { name: 'Một' }))
  expect(lastSet()).toEqual(['grade', 'in:one'])
})

test('sets both ends of a range when an input is left, and shows what is no number', async () => {
  const { onFilter, field, show } = draw({})
  const from = await field('Giá').findByRole('textbox', { name: 'Từ' })
  await type(from, '100.000')
  expect(onFilter).toHaveBeenLastCalledWith('price', '100000..', { replace: false })
  show({ price: '100000..' })
  const to = field('Giá').getByRole('textbox', { name: 'Đến' })
  await type(to, '200000')
  expect(onFilter).toHaveBeenLastCalledWith('price', '100000..200000', { replace: true })
  show({ price: '100000..200000' })
  onFilter.mockClear()
  await type(to, 'nhiều')
  expect(field('Giá').getByText('Hãy điền một con số.')).toBeDefined()
  expect(onFilter).not.toHaveBeenCalled()
  await type(to, '')
  expect(onFilter).toHaveBeenLastCalledWith('price', '100000..', { replace: true })
  show({})
  await waitFor(() =>
    expect(
      field('Giá').getByRole<HTMLInputElement>('textbox', { name: 'Từ' }).value,
      'cleared by its chip',
    ).toBe(''),
  )
})

test('reads days in the order of the language, and applies a range by itself after the last key', async () => {
  const { onFilter, field } = draw({})
  const from = await field('Ngày tạo').findByRole('textbox', { name: 'Từ' })
  await userEvent.type(from, '1/9/2025')
  await waitFor(() =>
    expect(onFilter).toHaveBeenLastCalledWith('created_at', '2025-09-01..', { replace: false }),
  )
  expect(onFilter).toHaveBeenCalledOnce()
})

test('applies no range that is typed before the filter changes in the address', async () => {
  const { onFilter, field, show } = draw({ price: '100..' })
  const to = await field('Giá').findByRole('textbox', { name: 'Đến' })
  const timers = vi.spyOn(globalThis, 'clearTimeout')
  const started = vi.spyOn(globalThis, 'setTimeout')
  await userEvent.type(to, '5')
  const timer = started.mock.results[started.mock.calls.findIndex(([, delay]) => delay === 600)]?.value
  expect(timer).toBeDefined()
  show({ price: '300..' })
  await waitFor(() => expect(timers).toHaveBeenCalledWith(timer))
  expect(onFilter).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('moves the focus to the next chip when one is removed, and from the last one to the fold', async () => {
  const results = [
    { id: 4, name: 'Ấm' },
    { id: 5, name: '' },
  ]
  answer('/api/thing/search', { data: results, pagination: { total: 2 } })
  const { field, show } = draw({ owner: 'in:4,5' })
  const unnamed = await field('Chủ').findByRole('button', { name: 'Bỏ chọn Chưa có tên' })
  await userEvent.click(await field('Chủ').findByRole('button', { name: 'Bỏ chọn Ấm' }))
  show({ owner: '5' })
  expect(document.activeElement).toBe(unnamed)
  await userEvent.keyboard('{Enter}')
  show({})
  expect(document.activeElement).toBe(field('Chủ').getByRole('button', { expanded: true }))
})

test('shows a value that is no longer an option, so that it can be removed', async () => {
  const { lastSet, field } = draw({ site: '__proto__' })
  await userEvent.click(field('Trang').getByRole('checkbox', { name: '__proto__' }))
  expect(lastSet('__proto__')).toEqual(['site', ''])
})

test('an end of a range that is typed later stays when an earlier one arrives late', async () => {
  const { field, lastSet, show } = draw({ hot: 'true' })
  const input = (name: string) => field('Giá').getByRole<HTMLInputElement>('textbox', { name })
  await userEvent.type(await field('Giá').findByRole('textbox', { name: 'Từ' }), '100{Enter}')
  expect(lastSet()).toEqual(['price', '100..'])
  await userEvent.type(input('Đến'), '200{Enter}')
  expect(lastSet()).toEqual(['price', '100..200'])
  show({ hot: 'true', price: '100..' })
  expect([input('Từ').value, input('Đến').value]).toEqual(['100', '200'])
  show({ hot: 'true', price: '100..200' })
  expect([input('Từ').value, input('Đến').value]).toEqual(['100', '200'])
  show({ hot: 'true', price: '5..6' })
  expect([input('Từ').value, input('Đến').value], 'from outside').toEqual(['5', '6'])
})

test('shows a range from outside that was typed and cleared before the address changed', async () => {
  const { field, lastSet, show } = draw({ hot: 'true' })
  const from = await field('Giá').findByRole<HTMLInputElement>('textbox', { name: 'Từ' })
  vi.useFakeTimers()
  fireEvent.change(from, { target: { value: '100' } })
  fireEvent.blur(from)
  expect(lastSet()).toEqual(['price', '100..'])
  fireEvent.change(from, { target: { value: '' } })
  fireEvent.blur(from)
  expect(lastSet()).toEqual(['price', ''])
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  show({ hot: 'true', price: '100..' })
  expect(field('Giá').getByRole<HTMLInputElement>('textbox', { name: 'Từ' }).value).toBe('100')
})
