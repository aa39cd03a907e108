// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ListState } from '#descriptor/list-state.ts'
import { branchOptions } from '#hooks/names/branch.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { branch } from '#hooks/testing/things.test-data.ts'
import { askedState } from './asked-state.ts'
import { answerLong, parcel, shelves, state } from './branch-filters.test-data.ts'
import { cache } from './cache.ts'
import { param } from './filtered-list.test-data.ts'
import { FilterTooBroad } from './joined-rows.ts'
import { matchingPagesOf } from './matching-pages-of.ts'
import { useList } from './use-list.ts'

const own = office()
const { answer } = own

beforeEach(() => {
  answer('/api/branch/options', { data: shelves })
})

const parcels = [
  { id: 11, name: 'a', shelf: 2, folders: [] },
  { id: 12, name: 'b', shelf: 3, folders: [7] },
  { id: 13, name: 'c', shelf: 4, folders: [6, 8] },
  { id: 14, name: 'd', shelf: 1, folders: [9] },
  { id: 15, name: 'e', shelf: null, folders: [] },
]
const answerParcels = () =>
  answer('/api/parcel/search', (call) => {
    const shelf = param(call, 'shelf')
    const results = parcels.filter((one) => shelf === null || String(one.shelf) === shelf)
    return Response.json({ data: { results, pagination: { total: results.length } } })
  })

const shownIds = async (filters: ListState['filters']) => {
  const { result } = drawn(() => useList(parcel, state(filters)), null)
  await waitFor(() => expect(result.current.shown).toBeDefined())
  return result.current.shown?.rows.map(({ id }) => id)
}

test('finds the records of all nodes below a chosen one, also where the back-end takes one value only', async () => {
  answerParcels()
  expect(await shownIds({ shelf: '1' })).toEqual(['11', '12', '14'])
  expect(await shownIds({ shelf: 'in:2,4' })).toEqual(['11', '12', '13'])
  expect(await shownIds({ shelf: 'not:2' })).toEqual(['13', '14', '15'])
  expect(await shownIds({ shelf: 'or:in:2|is:empty' })).toEqual(['11', '12', '15'])
})

test('sends a node without others below it as one value', async () => {
  const calls = answerParcels()
  expect(await shownIds({ shelf: '3' })).toEqual(['12'])
  expect(calls.map((call) => param(call, 'shelf'))).toEqual(['3'])
})

test('reads the branch level by level where no call has the whole tree', async () => {
  answerParcels()
  answer('/api/folder/search', { data: [], pagination: { total: 90_000 } })
  answer('/api/folders/parent/6', { data: [{ id: 7, name: 'b' }] })
  answer('/api/folders/parent/7', {
    data: [
      { id: 9, name: 'c' },
      { id: 6, name: 'a' },
    ],
  })
  answer('/api/folders/parent/9', { data: [] })
  expect(await shownIds({ folders: 'in:6' })).toEqual(['12', '13', '14'])
})

test('exports and selects the records of the whole branch', async () => {
  answerParcels()
  expect(await matchingIds({ shelf: '1' })).toEqual(['11', '12', '14'])
})

const matchingIds = async (filters: ListState['filters']) => {
  const { signal } = new AbortController()
  let ids: readonly string[] = []
  for await (const { rows } of matchingPagesOf(parcel, state(filters), { signal })) ids = [...rows.keys()]
  return ids
}

test.each([
  ['is unreadable', () => new Response('<html>')],
  ['is refused', () => Response.json({}, { status: 500 })],
])('reads a list by the chosen record alone, and no whole list, where its tree %s', async (_, reply) => {
  answerParcels()
  answer('/api/branch/options', reply)
  expect(await shownIds({ shelf: '1' })).toEqual(['14'])
  await expect(matchingIds({ shelf: '1' })).rejects.toThrow()
})

test('reads a list again once its branch is known', async () => {
  answerParcels()
  answer('/api/branch/options', () => Response.json({}, { status: 500 }))
  const { result } = drawn(() => useList(parcel, state({ shelf: '1' })), null)
  const ids = () => result.current.shown?.rows.map(({ id }) => id)
  await waitFor(() => expect(ids()).toEqual(['14']))
  answer('/api/branch/options', { data: shelves })
  await cache.fetchQuery(branchOptions(branch, ['1']))
  await waitFor(() => expect(ids()).toEqual(['11', '12', '14']))
})

test.each([403, 404])(
  'reads all records by the chosen one alone for a user whose tree is %i',
  async (status) => {
    answerParcels()
    answer('/api/branch/options', () => Response.json({}, { status }))
    expect(await matchingIds({ shelf: '1' })).toEqual(['14'])
  },
)

test('reads the branch of an action on all results again', async () => {
  answerParcels()
  expect(await shownIds({ shelf: '1' })).toEqual(['11', '12', '14'])
  answer('/api/branch/options', { data: [...shelves.slice(0, 3), { id: 4, name: 'Sách', parent_id: 3 }] })
  expect(await matchingIds({ shelf: '1' })).toEqual(['11', '12', '13', '14'])
})

test('reads the levels of a branch again too', async () => {
  answerParcels()
  answer('/api/folder/search', { data: [], pagination: { total: 90_000 } })
  answer('/api/folders/parent/6', { data: [] })
  expect(await shownIds({ folders: '6' })).toEqual(['13'])
  answer('/api/folders/parent/6', { data: [{ id: 7, name: 'b' }] })
  answer('/api/folders/parent/7', { data: [] })
  expect(await matchingIds({ folders: '6' })).toEqual(['12', '13'])
})

test('names the nodes of a branch once, and keeps other filters', async () => {
  const filters = { shelf: 'in:1,2,gone', folders: 'is:empty' }
  expect((await askedState(parcel, state(filters))).filters).toEqual({
    shelf: 'in:1,2,gone,3',
    folders: 'is:empty',
  })
})

test('reads the records of each node of a branch by its own call in a list too long to be read', async () => {
  const calls = answerLong(own, 10_001, { 1: [14], 2: [900, 11], 3: [12, 11] })
  expect(await shownIds({ shelf: '1' })).toEqual(['14', '900', '11', '12'])
  // The nodes are read at the same time.
  expect(calls.map((call) => param(call, 'shelf') ?? '').toSorted()).toEqual(['', '1', '2', '3'])
})

test('joins the records of several nodes in the order of the list, on pages', async () => {
  const last = Array.from({ length: 25 }, (_, at) => 3000 - at)
  answerLong(own, 10_001, { 2: [900, 11], 4: last })
  const wanted = { ...state({ shelf: 'in:2,4' }), order: { key: 'name', desc: true } }
  const { result, rerender } = drawn((now: ListState) => useList(parcel, now), wanted)
  await waitFor(() => expect(result.current.shown?.page.total).toBe(27))
  expect(result.current.shown?.rows[0]?.id).toBe('3000')
  rerender({ ...wanted, page: 2 })
  await waitFor(() => expect(result.current.shown?.rows.at(-1)?.id).toBe('11'))
  expect(result.current.shown?.rows.map(({ id }) => id)).toEqual([
    '2980',
    '2979',
    '2978',
    '2977',
    '2976',
    '900',
    '11',
  ])
})

test('evaluates the other filters too where nodes are read by their own calls', async () => {
  answerLong(own, 10_001, { 2: [900, 11], 4: [12] })
  const filters = { shelf: 'in:2,4', name: 'is:filled', folders: 'is:filled' }
  const { result } = drawn(() => useList(parcel, state(filters)), null)
  await waitFor(() => expect(result.current.error ?? result.current.shown).toBeTruthy())
  expect(result.current.error).toMatchObject({ why: 'unreadable' })
})

test('says that a branch has too many nodes or records in a list too long to be read', async () => {
  const many = Array.from({ length: 10_001 }, (_, at) => at + 1)
  const calls = answerLong(own, 20_000, { 2: many, 3: [1] })
  const failed = async (filters: ListState['filters']) => {
    const { result } = drawn(() => useList(parcel, state(filters)), null)
    await waitFor(() => expect(result.current.error).toBeInstanceOf(FilterTooBroad))
    expect(result.current.error).toMatchObject({ total: 20_000, filters: ['shelf'] })
  }
  await failed({ shelf: 'in:2,3' })
  const before = calls.length
  await failed({ shelf: `in:${many.slice(0, 101).join(',')}` })
  expect(calls.length, 'the length of the list is known').toBe(before)
})

test('reads no list too long by the nodes that it leaves out', async () => {
  answerLong(own, 10_001, { 2: [900] })
  const { result } = drawn(() => useList(parcel, state({ shelf: 'not:2' })), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ListTooLong', total: 10_001 }))
})
