// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { branchOptions } from '#hooks/names/branch.ts'
import { parcel, shelves, state } from '#hooks/read/branch-filters.test-data.ts'
import { cache } from '#hooks/read/cache.ts'
import { param } from '#hooks/read/filtered-list.test-data.ts'
import '#hooks/read/with-branches.ts'
import { useList } from '#hooks/read/use-list.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { branch } from '#hooks/testing/things.test-data.ts'
import { ResourceContext } from '#screens/resource-context.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { FilterChips } from './filter-chips.tsx'

const { answer } = office()

function Listed({ resource, filters }: { readonly resource: typeof parcel; readonly filters: Filters }) {
  const shown = state(filters)
  useList(resource, shown)
  return <FilterChips state={shown} onFilter={() => {}} onClear={() => {}} />
}
type Filters = Parameters<typeof state>[0]

const draw = (resource: typeof parcel, filters: Filters) =>
  render(
    <Cached>
      <ResourcesContext value={[branch, resource]}>
        <ResourceContext value={resource as Resource}>
          <Listed resource={resource} filters={filters} />
        </ResourceContext>
      </ResourcesContext>
    </Cached>,
  )

const source = () => screen.getByRole('status').textContent

test('says that the browser evaluates a branch once its tree is known', async () => {
  answer('/api/parcel/search', { data: { results: [], pagination: { total: 0 } } })
  answer('/api/branch/options', () => new Response('<html>'))
  draw(parcel, { shelf: '1' })
  await screen.findByText('(chưa đọc được nhánh con)', { exact: false })
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  expect(source()).toBe('')
  answer('/api/branch/options', { data: shelves })
  await cache.fetchQuery(branchOptions(branch, ['1']))
  await waitFor(() => expect(source()).toMatch(/^Lọc trên máy này/))
})

test('shows the reading of a list whose back-end evaluates a branch, and stops it', async () => {
  let release = () => {}
  const free = new Promise<void>((done) => {
    release = done
  })
  answer('/api/branch/options', { data: shelves })
  answer('/api/parcel/search', async (call) => {
    if (Number(param(call, 'pages')) > 1) await free
    const results = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: `n${at}`, shelf: 1 }))
    return Response.json({ data: { results, pagination: { total: 40 } } })
  })
  draw(
    { ...parcel, query: { ...parcel.query, filters: { in: '{field}[in]' } } },
    {
      shelf: '1',
      name: 'is:filled',
    },
  )
  await waitFor(() => expect(source()).toBe('Đang lọc… 20 / 40'))
  await userEvent.click(screen.getByRole('button', { name: 'Dừng lọc' }))
  await waitFor(() => expect(source()).toMatch(/^Lọc trên máy này/))
  release()
})
