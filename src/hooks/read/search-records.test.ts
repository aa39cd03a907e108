// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { office } from '#hooks/testing/office.test-data.tsx'
import { branch, odd, thing } from '#hooks/testing/things.test-data.ts'
import { searchRecords } from './search-records.ts'

const { answer } = office()
const search = (resource: typeof thing | typeof branch | typeof odd) =>
  searchRecords(resource, 'ấm', { signal: new AbortController().signal })

test('searchRecords sends the query to the list, and returns its rows and total', async () => {
  const calls = answer('/api/thing/search', {
    data: { results: [{ id: '1' }, { id: '2' }], pagination: { page: 2, total: 9 } },
  })
  expect(await search(thing)).toMatchObject({ rows: [{ id: '1' }, { id: '2' }], total: 9 })
  expect(new URLSearchParams(calls[0]?.search).get('keyword')).toBe('ấm')
})

test('searches a tree by its search call, without pagination', async () => {
  answer('/api/branch/find', [{ id: '1' }, { id: '2' }, { id: '3' }])
  const found = await search(branch)
  expect([found?.rows.map(({ id }) => id), found?.total]).toEqual([['1', '2', '3'], 3])
})

test('returns undefined for a resource without a search', async () => {
  expect(await search(odd)).toBeUndefined()
})

test('rejects for a response of an unknown shape, instead of an empty result', async () => {
  answer('/api/branch/find', { message: 'ok' })
  await expect(search(branch)).rejects.toThrow()
})
