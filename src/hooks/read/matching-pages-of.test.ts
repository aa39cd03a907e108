// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import type { ListState } from '#descriptor/list-state.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import type { LocalCall } from '#session/local-server.ts'
import { answerLong, parcel, shelves, state } from './branch-filters.test-data.ts'
import { FilterIgnored } from './errors.ts'
import { param } from './filtered-list.test-data.ts'
import { FilterTooBroad } from './joined-rows.ts'
import { matchingPagesOf } from './matching-pages-of.ts'
import { firstCursor, type PageCursor } from './pages-of.ts'

const own = office()
const { answer } = own

beforeEach(() => {
  answer('/api/branch/options', { data: shelves })
})

const allPages = async (wanted: ListState, paging: Partial<Parameters<typeof matchingPagesOf>[2]> = {}) => {
  const { signal } = new AbortController()
  const cursors: PageCursor[] = []
  const pages = matchingPagesOf(parcel, wanted, { signal, ...paging })
  const read = async () => {
    for await (const cursor of pages) cursors.push(cursor)
  }
  const error = await read().catch((cause: unknown) => cause)
  const last = cursors.at(-1) ?? firstCursor
  return { cursors, last, ids: [...last.rows.keys()], error }
}

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

test('acts on the records of each node of a branch in a list too long to be read', async () => {
  const calls = answerLong(own, 30_000, { 1: [14], 2: [900, 11], 3: [12, 11] })
  expect((await allPages(state({ shelf: '1' }))).ids).toEqual(['14', '900', '11', '12'])
  expect(calls.map((call) => param(call, 'shelf'))).toEqual([null, '1', '2', '3'])
})

test('counts the records of several nodes once their lists are over', async () => {
  answerLong(own, 10_001, { 3: from(1, 25), 4: from(20, 30) })
  const { cursors, last } = await allPages(state({ shelf: 'in:3,4' }), { isHidden: (id) => id === '3' })
  expect(cursors.map(({ rows }) => rows.size)).toEqual([19, 24, 38, 48])
  expect(cursors.map(({ total, isOver, isWhole }) => [total, isOver, isWhole])).toEqual([
    [undefined, false, false],
    [undefined, false, false],
    [undefined, false, false],
    [48, true, true],
  ])
  expect([...last.hidden]).toEqual(['3'])
})

test('takes the first records of several nodes in the order of the list', async () => {
  const calls = answerLong(own, 10_001, { 3: [3, 8, 9], 4: [1, 5, 7] })
  const filters = { shelf: 'in:3,4' }
  const named = { ...state(filters), order: { key: 'name', desc: false } }
  expect((await allPages(named)).ids).toEqual(['1', '3', '5', '7', '8', '9'])
  const { ids, last } = await allPages(named, { limit: 4 })
  expect(ids).toEqual(['1', '3', '5', '7'])
  expect(last).toMatchObject({ isOver: true, isWhole: false, total: undefined })
  expect((await allPages(state(filters), { limit: 4 })).ids).toEqual(['3', '8', '9', '1'])
  const before = calls.length
  expect((await allPages(state(filters), { limit: 3 })).ids).toEqual(['3', '8', '9'])
  expect(calls.slice(before).map((call) => param(call, 'shelf'))).toEqual([null, '3'])
})

test('goes on with the lists of several nodes after a failure', async () => {
  const byShelf = { 3: from(1, 25), 4: from(100, 45) }
  answerLong(own, 10_001, byShelf, (call) => param(call, 'shelf') === '4' && param(call, 'pages') === '2')
  const wanted = state({ shelf: 'in:3,4' })
  const { last, error } = await allPages(wanted)
  expect(error).toBeInstanceOf(Error)
  expect(last.rows.size).toBe(45)
  const calls = answerLong(own, 10_001, byShelf)
  const { ids } = await allPages(wanted, { from: last })
  expect(ids).toEqual([...byShelf[3], ...byShelf[4]].map(String))
  expect(calls.map((call) => [param(call, 'shelf'), param(call, 'pages')])).toEqual([
    ['4', '2'],
    ['4', '3'],
  ])
})

test('acts on no list too long of which nodes have other records', async () => {
  const ignoring = ({ search }: LocalCall) => {
    const first = 20 * Number(new URLSearchParams(search).get('pages'))
    const results = from(first, 20).map((id) => ({ id, name: 'a', shelf: 4 }))
    return Response.json({ data: { results, pagination: { total: 20_000 } } })
  }
  answer('/api/parcel/search', ignoring)
  expect((await allPages(state({ shelf: 'in:3,2' }))).error).toBeInstanceOf(FilterIgnored)
})

test('acts on no branch of too many nodes in a list too long to be read', async () => {
  const calls = answerLong(own, 20_000, {})
  const { error } = await allPages(state({ shelf: `in:${from(1, 101).join(',')}` }))
  expect(error).toBeInstanceOf(FilterTooBroad)
  expect(calls.length).toBe(1)
})

test('requests no page ahead for a reader that has not asked for the next one', async () => {
  const calls = answerLong(own, 200, {})
  const { signal } = new AbortController()
  const pages = matchingPagesOf(parcel, state({}), { signal })
  await pages.next()
  // A list that is read in between takes longer than a request that had been sent before it.
  expect((await allPages(state({ shelf: '3' }))).ids).toEqual([])
  expect(calls.map((call) => param(call, 'shelf'))).toEqual([null, '3'])
  await pages.return()
})
