// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cursorPages } from '#descriptor/dialects/cursor-pages.ts'
import { contentRange, nextInLink, totalInHeader } from '#descriptor/dialects/header-pages.ts'
import { offsetPages } from '#descriptor/dialects/offset-pages.ts'
import { bareArray, rowsAt } from '#descriptor/dialects/rows-at.ts'
import { numberedPages } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { useList } from './use-list.ts'

const { answer } = office()

const ids = [1, 2, 3, 4, 5, 6, 7]
const rows = (from: number, size: number) =>
  ids.slice(from, from + size).map((id) => ({ id, name: `Số ${id}` }))

/** The rows, page and total of a page of three records as the list shows them. */
async function shown(resource: typeof thing, page: number) {
  const { result } = drawn(() => useList(resource, { ...defaultListState(resource), page }), null)
  await waitFor(() => expect(result.current.shown).toBeDefined())
  const found = result.current.shown
  if (!found) throw new TypeError('no rows')
  return { ids: found.rows.map(({ id }) => Number(id)), page: found.page.page, total: found.page.total }
}

test('reads the total of a bare array from a header, and the page from its own question', async () => {
  answer('/api/thing/search', ({ search }) => {
    const params = new URLSearchParams(search)
    const size = Number(params.get('size'))
    const headers = { 'X-Total-Count': '7' }
    return Response.json(rows((Number(params.get('page')) - 1) * size, size), { headers })
  })
  const pagination = numberedPages(3, { number: 'page', size: 'size' })
  const resource = { ...thing, pagination, envelope: totalInHeader(bareArray) }
  expect(await shown(resource, 2)).toEqual({ ids: [4, 5, 6], page: 2, total: 7 })
})

test('reads offset and total from Content-Range', async () => {
  answer('/api/thing/search', ({ search }) => {
    const from = Number(new URLSearchParams(search).get('offset'))
    const found = rows(from, 3)
    const range = found.length > 0 ? `${from}-${from + found.length - 1}` : '*'
    return Response.json(found, { status: 206, headers: { 'Content-Range': `items ${range}/7` } })
  })
  const resource = { ...thing, pagination: offsetPages(3), envelope: contentRange(bareArray) }
  expect(await shown(resource, 3)).toEqual({ ids: [7], page: 3, total: 7 })
  expect(await shown({ ...resource, name: 'beyond' }, 5)).toEqual({ ids: [], page: 5, total: 7 })
})

test('takes an unknown length of Content-Range for no total', async () => {
  answer('/api/thing/search', () => Response.json(rows(0, 3), { headers: { 'Content-Range': '0-2/*' } }))
  const resource = { ...thing, pagination: offsetPages(3), envelope: contentRange(bareArray) }
  const { result } = drawn(() => useList(resource, defaultListState(resource)), null)
  await waitFor(() =>
    expect(result.current.shown).toMatchObject({ page: { total: undefined }, goesOn: true }),
  )
})

test('follows the next page of a Link header to the end', async () => {
  const calls = answer('/api/thing/search', ({ search }) => {
    const params = new URLSearchParams(search)
    const from = Number(params.get('after') ?? 0)
    const links = [
      '</api/thing/search?per_page=3>; rel="first"',
      ...(from + 3 < 7
        ? [`</api/thing/search?per_page=3&after=${from + 3}>; title="a, b"; rel="next last"`]
        : []),
    ]
    return Response.json({ items: rows(from, 3) }, { headers: { Link: links.join(', ') } })
  })
  const pagination = cursorPages(3, { cursor: 'after', size: 'per_page' })
  const resource = { ...thing, pagination, envelope: nextInLink(rowsAt('items'), 'after') }
  expect(await shown(resource, 3)).toEqual({ ids: [7], page: 3, total: 7 })
  expect(calls.map(({ search }) => new URLSearchParams(search).get('after'))).toEqual([null, '3', '6'])
})

test('keeps the number of a page whose response has only a total', async () => {
  answer('/api/thing/search', { items: rows(3, 3), total: 7 })
  const resource = { ...thing, envelope: rowsAt('items') }
  expect(await shown({ ...resource, name: 'bare-total', pagination: offsetPages(3) }, 2)).toEqual({
    ids: [4, 5, 6],
    page: 2,
    total: 7,
  })
})

test('follows the cursor in the address of the next page', async () => {
  const calls = answer('/api/thing/search', ({ search }) => {
    const from = Number(new URLSearchParams(search).get('cursor') ?? 0)
    const next = from + 3 < 7 ? `https://api.example/things?limit=3&cursor=${from + 3}` : null
    return Response.json({ results: rows(from, 3), next })
  })
  const resource = { ...thing, name: 'by-address', pagination: cursorPages(3), envelope: rowsAt('results') }
  expect(await shown(resource, 3)).toEqual({ ids: [7], page: 3, total: 7 })
  expect(calls.map(({ search }) => new URLSearchParams(search).get('cursor'))).toEqual([null, '3', '6'])
})
