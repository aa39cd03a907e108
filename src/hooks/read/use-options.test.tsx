// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { slug } from '#descriptor/index.ts'
import { drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { branch, folder, shop, thing } from '#hooks/testing/things.test-data.ts'
import { cache } from './cache.ts'
import { slugLookupOptions } from './slug-lookup.ts'
import { useChosenMany } from './use-chosen-many.ts'
import { useOptionPages } from './use-option-pages.ts'
import { pickerOptions, useChosen, useOptions } from './use-options.ts'

const { answer } = office()
const toys = [{ value: '1', label: 'Đồ chơi' }]

test('the options of a picker are the list, narrowed by the server', async () => {
  const calls = answer('/api/thing/search', { data: { results: [{ id: 1, name: 'Đồ chơi' }, { id: 2 }] } })
  expect(await cache.fetchQuery(pickerOptions(thing, 'đồ'))).toEqual([...toys, { value: '2', label: '2' }])
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
  expect(await cache.fetchQuery(pickerOptions(branch, ''))).toEqual(toys)
  expect(await cache.fetchQuery(pickerOptions(branch, 'búp'))).toEqual([{ value: '2', label: 'Búp bê' }])
  expect([all, found].map((calls) => calls.map(({ search }) => search))).toEqual([
    [''],
    ['?keyword=b%C3%BAp'],
  ])
})

test('reads the first level, and all nodes for a query', async () => {
  const roots = answer('/api/folder/tops', { data: [{ id: 1, name: 'Đồ chơi' }] })
  const found = answer('/api/folder/search', { data: { results: [{ id: 2, name: 'Búp bê' }] } })
  expect(await cache.fetchQuery(pickerOptions(folder, ''))).toEqual(toys)
  expect(await cache.fetchQuery(pickerOptions(folder, 'búp'))).toEqual([{ value: '2', label: 'Búp bê' }])
  expect([roots.length, found.length]).toEqual([1, 1])
})

test('reads a chosen record that is not among the options for its label', async () => {
  const calls = answer('/api/folder/id/9', { data: { id: 9, name: 'Sâu bên dưới' } })
  const { result, rerender } = drawn(({ id }) => useChosen(folder, id, toys), { id: '1' })
  expect(result.current).toEqual({ label: 'Đồ chơi', isGone: false })
  rerender({ id: '' })
  expect(result.current.label).toBeUndefined()
  expect(calls).toHaveLength(0)
  rerender({ id: '9' })
  await waitFor(() => expect(result.current.label).toBe('Sâu bên dưới'))
})

test('distinguishes a deleted chosen record from one that failed to load', async () => {
  answer('/api/folder/id/7', () => Response.json({ message: 'Không có' }, { status: 404 }))
  answer('/api/folder/id/8', () => Response.json({}, { status: 503 }))
  const { result, rerender } = drawn(({ id }) => useChosen(folder, id, toys), { id: '7' })
  await waitFor(() => expect(result.current).toEqual({ label: undefined, isGone: true }))
  rerender({ id: '8' })
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  expect(result.current.isGone).toBe(false)
})

test('reads each chosen record that is not among the options', async () => {
  answer('/api/folder/id/9', { data: { id: 9, name: 'Sâu bên dưới' } })
  answer('/api/folder/id/7', () => Response.json({}, { status: 404 }))
  const { result } = drawn((ids: readonly string[]) => useChosenMany(folder, ids, toys), ['1', '9', '7'])
  await waitFor(() => expect(result.current.get('7')).toEqual({ isGone: true }))
  expect([result.current.get('1')?.label, result.current.get('9')?.label]).toEqual([
    'Đồ chơi',
    'Sâu bên dưới',
  ])
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
  expect(await cache.fetchQuery(pickerOptions(shop, ''))).toEqual([])
  answer('/api/branch/options', { code: 1 })
  await expect(cache.fetchQuery(pickerOptions(branch, ''))).rejects.toMatchObject({ why: 'unreadable' })
})

test('keeps the options while new ones load, and requests none before the picker opens', async () => {
  const slow = held({ data: { results: [] } })
  const calls = answer('/api/thing/search', ({ search }) =>
    search.includes('keyword')
      ? slow.reply()
      : Response.json({ data: { results: [{ id: 1, name: 'Đồ chơi' }] } }),
  )
  const { result, rerender } = drawn(({ words, wanted: query }) => useOptions(thing, words, query), {
    words: '',
    wanted: false,
  })
  expect(result.current.fetchStatus).toBe('idle')
  rerender({ words: '', wanted: true })
  await waitFor(() => expect(result.current.data).toEqual(toys))
  rerender({ words: 'x', wanted: true })
  expect(result.current).toMatchObject({ data: toys, isFetching: true })
  slow.release()
  await waitFor(() => expect(result.current.data).toEqual([]))
  expect(calls).toHaveLength(2)
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
