// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { firstPage } from '#descriptor/pagination.ts'
import { rowOf } from '#descriptor/row.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { odd, shop, thing } from '#hooks/testing/things.test-data.ts'
import { cache } from './cache.ts'
import { keys } from './keys.ts'
import { listOptions } from './use-list.ts'
import { useOne } from './use-one.ts'
import { useSettings } from './use-settings.ts'

const { answer } = office()
const rowsOf = (name: string) => ({ rows: [rowOf(odd, { _id: '7', name })], page: firstPage(odd.pagination) })

test('reads a record by its call, with the id as one path segment', async () => {
  const calls = answer('/api/thing/a%2Fb', { data: { id: 'a/b', name: 'Áo', unknown: 7 } })
  const { result } = drawn(() => useOne(thing, 'a/b'), null)
  await waitFor(() =>
    expect(result.current.data).toMatchObject({ id: 'a/b', name: 'Áo', raw: { unknown: 7 } }),
  )
  expect(calls).toHaveLength(1)
})

test.each([
  [404, { name: 'NotFound' }],
  [500, { name: 'Refused', status: 500 }],
])('a get-one call that answers %i', async (status, failure) => {
  answer('/api/thing/1', () => Response.json({}, { status }))
  const { result } = drawn(() => useOne(thing, '1'), null)
  await waitFor(() => expect(result.current.error).toMatchObject(failure))
})

test('an answer without a record is a failure', async () => {
  answer('/api/thing/1', { code: 1, data: null })
  const { result } = drawn(() => useOne(thing, '1'), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ why: 'unreadable' }))
})

test('returns the loaded row without a request if there is no get-one call', async () => {
  const calls = answer('/api/odd', { data: [{ _id: '6' }, { _id: '7', name: 'Giày' }] })
  await cache.fetchQuery(listOptions(odd, { ...defaultListState(odd), page: 4 }))
  const { result } = drawn(() => useOne(odd, '7'), null)
  await waitFor(() => expect(result.current.data?.name).toBe('Giày'))
  expect(calls).toHaveLength(1)
})

test('returns the row of the newest list', async () => {
  cache.setQueryData(keys.list(odd, defaultListState(odd)), rowsOf('Cũ'), { updatedAt: Date.now() - 5000 })
  cache.setQueryData(keys.list(odd, { ...defaultListState(odd), page: 2 }), rowsOf('Mới'))
  cache.setQueryData(keys.list(odd, { ...defaultListState(odd), page: 3 }), rowsOf('Cũ hơn'), {
    updatedAt: 5,
  })
  const { result } = drawn(() => useOne(odd, '7'), null)
  await waitFor(() => expect(result.current.data?.name).toBe('Mới'))
})

test('requests the list by id otherwise, and accepts only that id', async () => {
  const rows = [
    { _id: '6', name: 'Áo' },
    { _id: '7', name: 'Giày' },
  ]
  const calls = answer('/api/odd', { data: rows })
  const { result, rerender } = drawn((id) => useOne(odd, id), '7')
  await waitFor(() => expect(result.current.data?.name).toBe('Giày'))
  expect(new URLSearchParams(calls[0]?.search).get('id')).toBe('7')
  rerender('8')
  await waitFor(() => expect(result.current.error).toMatchObject({ name: 'NotFound' }))
})

const mixed = [
  { id: '1', name: 'Áo' },
  { _id: '2', name: 'Mũ' },
  { id: '3', name: 'Giày' },
  { _id: '4', name: 'Túi' },
]

test.each([
  ['compares the key of the parameter alone', true],
  ['has no filter by id', false],
])('finds records with either spelling of the id where the back-end %s', async (_, isFiltering) => {
  answer('/api/odd', ({ search }) => {
    const query = new URLSearchParams(search)
    const wanted = [...query].filter(([name]) => /^_?id$/.test(name))
    const found = mixed.filter((raw) => wanted.every(([name, id]) => Object(raw)[name] === id))
    // The parameters are the wrong way round; there are two records a page, whatever is requested.
    const page = Number(query.get('size') ?? 1)
    const data = isFiltering ? found : mixed.slice((page - 1) * 2, page * 2)
    return Response.json({ data, pagination: { total: isFiltering ? data.length : mixed.length } })
  })
  for (const { name, ...id } of mixed) {
    const { result } = drawn(() => useOne(odd, Object.values(id)[0] ?? ''), null)
    // oxlint-disable-next-line no-await-in-loop -- one record after the other
    await waitFor(() => expect(result.current.data?.name).toBe(name))
  }
  const { result } = drawn(() => useOne(odd, '5'), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ name: 'NotFound' }))
})

test.each([[{ code: 1, data: { name: 'Bến' } }], [{ name: 'Bến' }]])(
  'settings need no id and stand in `data` or at top level: %j',
  async (body) => {
    answer('/api/shop', body)
    const { result } = drawn(() => useSettings(shop), null)
    await waitFor(() => expect(result.current.data).toMatchObject({ id: '', name: 'Bến', phone: undefined }))
  },
)

test('settings that are no record are a failure', async () => {
  answer('/api/shop', [1])
  const { result } = drawn(() => useSettings(shop), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ why: 'unreadable' }))
})
