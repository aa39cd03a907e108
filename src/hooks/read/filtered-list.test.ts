// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choice, defineResource, get, number, pagesPage, text } from '#descriptor/index.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import type { Call } from '#session/local-server.ts'
import { cache } from './cache.ts'
import { invalidateLists } from './invalidate-lists.ts'
import { keys } from './keys.ts'
import { lastPageOf } from './pages-of.ts'
import { useList } from './use-list.ts'

const { answer } = office()
const gauge: typeof thing = {
  ...thing,
  list: { columns: ['name'], sort: ['name'], search: true, filters: ['active', 'position', 'created_at'] },
}
const state = (filters: ListState['filters'], more: Partial<ListState> = {}): ListState => ({
  ...defaultListState(gauge),
  filters,
  ...more,
})
const param = (call: Call, name: string) => new URLSearchParams(call.search).get(name)

/** A list of `total` things whose position is their id; the largest page has `most` rows. */
function listed(total: number, most = Number.POSITIVE_INFINITY) {
  return answer('/api/thing/search', (call) => {
    const size = Math.min(Number(param(call, 'page')), most)
    const start = (Number(param(call, 'pages')) - 1) * size
    const length = Math.max(0, Math.min(size, total - start))
    const results = Array.from({ length }, (_, at) => ({ id: start + at + 1, position: start + at + 1 }))
    return Response.json({ data: { results, pagination: { total } } })
  })
}

const ids = (list: { current: ReturnType<typeof useList> }) => list.current.shown?.rows.map(({ id }) => id)

test('reads the list whole with its search, order and sent filters, and cuts pages from the matches', async () => {
  const calls = listed(4500)
  const all = { search: 'áo', order: { key: 'name', desc: true }, size: 20 }
  const wanted = state({ active: 'true', position: '101..145' }, all)
  const { result, rerender } = drawn((now: ListState) => useList(gauge, now), wanted)
  await waitFor(() => expect(result.current.shown).toBeDefined())
  expect(result.current.shown?.page).toEqual({ page: 1, size: 20, total: 45 })
  expect(ids(result)?.slice(0, 2)).toEqual(['101', '102'])
  expect(calls.map((call) => Object.fromEntries(new URLSearchParams(call.search)))).toEqual(
    ['1', '2', '3'].map((pages) => ({ active: 'true', pages, page: '2000', keyword: 'áo', sort: '-name' })),
  )
  rerender({ ...wanted, page: 3 })
  await waitFor(() => expect(ids(result)).toEqual(['141', '142', '143', '144', '145']))
  rerender({ ...wanted, filters: { active: 'true', position: '..2' } })
  await waitFor(() => expect(ids(result)).toEqual(['1', '2']))
  expect(calls, 'other pages and ranges need no call').toHaveLength(3)
})

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

test('takes the usual pages where the back-end refuses big ones', async () => {
  const calls: string[] = []
  answer('/api/thing/search', (call) => {
    const size = Number(param(call, 'page'))
    calls.push(`${param(call, 'pages')} × ${size}`)
    if (size > 50) return Response.json({ message: 'page too big' }, { status: 422 })
    const start = (Number(param(call, 'pages')) - 1) * size
    const results = Array.from({ length: Math.min(size, 45 - start) }, (_, at) => ({
      id: start + at,
      position: start + at,
    }))
    return Response.json({ data: { results, pagination: { total: 45 } } })
  })
  const { result } = drawn(() => useList(gauge, state({ position: '18..21' })), null)
  await waitFor(() => expect(ids(result)).toEqual(['18', '19', '20', '21']))
  expect(calls).toEqual(['1 × 2000', '1 × 20', '2 × 20', '3 × 20'])
})

test('takes the pages that a back-end cuts short', async () => {
  const calls = listed(250, 100)
  const { result } = drawn(() => useList(gauge, state({ position: '99..102' })), null)
  await waitFor(() => expect(ids(result)).toEqual(['99', '100', '101', '102']))
  expect(calls.map((call) => param(call, 'page'))).toEqual(['2000', '100', '100'])
})

test('refuses a list beyond the bound after its first page, and shows no rows', async () => {
  const calls = listed(10_001)
  const { result, rerender } = drawn((now: ListState) => useList(gauge, now), state({}))
  await waitFor(() => expect(result.current.shown?.rows).toHaveLength(20))
  rerender(state({ position: '1..' }))
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ name: 'ListTooLong', total: 10_001, limit: 10_000 }),
  )
  expect(result.current.shown).toBeUndefined()
  expect(calls).toHaveLength(2)
  rerender(state({}))
  await waitFor(() => expect(result.current.shown?.rows).toHaveLength(20))
})

test('small pages bound the list by the number of calls', async () => {
  const calls = listed(2001, 50)
  const { result } = drawn(() => useList(gauge, state({ position: '1..' })), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ListTooLong', limit: 2000 }))
  expect(calls).toHaveLength(1)
})

test('a back-end that repeats its first page is a failed load', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 1, position: 1 }], pagination: { total: 30 } } })
  const { result } = drawn(() => useList(gauge, state({ position: '1..' })), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ why: 'unreadable' }))
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
    if (wanted > 1) await free
    const results = Array.from({ length: wanted < 3 ? 2000 : 500 }, (_, at) => {
      const id = (wanted - 1) * 2000 + at + 1
      return { id, position: id }
    })
    return Response.json({ data: { results, pagination: { total: 4500 } } })
  })
  return { pages, release }
}

const progress = () => cache.getQueryData(keys.filterProgress(gauge))

test('notes its progress, and goes on reading for another page of the same list', async () => {
  const { pages, release } = slow()
  const wanted = state({ position: '1..' })
  const { result, rerender } = drawn((now: ListState) => useList(gauge, now), wanted)
  await waitFor(() => expect([progress(), pages]).toEqual([{ read: 2000, total: 4500 }, ['1', '2']]))
  rerender({ ...wanted, page: 225 })
  release()
  await waitFor(() => expect(ids(result)?.at(-1)).toBe('4500'))
  expect(progress()).toBeNull()
  expect(pages).toEqual(['1', '2', '3'])
})

test('a field that the list call does not return is a failed load, which a retry reads again', async () => {
  const calls = listed(30)
  const { result } = drawn(() => useList(gauge, state({ created_at: '2025-01-01..' })), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ why: 'unreadable' }))
  expect([result.current.shown, calls.length]).toEqual([undefined, 1])
  const results = [{ id: 1, created_at: '2025-06-01T12:00:00Z' }, { id: 2 }]
  answer('/api/thing/search', { data: { results, pagination: { total: 2 } } })
  result.current.retry()
  await waitFor(() => expect(ids(result)).toEqual(['1']))
})

test('an empty list has no field, and no matches', async () => {
  listed(0)
  const { result } = drawn(() => useList(gauge, state({ created_at: '2025-01-01..' })), null)
  await waitFor(() => expect(result.current.shown?.page.total).toBe(0))
})

test('sends a value that begins like several ones as it is', async () => {
  const site = defineResource({
    ...samplePlan,
    pagination: pagesPage(20),
    operations: { list: get('/api/thing/search') },
    fields: { name: text('Tên'), site: choice('Trang', { 'in:a': 'A' }), position: number('Vị trí') },
    list: { columns: ['name'], filters: ['site', 'position'] },
  })
  const calls = listed(3)
  const { result } = drawn(() => useList(site, state({ site: 'in:in%3Aa', position: '2..' })), null)
  await waitFor(() => expect(ids(result)).toEqual(['2', '3']))
  expect(calls.map((call) => param(call, 'site'))).toEqual(['in:a'])
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

test('ends the reading when the list is left', async () => {
  const { pages, release } = slow()
  const { unmount } = drawn(() => useList(gauge, state({ position: '1..' })), null)
  await waitFor(() => expect([progress(), pages]).toEqual([{ read: 2000, total: 4500 }, ['1', '2']]))
  unmount()
  await waitFor(() => expect(progress()).toBeNull())
  release()
  const [query] = cache.getQueryCache().findAll({ queryKey: keys.wholeLists(gauge) })
  expect([query?.state.data, query?.state.fetchStatus]).toEqual([undefined, 'idle'])
  expect(pages).toEqual(['1', '2'])
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
  await waitFor(() => expect(pages).toEqual(['1', '2']))
  await cache.cancelQueries({ queryKey: keys.wholeLists(gauge) })
  release()
  await waitFor(() => expect(ids(result)).toEqual(['4500']))
})

test('a list is read again after a write during its reading', async () => {
  const { pages, release } = slow()
  const { result } = drawn(() => useList(gauge, state({ position: '4500..' })), null)
  await waitFor(() => expect(pages).toEqual(['1', '2']))
  void invalidateLists(gauge, cache)
  release()
  await waitFor(() => expect(ids(result)).toEqual(['4500']))
  expect(pages).toEqual(['1', '2', '3', '1', '2', '3'])
})

test('an export reads the matching rows alone, at any length', async () => {
  listed(12_000)
  const { signal } = new AbortController()
  const { rows, total } = await lastPageOf(gauge, state({ position: '11999..' }), { signal, pauseMs: 0 })
  expect([[...rows.keys()], total]).toEqual([['11999', '12000'], 2])
  const first = await lastPageOf(gauge, state({ position: '100..' }), { signal, pauseMs: 0, limit: 3 })
  expect([...first.rows.keys()]).toEqual(['100', '101', '102'])
})
