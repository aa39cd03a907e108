// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { InboxResource } from '#descriptor/inbox.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import { cache } from '#hooks/read/cache.ts'
import { newRecordsOptions } from '#hooks/read/new-records.ts'
import { useList } from '#hooks/read/use-list.ts'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { useArrivals } from './use-arrivals.ts'

const { answer } = office()
const dated: InboxResource = { ...letter, list: { ...letter.list, filters: ['status', 'created_at'] } }

/** Draws the list of one record; `checkNew` asks for those that have arrived since. */
async function drawFirst(more: Partial<ListState>) {
  const state = { ...defaultListState(dated), ...more }
  const { result } = drawn(() => {
    const { shown, isBusy } = useList(dated, state)
    return useArrivals(dated, state, { rows: shown?.rows, isBusy, key: 'letters' })
  }, null)
  const ids = () => result.current.rows?.map(({ id }) => id)
  await waitFor(() => expect(ids()).toEqual(['1']))
  // Rows that come with a call that is still in flight are not held back.
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  const { queryKey } = newRecordsOptions(dated)
  return { result, ids, checkNew: () => act(() => cache.refetchQueries({ queryKey })) }
}

test.each([
  ['a list', {}],
  ['a list that is filtered in the browser', { created_at: '2025-01-01..' }],
])('holds back a record that arrives in %s, and shows it', async (_, filters) => {
  const results = [{ id: 1, status: 'new', created_at: '2025-02-01T08:00:00Z' }]
  answer('/api/letter', () => Response.json({ data: { results, pagination: { total: results.length } } }))
  const { result, ids, checkNew } = await drawFirst({ filters })
  results.unshift({ id: 2, status: 'new', created_at: '2025-02-02T08:00:00Z' })
  await checkNew()
  await waitFor(() => expect(result.current.arrivedCount).toBe(1))
  expect(ids()).toEqual(['1'])
  act(() => result.current.show())
  expect(ids()).toEqual(['2', '1'])
})

test('holds back no record where the oldest are first: those that arrive are below the others', async () => {
  const results = [{ id: 1, status: 'new', created_at: '2025-02-01T08:00:00Z' }]
  answer('/api/letter', ({ search }) => {
    const sorted = search.includes('sort=-created_at') ? results.toReversed() : results
    return Response.json({ data: { results: sorted, pagination: { total: results.length } } })
  })
  const { result, ids, checkNew } = await drawFirst({ order: { key: 'created_at', desc: false } })
  results.push({ id: 2, status: 'new', created_at: '2025-02-02T08:00:00Z' })
  await checkNew()
  await waitFor(() => expect(ids()).toEqual(['1', '2']))
  expect(result.current.arrivedCount).toBe(0)
})
