// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cursorPages } from '#descriptor/dialects/cursor-pages.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { cache } from './cache.ts'
import { ListTooLong } from './errors.ts'
import { lastPageOf } from './pages-of.ts'
import { readCursorPage } from './read-cursor-page.ts'
import { useList } from './use-list.ts'

const { answer } = office()

/** A list of seven records with cursors; `name` keeps the cursors of the tests apart. */
function listOf(name: string, total?: string) {
  const resource = { ...thing, name, pagination: cursorPages(3, total ? { total } : {}) }
  const calls = answer('/api/thing/search', ({ search }) => {
    const params = new URLSearchParams(search)
    const from = Number((params.get('cursor') ?? 'c0').slice(1))
    const size = Number(params.get('limit'))
    const ids = [1, 2, 3, 4, 5, 6, 7].slice(from, from + size)
    const pagination = { next: from + size < 7 ? `c${from + size}` : null, total: 7 }
    return Response.json({ data: { results: ids.map((id) => ({ id, name: `Số ${id}` })), pagination } })
  })
  return { resource, cursors: () => calls.map((call) => new URLSearchParams(call.search).get('cursor')) }
}

test('goes on by the cursor of the page before, and back without reading the pages in between', async () => {
  const { resource, cursors } = listOf('goes-on')
  const state = defaultListState(resource)
  const { result, rerender } = drawn((page) => useList(resource, { ...state, page }), 1)
  for (const [page, id] of [
    [1, '1'],
    [2, '4'],
    [3, '7'],
    [2, '4'],
  ] as const) {
    rerender(page)
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await waitFor(() => expect(result.current.shown?.rows[0]?.id).toBe(id))
  }
  expect(cursors().slice(0, 3)).toEqual([null, 'c3', 'c6'])
  expect(
    cursors()
      .slice(3)
      .every((cursor) => cursor === 'c3'),
  ).toBe(true)
})

test('counts a list without a total only on its last page', async () => {
  const { resource } = listOf('uncounted')
  const state = defaultListState(resource)
  const { result, rerender } = drawn((page) => useList(resource, { ...state, page }), 1)
  await waitFor(() => expect(result.current.shown).toMatchObject({ next: 'c3', page: { page: 1, size: 3 } }))
  expect(result.current.shown?.page.total).toBeUndefined()
  rerender(3)
  await waitFor(() => expect(result.current.shown).toMatchObject({ next: null, page: { page: 3 } }))
  expect(result.current.shown?.page.total).toBe(7)
})

test('opens a copied link to a later page through the pages before it, and a page after the end empty', async () => {
  const { resource, cursors } = listOf('copied', 'total')
  const state = defaultListState(resource)
  const { result, rerender } = drawn((page) => useList(resource, { ...state, page }), 3)
  await waitFor(() => expect(result.current.shown).toMatchObject({ rows: [{ id: '7' }], page: { total: 7 } }))
  expect(cursors()).toEqual([null, 'c3', 'c6'])
  rerender(9)
  await waitFor(() => expect(result.current.shown?.rows).toEqual([]))
})

/** Reads a page of a list by its number. */
const pageReader = (resource: typeof thing) => (page: number) =>
  readCursorPage(resource, {
    state: { ...defaultListState(resource), page },
    more: {},
    signal: new AbortController().signal,
  })

test('drops the cursors with the cache, as at a sign-out', async () => {
  const { resource, cursors } = listOf('signed-out')
  const read = pageReader(resource)
  await read(2)
  cache.clear()
  await read(2)
  expect(cursors()).toEqual([null, 'c3', null, 'c3'])
})

test('reads from the first page again when a cursor is refused, and refuses a page too far on', async () => {
  const resource = { ...thing, name: 'expired', pagination: cursorPages(3) }
  let version = 1
  const calls = answer('/api/thing/search', ({ search }) => {
    const [at, made] = (new URLSearchParams(search).get('cursor') ?? `0-${version}`).split('-').map(Number)
    if (made !== version) return Response.json({ message: 'x' }, { status: 400 })
    const results = [{ id: at, name: 'A' }]
    return Response.json({ data: { results, pagination: { next: `${Number(at) + 1}-${version}` } } })
  })
  const read = pageReader(resource)
  await read(2)
  version = 2
  expect((await read(3)).rows[0]?.id).toBe('2')
  expect(calls).toHaveLength(6)
  await expect(read(80)).rejects.toThrow(ListTooLong)
})

test('reads a whole list page by page', async () => {
  const { resource } = listOf('whole')
  const { signal } = new AbortController()
  const { rows, total } = await lastPageOf(resource, defaultListState(resource), { signal })
  expect([[...rows.keys()].join(), total]).toEqual(['1,2,3,4,5,6,7', 7])
})
