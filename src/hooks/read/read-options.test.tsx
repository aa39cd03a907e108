// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cursorPages } from '#descriptor/dialects/cursor-pages.ts'
import { rowsAt } from '#descriptor/dialects/rows-at.ts'
import { numberedPages, slug } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { branch, folder, shop, thing } from '#hooks/testing/things.test-data.ts'
import { cache } from './cache.ts'
import { readOptions, useOptionPages } from './read-options.ts'
import { slugLookupOptions } from './slug-lookup.ts'

const { answer } = office()
const toys = [{ value: '1', label: 'Đồ chơi' }]
const firstOptions = async (resource: Resource, search: string) =>
  (await readOptions(resource, search, 1, new AbortController().signal)).options

test('the options of a picker are the list, narrowed by the server', async () => {
  const calls = answer('/api/thing/search', { data: { results: [{ id: 1, name: 'Đồ chơi' }, { id: 2 }] } })
  expect(await firstOptions(thing, 'đồ')).toEqual([...toys, { value: '2', label: '' }])
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.search))).toEqual({
    pages: '1',
    page: '20',
    keyword: 'đồ',
    sort: 'name',
  })
})

test('reads options by their call, and searches nodes for a query', async () => {
  const all = answer('/api/branch/options', { code: 1, data: [{ id: 1, name: 'Đồ chơi' }] })
  const found = answer('/api/branch/find', [{ id: 2, name: 'Búp bê' }])
  expect(await firstOptions(branch, '')).toEqual(toys)
  expect(await firstOptions(branch, 'búp')).toEqual([{ value: '2', label: 'Búp bê' }])
  expect([all, found].map((calls) => calls.map(({ search }) => search))).toEqual([
    [''],
    ['?keyword=b%C3%BAp'],
  ])
})

test('reads the first level, and all nodes for a query', async () => {
  const roots = answer('/api/folder/tops', { data: [{ id: 1, name: 'Đồ chơi' }] })
  const found = answer('/api/folder/search', { data: { results: [{ id: 2, name: 'Búp bê' }] } })
  expect(await firstOptions(folder, '')).toEqual(toys)
  expect(await firstOptions(folder, 'búp')).toEqual([{ value: '2', label: 'Búp bê' }])
  expect([roots.length, found.length]).toEqual([1, 1])
})

test('reads options page by page, to the last page', async () => {
  const page = (id: number) => ({
    results: [{ id, name: `Món ${id}` }],
    pagination: { pages: id, page: 1, total: 3 },
  })
  const calls = answer('/api/thing/search', ({ search }) =>
    Response.json({ data: page(Number(new URLSearchParams(search).get('pages'))) }),
  )
  const { result } = drawn((words: string) => useOptionPages(thing, words), '')
  for (const count of [1, 2, 3, 3]) {
    await waitFor(() => expect(result.current.options).toHaveLength(count))
    result.current.more()
    await waitFor(() => expect(result.current.isBusy).toBe(false))
  }
  expect(result.current.options?.map(({ label }) => label)).toEqual(['Món 1', 'Món 2', 'Món 3'])
  expect(calls).toHaveLength(3)
})

test('returns no options without a list call; an unknown shape is an error', async () => {
  expect(await firstOptions(shop, '')).toEqual([])
  answer('/api/branch/options', { code: 1 })
  await expect(firstOptions(branch, '')).rejects.toMatchObject({ why: 'unreadable' })
})

const url = slug('Đường dẫn', { lookup: 'slug' })
const requests = { ...thing, fields: { ...thing.fields, url } }
const look = (value: string) => cache.fetchQuery(slugLookupOptions(requests, 'url', value))

test('returns the record that has a slug, with the slug encoded', async () => {
  answer('/api/thing/slug/%C3%A1o%2Fm%C6%B0a', { code: 1, data: { id: 5, name: 'Áo' } })
  expect(await look('áo/mưa')).toMatchObject({ id: '5', name: 'Áo' })
})

test.each([
  ['404', () => Response.json({ message: 'Không có' }, { status: 404 })],
  ['no data', () => Response.json({ code: 1, data: null })],
])('%s means that it is free', async (_case, reply) => {
  answer('/api/thing/slug/ao', reply)
  expect(await look('ao')).toBeNull()
})

test('any other failure is no answer to the question', async () => {
  answer('/api/thing/slug/ao', () => Response.json({}, { status: 500 }))
  await expect(look('ao')).rejects.toMatchObject({ status: 500 })
})

test('without a look-up the list is searched, and only the very same value counts', async () => {
  const results = [
    { id: 1, name: 'Áo', url: 'ao-2' },
    { id: 2, name: 'Áo khác', url: 'ao' },
  ]
  answer('/api/thing/search', { data: { results } })
  expect(await cache.fetchQuery(slugLookupOptions(thing, 'url', 'ao'))).toMatchObject({ id: '2' })
  expect(await cache.fetchQuery(slugLookupOptions(thing, 'url', 'a'))).toBeNull()
})

test.each([
  [
    'of cursors',
    cursorPages(2),
    ({ search }: { search: string }) => {
      const from = Number(new URLSearchParams(search).get('cursor') ?? 0)
      return { items: three.slice(from, from + 2), next: from === 0 ? 2 : null }
    },
  ],
  [
    'without a total',
    numberedPages(2, { number: 'n', size: 's' }),
    ({ search }: { search: string }) => {
      const page = Number(new URLSearchParams(search).get('n'))
      return { items: three.slice(page * 2 - 2, page * 2) }
    },
  ],
])('reads the options of a list %s to its end', async (name, pagination, respond) => {
  answer('/api/thing/search', (call) => Response.json(respond(call)))
  const resource = { ...thing, name, pagination, envelope: rowsAt('items') }
  const first = await readOptions(resource, '', 1, new AbortController().signal)
  expect(first).toMatchObject({ options: [{ value: '1' }, { value: '2' }], next: 2 })
  const second = await readOptions(resource, '', 2, new AbortController().signal)
  expect(second).toMatchObject({ options: [{ value: '3' }], next: null })
})

const three = [1, 2, 3].map((id) => ({ id, name: `Món ${id}` }))

test('offers no record without an id', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 1, name: 'Đồ chơi' }, { name: 'Mũ' }] } })
  answer('/api/branch/options', { code: 1, data: [{ id: 1, name: 'Đồ chơi' }, { name: 'Mũ' }] })
  expect([await firstOptions(thing, ''), await firstOptions(branch, '')]).toEqual([toys, toys])
})
