import { render, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { choice, defineResource, get, money, number, reference, text, toggle } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { branch, thing } from '#hooks/testing/things.test-data.ts'
import { ResourceContext } from '#screens/resource-context.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { SetFilter } from './state-filter.ts'

export const { answer } = office()
const parcel = defineResource({
  ...samplePlan,
  name: 'parcel',
  operations: { list: get('/api/parcel/search') },
  fields: {
    name: text('Tên', { required: true }),
    note: text('Ghi chú'),
    grade: choice('Hạng', { one: 'Một' }),
    owner: reference('Chủ', () => thing),
    place: reference('Kệ', () => branch),
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

/** Renders the panel and the chips of filters. */
export function draw(filters: Readonly<Record<string, string>>) {
  const onFilter = vi.fn<SetFilter>()
  const onClear = vi.fn()
  const anchor = document.body.appendChild(document.createElement('button'))
  const drawn = (now: typeof filters) => {
    const state = { ...defaultListState(parcel), filters: now }
    const sets = { state, onFilter, onClear }
    return (
      <Cached>
        <ResourcesContext value={[thing, branch, parcel]}>
          <ResourceContext value={parcel}>
            <FilterChips {...sets} />
            <FilterPanel {...sets} anchor={anchor} onClose={vi.fn()} />
          </ResourceContext>
        </ResourcesContext>
      </Cached>
    )
  }
  const { rerender } = render(drawn(filters))
  const panel = screen.getByRole('dialog', { name: 'Bộ lọc' })
  /** The last filter that was set, given the latest one. */
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
