// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { choice, defineResource, get, money, number, reference, text, toggle } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { SetFilter } from './state-filter.ts'
// Transformed before the tests: their first import takes longer than a test waits for them.
import './filter-chip-line.tsx'
import './range-filters.tsx'

// happy-dom has no popovers; opening one only changes the layer.
HTMLElement.prototype.showPopover = () => undefined

const { answer } = office()
const parcel = defineResource({
  ...samplePlan,
  name: 'parcel',
  operations: { list: get('/api/parcel/search') },
  fields: {
    name: text('Tên', { required: true }),
    note: text('Ghi chú'),
    grade: choice('Hạng', { one: 'Một' }),
    owner: reference('Chủ', () => thing),
    site: choice('Trang', { yahoo: 'Yahoo', rakuten: 'Rakuten' }),
    stage: choice('Chặng', { sea: 'Biển', air: 'Bay' }, { required: true, tints: { sea: 'working' } }),
    price: money('Giá', 'VND', { required: true }),
    weight: number('Cân nặng', { unit: 'kg' }),
    hot: toggle('Nổi bật'),
    active: toggle('Đang dùng', { words: { on: 'Còn', off: 'Hết' } }),
  },
  list: {
    columns: ['name'],
    state: 'active',
    filters: ['owner', 'site', 'hot', 'active', 'stage', 'price', 'weight', 'created_at'],
  },
})

function draw(filters: Readonly<Record<string, string>>) {
  const onFilter = vi.fn<SetFilter>()
  const onClear = vi.fn()
  const anchor = document.body.appendChild(document.createElement('button'))
  const drawn = (now: typeof filters) => {
    const state = { ...defaultListState(parcel), filters: now }
    const sets = { resource: parcel, state, onFilter, onClear }
    return (
      <MantineProvider env="test">
        <Cached>
          <ResourcesContext value={[thing, parcel]}>
            <FilterChips {...sets}>{null}</FilterChips>
            <FilterPanel {...sets} anchor={anchor} onClose={vi.fn()} />
          </ResourcesContext>
        </Cached>
      </MantineProvider>
    )
  }
  const { rerender } = render(drawn(filters))
  const panel = screen.getByRole('dialog', { name: 'Bộ lọc' })
  /** The last filter that was set, with what the latest one is at that time. */
  const lastSet = (latest = '') => {
    const [name, next = ''] = onFilter.mock.lastCall ?? []
    return [name, typeof next === 'string' ? next : next(latest)]
  }
  const field = (name: string) => within(within(panel).getByRole('group', { name }))
  const chips = () => screen.getByRole('region', { name: 'Đang lọc' })
  return {
    onFilter,
    lastSet,
    onClear,
    panel,
    field,
    chips,
    show: (now: typeof filters) => rerender(drawn(now)),
  }
}

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

test('shows active filters as chips that remove them, and none for the state', async () => {
  const { onFilter, onClear, chips } = draw({ site: 'rakuten', hot: 'false', active: 'true' })
  await screen.findByRole('region', { name: 'Đang lọc' })
  expect(chips().textContent).toBe('Trang: RakutenNổi bật: TắtBỏ tất cả')
  await userEvent.click(within(chips()).getByRole('button', { name: 'Bỏ lọc Nổi bật' }))
  expect(onFilter).toHaveBeenLastCalledWith('hot', '')
  await userEvent.click(within(chips()).getByRole('button', { name: 'Bỏ tất cả' }))
  expect(onClear).toHaveBeenCalledOnce()
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

test('shows a value that is no longer an option, so that it can be removed', async () => {
  const { lastSet, field } = draw({ site: '__proto__' })
  await userEvent.click(field('Trang').getByRole('checkbox', { name: '__proto__' }))
  expect(lastSet('__proto__')).toEqual(['site', ''])
})
