// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ResourceWith } from '#descriptor/capability.ts'
import { choice, defineResource, get, pagesPage, text } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { invalidateLists } from '#hooks/write/update-cache.ts'
import { useTabCounts } from './use-tab-counts.ts'

const { answer } = office()

const letter = defineResource({
  ...samplePlan,
  name: 'letter',
  pagination: pagesPage(20),
  operations: { list: get('/api/letter/search') },
  fields: {
    name: text('Tên'),
    status: choice('Tình trạng', { new: 'Mới', done: 'Xong', gone: 'Bỏ' }, { tints: { new: 'new' } }),
  },
  list: { columns: ['name'], filters: ['status'] },
})

/** Answers each call with the total of its value of the state; 400 for a value without one. */
function totals(path: string, name: string, byValue: Record<string, number>) {
  const sent: string[] = []
  answer(path, ({ search }) => {
    const query = new URLSearchParams(search)
    const value = query.get(name) ?? ''
    sent.push(`${query.get('page')} ${value}`)
    const total = byValue[value]
    if (total === undefined) return Response.json({}, { status: 400 })
    const row = { name: 'Ấm', ...(value !== '' && { [name]: value === 'true' || value }) }
    const data = Array.from({ length: total }, (_, id) => ({ id, ...row }))
    return Response.json({ data, pagination: { total } })
  })
  return sent
}

const shown = (value: string, total: number | undefined, isWhole = true) => ({ value, total, isWhole })
const counts = (resource: ResourceWith<'list'>, first: ReturnType<typeof shown>) =>
  drawn((props: ReturnType<typeof shown>) => Object.fromEntries(useTabCounts(resource, props)), first)

test('counts a toggle by one call of the first page after the rows are loaded', async () => {
  const sent = totals('/api/thing/search', 'active', { true: 7 })
  const { result, rerender } = counts(thing, shown('', undefined))
  expect(result.current).toEqual({})
  rerender(shown('', 10))
  await waitFor(() => expect(result.current).toEqual({ '': 10, true: 7, false: 3 }))
  expect(sent).toEqual(['20 true'])
  rerender(shown('true', undefined))
  expect(result.current).toEqual({ '': 10, true: 7, false: 3 })
})

test('counts each value of a toggle by a call once a list had a record of unknown value, which has neither', async () => {
  const row = rowOf<Resource>(thing, { id: 9, name: 'Ấm' })
  cache.setQueryData(keys.list(thing, { ...defaultListState(thing), page: 2 }), {
    rows: [row],
    page: { page: 2, size: 20, total: 10 },
  })
  const sent = totals('/api/thing/search', 'active', { true: 7, false: 2 })
  const { result } = counts(thing, shown('', 10))
  await waitFor(() => expect(result.current).toEqual({ '': 10, true: 7, false: 2 }))
  expect(sent.toSorted()).toEqual(['20 false', '20 true'])
})

test('counts each other value of a choice, leaves a failed count out and counts again after a write', async () => {
  const byValue: Record<string, number> = { '': 9, done: 4 }
  const sent = totals('/api/letter/search', 'status', byValue)
  const { result } = counts(letter, shown('new', 5))
  await waitFor(() => expect(result.current).toEqual({ '': 9, new: 5, done: 4 }))
  await waitFor(() => expect(sent.toSorted()).toEqual(['20 ', '20 done', '20 gone']))
  byValue.done = 6
  await act(() => invalidateLists(letter, cache))
  await waitFor(() => expect(result.current).toMatchObject({ done: 6 }))
})

test('shows no count of a value where the back-end ignores the filter', async () => {
  answer('/api/letter/search', {
    data: [{ id: 1, name: 'Ấm', status: 'new' }],
    pagination: { page: 1, total: 80 },
  })
  const { result } = counts(letter, shown('', 80))
  await waitFor(() => expect(result.current).toEqual({ '': 80, new: 80 }))
})

test('sends no call and shows no count while a search or a filter narrows the list', async () => {
  const sent = totals('/api/thing/search', 'active', { true: 7 })
  vi.useFakeTimers()
  const { result } = counts(thing, shown('', 10, false))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  vi.useRealTimers()
  expect([result.current, sent]).toEqual([{}, []])
})
