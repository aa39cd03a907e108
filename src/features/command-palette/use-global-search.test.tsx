// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { canSearch } from '#hooks/read/search-records.ts'
import { drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { branch, folder, odd, thing } from '#hooks/testing/things.test-data.ts'
import { type GlobalSearch, isSearch, useGlobalSearch } from './use-global-search.ts'

const { answer } = office()
afterEach(() => {
  vi.useRealTimers()
})
const all = [thing, branch, odd]
const listing = (names: readonly string[], total = names.length) => ({
  data: {
    results: names.map((name) => ({ id: name, name })),
    pagination: { pages: 1, page: names.length, total },
  },
})

test('searches only the entities that have a search call', () => {
  expect([thing, branch, odd, folder].map(canSearch)).toEqual([true, true, false, true])
})

test.each([
  ['a', false],
  ['  ', false],
  ['7', false],
  ['an', true],
  ['靴', true],
  ['か', true],
])('“%s” is enough to search for: %s', (query, isEnough) => {
  expect(isSearch(query)).toBe(isEnough)
})

test('renders results entity by entity; a failed entity keeps the others and can be retried', async () => {
  answer('/api/thing/search', listing(['Ấm', 'Ấm hai'], 9))
  answer('/api/branch/find', () => new Response('', { status: 400 }))
  const { result } = drawn((query: string) => useGlobalSearch(all, query), 'am')
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  expect(result.current.found).toMatchObject([{ resource: thing, total: 9, rows: [{ id: 'Ấm' }, {}] }])
  expect(result.current.failed).toEqual([branch])
  answer('/api/branch/find', [{ id: '7', name: 'Ấm' }])
  result.current.retry()
  await waitFor(() => expect(result.current.found.map(({ resource }) => resource)).toEqual([thing, branch]))
  expect(result.current.failed).toEqual([])
})

test('debounces keystrokes and never renders the response to an earlier query', async () => {
  const slow = held(listing(['Cũ']))
  const calls = answer('/api/thing/search', ({ search }) =>
    search.includes('keyword=moi') ? Response.json(listing(['Mới'])) : slow.reply(),
  )
  // The same array for all renders: a new one would start a new search.
  const resources = [thing]
  const { result, rerender } = drawn<GlobalSearch, string>((query) => useGlobalSearch(resources, query), 'cu')
  await waitFor(() => expect(calls).toHaveLength(1))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const query of ['mo', 'moi']) {
    rerender(query)
    act(() => void vi.advanceTimersByTime(399))
  }
  act(() => void vi.advanceTimersByTime(1))
  vi.useRealTimers()
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  slow.release()
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(calls).toHaveLength(2)
  expect(result.current.found.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['Mới'])
})

test('removes the rows of a list that ignores the search once the response to another text proves it', async () => {
  const proof = held(listing(['Áo', 'Mũ']))
  const calls = answer('/api/thing/search', ({ search }) =>
    search.includes('zqxjv') ? proof.reply() : Response.json(listing(['Áo', 'Mũ'])),
  )
  const resources = [thing]
  const { result } = drawn((query: string) => useGlobalSearch(resources, query), 'giay')
  await waitFor(() => expect(calls).toHaveLength(2))
  await waitFor(() => expect(result.current.found).toMatchObject([{ rows: [{ id: 'Áo' }, { id: 'Mũ' }] }]))
  proof.release()
  await waitFor(() => expect(result.current.found).toMatchObject([{ rows: [], total: 0 }]))
})
