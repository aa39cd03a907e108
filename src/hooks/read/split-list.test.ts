// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ListState } from '#descriptor/list-state.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { invalidateLists } from '#hooks/write/update-cache.ts'
import { parcel, shelves, state } from './branch-filters.test-data.ts'
import { cache } from './cache.ts'
import { ids, param } from './filtered-list.test-data.ts'
import { readingOf, stopFiltering } from './filtered-list.ts'
import { keys } from './keys.ts'
import { useList } from './use-list.ts'

const { answer } = office({ largestPage: 2000 })

beforeEach(() => {
  answer('/api/branch/options', { data: shelves })
})

/** A list without totals that is too long to be read, of which shelf 3 has 2,500 records and shelf 4 one. */
function listed(isHeld = (_shelf: string | null, _page: number) => false, refused = '') {
  let release = () => {}
  const free = new Promise<void>((done) => {
    release = done
  })
  const calls: string[] = []
  answer('/api/parcel/search', async (call) => {
    const [shelf, page] = [param(call, 'shelf'), Number(param(call, 'pages'))]
    calls.push(`${shelf ?? 'all'} ${page}`)
    if (isHeld(shelf, page)) await free
    if (shelf === refused) return Response.json({}, { status: 400 })
    const [from, to] = shelf === '3' ? [1, 2500] : shelf === '4' ? [9000, 9000] : [1, 10_001]
    const first = from + (page - 1) * 2000
    const length = Math.max(0, Math.min(2000, to - first + 1))
    const results = Array.from({ length }, (_, at) => ({ id: first + at, name: `n${first + at}` }))
    return Response.json({ data: { results } })
  })
  return { calls, release: () => release() }
}

const wanted = state({ shelf: 'in:3,4' })
const progress = () => cache.getQueryData(keys.filterProgress(parcel, readingOf(wanted, ['shelf'])))

test('notes the progress of the lists of several values as that of the list without their filter', async () => {
  const { release } = listed((shelf, page) => shelf === '3' && page === 2)
  const { result } = drawn(() => useList(parcel, wanted), null)
  await waitFor(() => expect(progress()).toEqual({ read: 2001, total: undefined }))
  release()
  await waitFor(() => expect(result.current.shown?.page.total).toBe(2501))
  expect(progress()).toBeNull()
})

test('stops the lists of several values at once, for each page that waits for them, and reads them on a retry', async () => {
  const { calls, release } = listed((shelf, page) => shelf === '3' && page === 2)
  const first = drawn(() => useList(parcel, wanted), null)
  const second = drawn(() => useList(parcel, { ...wanted, page: 2 }), null)
  await waitFor(() => expect(progress()).toEqual({ read: 2001, total: undefined }))
  stopFiltering(parcel, readingOf(wanted, ['shelf']))
  // oxlint-disable-next-line no-await-in-loop -- one list after the other
  for (const { result } of [first, second])
    await waitFor(() => expect(result.current.error).toMatchObject({ read: 2001, filters: ['shelf'] }))
  expect(progress()).toBeNull()
  expect(calls.filter((call) => call === '3 1')).toHaveLength(1)
  release()
  first.result.current.retry()
  await waitFor(() => expect(ids(first.result)).toHaveLength(20))
})

test('ends the lists of several values when the list is left', async () => {
  const { release } = listed((shelf, page) => shelf === '3' && page === 2)
  const { unmount } = drawn(() => useList(parcel, wanted), null)
  await waitFor(() => expect(progress()).toEqual({ read: 2001, total: undefined }))
  unmount()
  await waitFor(() => expect(progress()).toBeNull())
  release()
})

test('ends the lists of several values when one of them fails', async () => {
  const { calls, release } = listed((shelf, page) => shelf === '3' && page === 1, '4')
  const { result } = drawn(() => useList(parcel, wanted), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 400 }))
  release()
  const all = drawn(() => useList(parcel, state({})), null)
  await waitFor(() => expect(all.result.current.shown).toBeDefined())
  expect(progress()).toBeNull()
  expect(calls).not.toContain('3 2')
})

test('goes on reading the lists of several values for another page', async () => {
  const { calls, release } = listed((shelf, page) => shelf === '3' && page === 2)
  const { result, rerender } = drawn((now: ListState) => useList(parcel, now), wanted)
  await waitFor(() => expect(progress()).toEqual({ read: 2001, total: undefined }))
  rerender({ ...wanted, page: 126 })
  release()
  await waitFor(() => expect(ids(result)).toEqual(['9000']))
  expect(calls.filter((call) => !call.startsWith('all')).toSorted()).toEqual(['3 1', '3 2', '4 1'])
})

test('reads a list that is too long once for all its pages and filters, and again after a write', async () => {
  const { calls } = listed()
  const { result, rerender } = drawn((now: ListState) => useList(parcel, now), wanted)
  await waitFor(() => expect(ids(result)).toHaveLength(20))
  rerender({ ...wanted, page: 126 })
  await waitFor(() => expect(ids(result)).toEqual(['9000']))
  rerender(state({ shelf: 'not:4' }))
  await waitFor(() => expect(result.current.error).toMatchObject({ filters: ['shelf'], limit: 10_000 }))
  expect(calls.filter((call) => call === 'all 5')).toHaveLength(1)
  await invalidateLists(parcel, cache)
  await waitFor(() => expect(calls.filter((call) => call === 'all 5')).toHaveLength(2))
})
