// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListState } from '#descriptor/list-state.ts'
import { drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { invalidateLists } from '#hooks/write/update-cache.ts'
import { cache } from './cache.ts'
import { answerList, gauge, ids, param, state } from './filtered-list.test-data.ts'
import { readingOf, stopFiltering } from './filtered-list.ts'
import { keys } from './keys.ts'
import { useList } from './use-list.ts'

const { answer } = office({ largestPage: 2000 })
const listed = (total: number, most?: number) => answerList({ answer }, total, most)

test('reads the list again after a write, and for another sent filter', async () => {
  const calls = listed(30)
  const { result, rerender } = drawn((now: ListState) => useList(gauge, now), state({ position: '29..' }))
  await waitFor(() => expect(ids(result)).toEqual(['29', '30']))
  const again = listed(31)
  await invalidateLists(gauge, cache)
  await waitFor(() => expect(ids(result)).toEqual(['29', '30', '31']))
  rerender(state({ position: '29..', active: 'true' }))
  await waitFor(() => expect(again).toHaveLength(2))
  expect(calls).toHaveLength(1)
})

/** A list of three big pages, of which the later ones wait for `release`. */
function slow() {
  let release = () => {}
  const free = new Promise<void>((done) => {
    release = done
  })
  const pages: (string | null)[] = []
  answer('/api/thing/search', async (call) => {
    const wanted = Number(param(call, 'pages'))
    pages.push(String(wanted))
    pages.sort((one, other) => Number(one) - Number(other))
    if (wanted > 1) await free
    const results = Array.from({ length: wanted < 3 ? 2000 : 500 }, (_, at) => {
      const id = (wanted - 1) * 2000 + at + 1
      return { id, position: id }
    })
    return Response.json({ data: { results, pagination: { total: 4500 } } })
  })
  return { pages, release }
}

const progress = (filters: Readonly<Record<string, string>> = {}) =>
  cache.getQueryData(keys.filterProgress(gauge, readingOf(state(filters), [])))

test('notes its progress, and goes on reading for another page of the same list', async () => {
  const { pages, release } = slow()
  const wanted = state({ position: '1..' })
  const { result, rerender } = drawn((now: ListState) => useList(gauge, now), wanted)
  await waitFor(() => expect([progress(), pages]).toEqual([{ read: 2000, total: 4500 }, ['1', '2', '3']]))
  rerender({ ...wanted, page: 225 })
  release()
  await waitFor(() => expect(ids(result)?.at(-1)).toBe('4500'))
  expect(progress()).toBeNull()
  expect(pages).toEqual(['1', '2', '3'])
})

test('reads the list once more where a record is deleted between two of its pages', async () => {
  const pages: (string | null)[] = []
  answer('/api/thing/search', (call) => {
    pages.push(param(call, 'pages'))
    // The first record is deleted after the first page: the second one begins a record too late.
    const positions = Array.from({ length: pages.length === 1 ? 2500 : 2499 }, (_, at) => at + 1)
    const shift = pages.length === 1 ? 0 : 1
    const start = (Number(param(call, 'pages')) - 1) * 2000
    const results = positions
      .slice(start, start + 2000)
      .map((at) => ({ id: at + shift, position: at + shift }))
    return Response.json({ data: { results, pagination: { total: positions.length } } })
  })
  const { result } = drawn(() => useList(gauge, state({ position: '2000..2002' })), null)
  await waitFor(() => expect(ids(result)).toEqual(['2000', '2001', '2002']))
  expect(pages).toEqual(['1', '2', '1', '2'])
})

test('stops the reading on demand, and reads again on a retry', async () => {
  const { pages, release } = slow()
  const { result } = drawn(() => useList(gauge, state({ position: '4500..' })), null)
  await waitFor(() => expect([progress(), pages]).toEqual([{ read: 2000, total: 4500 }, ['1', '2', '3']]))
  stopFiltering(gauge, readingOf(state({}), []))
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ read: 2000, total: 4500, filters: ['position'] }),
  )
  expect([progress(), result.current.shown]).toEqual([null, undefined])
  release()
  result.current.retry()
  await waitFor(() => expect(ids(result)).toEqual(['4500']))
})

test('stops one reading of a list while another one with other filters goes on', async () => {
  const { pages, release } = slow()
  const all = drawn(() => useList(gauge, state({ position: '4500..' })), null)
  const active = drawn(() => useList(gauge, state({ position: '4500..', active: 'true' })), null)
  await waitFor(() => expect(pages).toHaveLength(6))
  const reading = { read: 2000, total: 4500 }
  await waitFor(() => expect([progress(), progress({ active: 'true' })]).toEqual([reading, reading]))
  stopFiltering(gauge, readingOf(state({ position: '4500..' }), ['position']))
  await waitFor(() => expect(all.result.current.error).toMatchObject({ read: 2000, total: 4500 }))
  expect([progress(), progress({ active: 'true' })]).toEqual([null, reading])
  release()
  await waitFor(() => expect(ids(active.result)).toEqual(['4500']))
})

test('ends the reading when the list is left', async () => {
  const { pages, release } = slow()
  const { unmount } = drawn(() => useList(gauge, state({ position: '1..' })), null)
  await waitFor(() => expect([progress(), pages]).toEqual([{ read: 2000, total: 4500 }, ['1', '2', '3']]))
  unmount()
  await waitFor(() => expect(progress()).toBeNull())
  release()
  const [query] = cache.getQueryCache().findAll({ queryKey: keys.wholeLists(gauge) })
  expect([query?.state.data, query?.state.fetchStatus]).toEqual([undefined, 'idle'])
  expect(pages).toEqual(['1', '2', '3'])
})

test.each([
  ['added to', { position: '1..' }, { position: '1..', active: 'true' }],
  ['removed from', { position: '1..', active: 'true' }, { position: '1..' }],
])('reads the list when a sent filter is %s one that is still being read', async (_, before, after) => {
  const sent: (string | null)[] = []
  const first = held({ data: { results: [{ id: 1, position: 1 }], pagination: { total: 1 } } })
  answer('/api/thing/search', (call) => {
    sent.push(param(call, 'active'))
    if (sent.length === 1) return first.reply()
    return Response.json({ data: { results: [{ id: 2, position: 2 }], pagination: { total: 1 } } })
  })
  const { result, rerender } = drawn((now: ListState) => useList(gauge, now), state(before))
  await waitFor(() => expect(sent).toHaveLength(1))
  rerender(state(after))
  await waitFor(() => expect(ids(result)).toEqual(['2']))
  expect(sent).toHaveLength(2)
  first.release()
})

test('reads the list again where something else cancels its reading', async () => {
  const { pages, release } = slow()
  const { result } = drawn(() => useList(gauge, state({ position: '4500..' })), null)
  await waitFor(() => expect(pages).toEqual(['1', '2', '3']))
  await cache.cancelQueries({ queryKey: keys.wholeLists(gauge) })
  release()
  await waitFor(() => expect(ids(result)).toEqual(['4500']))
})

test('a list is read again after a write during its reading', async () => {
  const { pages, release } = slow()
  const { result } = drawn(() => useList(gauge, state({ position: '4500..' })), null)
  await waitFor(() => expect(pages).toEqual(['1', '2', '3']))
  void invalidateLists(gauge, cache)
  release()
  await waitFor(() => expect(ids(result)).toEqual(['4500']))
  expect(pages).toEqual(['1', '1', '2', '2', '3', '3'])
})
