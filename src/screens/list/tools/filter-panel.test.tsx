// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { MantineProvider } from '@mantine/core'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { choice, defineResource, get, reference, text, toggle } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'

// happy-dom has no popovers; opening one only changes the layer.
HTMLElement.prototype.showPopover = () => undefined

const { answer } = office()
const parcel = defineResource({
  ...samplePlan,
  name: 'parcel',
  operations: { list: get('/api/parcel/search') },
  fields: {
    name: text('Tên'),
    owner: reference('Chủ', () => thing),
    site: choice('Trang', { yahoo: 'Yahoo', rakuten: 'Rakuten' }),
    hot: toggle('Nổi bật'),
    active: toggle('Đang dùng', { words: { on: 'Còn', off: 'Hết' } }),
  },
  list: { columns: ['name'], state: 'active', filters: ['owner', 'site', 'hot', 'active'] },
})

function draw(filters: Readonly<Record<string, string>>) {
  const onFilter = vi.fn()
  const onClear = vi.fn()
  const state = { ...defaultListState(parcel), filters }
  const anchor = document.body.appendChild(document.createElement('button'))
  render(
    <MantineProvider env="test">
      <Cached>
        <ResourcesContext value={[thing, parcel]}>
          <FilterChips resource={parcel} state={state} onFilter={onFilter} onClear={onClear}>
            {null}
          </FilterChips>
          <FilterPanel
            resource={parcel}
            state={state}
            anchor={anchor}
            onFilter={onFilter}
            onClear={onClear}
            onClose={vi.fn()}
          />
        </ResourcesContext>
      </Cached>
    </MantineProvider>,
  )
  const panel = screen.getByRole('dialog', { name: 'Bộ lọc' })
  const option = (name: string) => within(panel).getByRole('button', { name })
  return { onFilter, onClear, panel, option }
}

test('offers every filter but the state, and sets and removes an option', async () => {
  answer('/api/thing/search', { data: [{ id: 4, name: 'Ấm' }], pagination: { total: 1 } })
  const { onFilter, panel, option } = draw({ site: 'yahoo' })
  expect(within(panel).getAllByRole('group')).toHaveLength(3)
  expect(option('Yahoo').getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(option('Yahoo'))
  expect(onFilter).toHaveBeenLastCalledWith('site', '')
  await userEvent.click(option('Bật'))
  expect(onFilter).toHaveBeenLastCalledWith('hot', 'true')
  await userEvent.click(await within(panel).findByRole('button', { name: 'Ấm' }))
  expect(onFilter).toHaveBeenLastCalledWith('owner', '4')
})

test('shows active filters as chips that remove them, and none for the state', async () => {
  const { onFilter, onClear } = draw({ site: 'rakuten', hot: 'false', active: 'true' })
  const chips = screen.getByRole('region', { name: 'Đang lọc' })
  expect(chips.textContent).toBe('Trang RakutenNổi bật TắtBỏ tất cả')
  await userEvent.click(within(chips).getByRole('button', { name: 'Bỏ lọc Nổi bật' }))
  expect(onFilter).toHaveBeenLastCalledWith('hot', '')
  await userEvent.click(within(chips).getByRole('button', { name: 'Bỏ tất cả' }))
  expect(onClear).toHaveBeenCalledOnce()
})

test('shows a value that is no longer an option, so that it can be removed', async () => {
  const { onFilter, option } = draw({ site: '__proto__' })
  await userEvent.click(option('__proto__'))
  expect(onFilter).toHaveBeenCalledWith('site', '')
})
