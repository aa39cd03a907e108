// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { folder, odd, thing } from '#hooks/testing/things.test-data.ts'
import { emptyRows, useList } from './use-list.ts'

const { answer } = office()
const first = defaultListState(thing)
const second = { ...first, page: 2 }
const page = (name: string, pages = 1) => ({
  code: 1,
  data: { results: [{ id: pages, name }], pagination: { pages, page: 1, total: 40 } },
})

test('requests a list in its dialect and reads its envelope', async () => {
  const calls = answer('/api/odd', {
    data: [{ _id: 'a', name: 'Giày' }],
    pagination: { size: 3, page: 50, total: 101 },
  })
  const state = { ...defaultListState(odd), page: 3, search: ' giày ' }
  const { result } = drawn(() => useList(odd, state), null)
  await waitFor(() => expect(result.current.shown?.rows).toHaveLength(1))
  expect(calls.map(({ search }) => search)).toEqual(['?size=3&page=50&keyword=gi%C3%A0y'])
  expect(result.current.shown).toMatchObject({
    rows: [{ id: 'a', name: 'Giày' }],
    page: { page: 3, size: 50, total: 101 },
  })
})

test('order, filters and a named view travel with it', async () => {
  const calls = answer('/api/thing/search', page('Áo'))
  const state = { ...first, view: 'hot', order: { key: 'name', desc: true }, filters: { active: 'true' } }
  const { result } = drawn(() => useList(thing, state), null)
  await waitFor(() => expect(result.current.shown).toBeDefined())
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.search))).toEqual({
    active: 'true',
    pages: '1',
    page: '20',
    sort: '-name',
    hot: 'true',
  })
})

test('reads the children of a record as a list, and counts the rows if there is no pagination', async () => {
  const calls = answer('/api/folders/parent/a%2Fb', {
    data: [
      { id: 1, name: 'Con' },
      { id: 2, name: 'Em' },
    ],
  })
  const state = {
    ...defaultListState(folder),
    parent: 'a/b',
    search: 'con',
    order: { key: 'name', desc: false },
  }
  const { result } = drawn(() => useList(folder, state), null)
  await waitFor(() => expect(result.current.shown?.rows).toHaveLength(2))
  expect(calls.map(({ search }) => search)).toEqual(['?pages=1&page=50&keyword=con&sort=name'])
  expect(result.current.shown?.page.total).toBe(2)
})

test('rows on screen stay while a newer page loads', async () => {
  const late = held(page('Giày', 2))
  answer('/api/thing/search', ({ search }) =>
    search.includes('pages=2') ? late.reply() : Response.json(page('Áo')),
  )
  const { result, rerender } = drawn((state) => useList(thing, state), first)
  await waitFor(() => expect(result.current.shown?.rows[0]?.name).toBe('Áo'))
  expect(result.current.isStale).toBe(false)
  rerender(second)
  expect(result.current).toMatchObject({ isStale: true, isBusy: true, shown: { rows: [{ name: 'Áo' }] } })
  late.release()
  await waitFor(() => expect(result.current.shown?.rows[0]?.name).toBe('Giày'))
  expect(result.current.isStale).toBe(false)
})

test('rows on screen stay when a newer page fails, and a retry brings it', async () => {
  let isBroken = true
  answer('/api/thing/search', ({ search }) => {
    if (search.includes('pages=1')) return Response.json(page('Áo'))
    return isBroken ? Response.json({}, { status: 500 }) : Response.json(page('Giày', 2))
  })
  const { result, rerender } = drawn((state) => useList(thing, state), first)
  await waitFor(() => expect(result.current.shown).toBeDefined())
  rerender(second)
  await waitFor(() => expect(result.current.error).toMatchObject({ name: 'Refused', status: 500 }))
  expect(result.current).toMatchObject({ isStale: true, shown: { rows: [{ name: 'Áo' }] } })
  isBroken = false
  result.current.retry()
  await waitFor(() => expect(result.current.shown?.rows[0]?.name).toBe('Giày'))
  expect(result.current).toMatchObject({ error: null, isStale: false })
})

test.each([[{ items: [] }], [{ data: { rows: [] } }], [{ code: 1, data: null }]])(
  'an answer of no known shape, %j, is a failed load and no empty list',
  async (body) => {
    answer('/api/thing/search', body)
    const { result } = drawn(() => useList(thing, first), null)
    await waitFor(() => expect(result.current.error).toMatchObject({ why: 'unreadable' }))
    expect(result.current.shown).toBeUndefined()
    expect(emptyRows(thing)).toEqual({ rows: [], page: { page: 1, size: 20, total: 0 }, goesOn: false })
  },
)

test('a phone number without results is searched in its other spellings', async () => {
  const keywords: string[] = []
  answer('/api/thing/search', ({ search }) => {
    const keyword = new URLSearchParams(search).get('keyword') ?? ''
    keywords.push(keyword)
    const results = keyword === '0917 658 529' ? [{ id: 1, name: 'Phước', phone: keyword }] : []
    return Response.json({
      code: 1,
      data: { results, pagination: { pages: 1, page: 20, total: results.length } },
    })
  })
  const { result } = drawn(() => useList(thing, { ...first, search: '0917.658.529' }), null)
  await waitFor(() => expect(result.current.shown?.rows).toHaveLength(1))
  expect(keywords).toEqual(['0917658529', '0917 658 529'])
})

test('a search of a list that the cache holds as a whole shows its matches until the response', async () => {
  const found = held({ code: 1, data: { results: [{ id: 2, name: 'Ao cũ' }], pagination: { total: 1 } } })
  answer('/api/thing/search', ({ search }) =>
    search.includes('keyword=')
      ? found.reply()
      : Response.json({
          code: 1,
          data: {
            results: [
              { id: 1, name: 'Giày' },
              { id: 2, name: 'Áo cũ' },
              { id: 3, name: 'Mũ', url: 'ao-mu' },
            ],
            pagination: { total: 3 },
          },
        }),
  )
  const { result, rerender } = drawn((state) => useList(thing, state), first)
  await waitFor(() => expect(result.current.shown?.rows).toHaveLength(3))
  rerender({ ...first, search: 'ao' })
  expect(result.current).toMatchObject({ isStale: true, shown: { rows: [{ id: '2' }, { id: '3' }] } })
  found.release()
  await waitFor(() => expect(result.current.shown?.rows).toMatchObject([{ name: 'Ao cũ' }]))
  expect(result.current.isStale).toBe(false)
})

test.each([
  ['has further pages', { total: 40 }, 'ao'],
  ['has no match', { total: 1 }, 'giày'],
])('a search of a list that %s keeps the previous rows until the response', async (_, pagination, search) => {
  const late = held(page('Giày'))
  answer('/api/thing/search', (call) =>
    call.search.includes('keyword=')
      ? late.reply()
      : Response.json({ code: 1, data: { results: [{ id: 1, name: 'Áo' }], pagination } }),
  )
  const { result, rerender } = drawn((state) => useList(thing, state), first)
  await waitFor(() => expect(result.current.shown?.rows).toHaveLength(1))
  const { shown } = result.current
  rerender({ ...first, search })
  expect(result.current).toMatchObject({ isStale: true })
  expect(result.current.shown).toBe(shown)
  late.release()
  await waitFor(() => expect(result.current.shown?.rows[0]?.name).toBe('Giày'))
})
