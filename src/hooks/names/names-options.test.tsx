// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defineResource, get, reference, references, text } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { branch, odd, thing } from '#hooks/testing/things.test-data.ts'
import { useDelete } from '#hooks/write/use-delete.ts'
import { useSaves } from '#hooks/write/use-save.test-data.ts'
import { invalidateNames, knownName, knownNames, noteWritten } from './known-names.ts'
import { nameOptions } from './name-options.ts'
import { namesOptions } from './names-options.ts'
import { type NameState, useNames } from './use-name.ts'

const { answer } = office({ largestPage: 2000 })
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, at) => String(from + at))
const labelsOf = (names: readonly NameState[]) =>
  names.map((name) => (typeof name === 'object' ? name.label : name))
const readAll = (resource: Resource) => cache.fetchQuery(namesOptions(resource))
const labelsById = async (resource: Resource, wanted: readonly string[]) => {
  const names = await Promise.all(wanted.map((id) => cache.fetchQuery(nameOptions(resource, id))))
  return names.map((name) => name?.label ?? null)
}

/** Answers a list in pages, at most `most` rows each; returns the calls. */
function pages(path: string, total: number, most = Number.POSITIVE_INFINITY) {
  let running = 0
  const seen = { mostAtOnce: 0 }
  const calls = answer(path, async ({ search }) => {
    running += 1
    seen.mostAtOnce = Math.max(seen.mostAtOnce, running)
    await new Promise((done) => setTimeout(done, 1))
    running -= 1
    const query = new URLSearchParams(search)
    const size = Math.min(most, Number(query.get('page')))
    const first = (Number(query.get('pages')) - 1) * size + 1
    const results = ids(Math.max(0, Math.min(size, total - first + 1)), first).map((id) => ({
      id,
      name: `Món ${id}`,
    }))
    return Response.json({ data: { results, pagination: { pages: query.get('pages'), page: size, total } } })
  })
  return Object.assign(calls, { seen })
}

test('names the references of a page with one call of the list', async () => {
  const calls = pages('/api/thing/search', 300)
  const { result } = drawn((shown: readonly string[]) => useNames(thing, shown), ids(100, 101))
  expect(result.current.every((name) => name === undefined)).toBe(true)
  await waitFor(() => expect(labelsOf(result.current)[99]).toBe('Món 200'))
  expect(calls.map(({ search }) => search)).toEqual(['?pages=1&page=2000'])
})

test('reads the whole resource once, then single names that are unknown', async () => {
  const calls = pages('/api/thing/search', 3)
  await readAll(thing)
  await readAll(thing)
  const single = answer('/api/thing/9', { data: { id: 9, name: 'Món mới' } })
  expect(await labelsById(thing, ['2', '9'])).toEqual(['Món 2', 'Món mới'])
  expect([calls.length, single.length]).toEqual([1, 1])
})

test('reads a resource again whose names are older than ten minutes', async () => {
  const calls = pages('/api/thing/search', 3)
  await readAll(thing)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000)
  await readAll(thing)
  expect(calls).toHaveLength(2)
  clock.mockRestore()
})

test('reads a back-end with a page size of its own page by page, at most four calls at a time', async () => {
  const calls = pages('/api/thing/search', 95, 20)
  const { byId, isWhole } = await readAll(thing)
  expect([isWhole, byId.get('95')?.label]).toEqual([true, 'Món 95'])
  expect(calls).toHaveLength(5)
  expect(calls.seen.mostAtOnce).toBeLessThanOrEqual(4)
})

test('reads in the usual page size where a big one is refused', async () => {
  const calls = answer('/api/thing/search', ({ search }) =>
    search.includes('page=2000')
      ? Response.json({ message: 'page' }, { status: 422 })
      : Response.json({ data: { results: [{ id: 1, name: 'Ấm' }], pagination: { total: 1 } } }),
  )
  expect(await labelsById(thing, ['1'])).toEqual(['Ấm'])
  expect(calls.map(({ search }) => search)).toEqual([
    '?pages=1&page=2000',
    '?pages=1&page=2000',
    '?pages=1&page=20',
  ])
})

test('reads single names of a resource over the bound', async () => {
  const calls = pages('/api/thing/search', 20_001)
  const single = answer('/api/thing/19000', { data: { id: 19000, name: 'Món xa' } })
  expect(await labelsById(thing, ['19000'])).toEqual(['Món xa'])
  expect(knownNames(thing)?.isWhole).toBe(false)
  expect([calls.length, single.length]).toEqual([1, 1])
})

test('marks a deleted record as gone, and one that cannot be read as failed', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 1, name: 'Ấm' }] } })
  answer('/api/thing/7', () => Response.json({}, { status: 404 }))
  answer('/api/thing/8', () => Response.json({}, { status: 403 }))
  const { result } = drawn((shown: readonly string[]) => useNames(thing, shown), ['1', '7', '8'])
  await waitFor(() => expect(labelsOf(result.current)).toEqual(['Ấm', 'gone', 'failed']))
})

test('takes a name as gone where the list ignores the id and does not have it', async () => {
  const calls = answer('/api/odd', { data: [{ _id: 1, name: 'Ấm' }] })
  expect(await labelsById(odd, ['1', '5'])).toEqual(['Ấm', null])
  expect(calls).toHaveLength(2)
})

test('reads a tree by its call, with the parents of nested records', async () => {
  const { options: _, ...operations } = branch.operations
  const tree = { ...branch, operations }
  const calls = answer('/api/branch/tree', {
    data: [{ id: 1, name: 'Gốc', children: [{ id: 2, name: 'Cành' }] }],
  })
  expect(await cache.fetchQuery(nameOptions(tree, '2'))).toMatchObject({ label: 'Cành', parent: '1' })
  expect(calls).toHaveLength(1)
})

test('prefers the call for options, which is one for all records', async () => {
  const calls = answer('/api/branch/options', [
    { id: 1, name: 'Gốc' },
    { id: 2, name: 'Cành', parent_id: 1 },
  ])
  const { byId, isWhole } = await readAll(branch)
  expect(byId.get('2')).toMatchObject({ label: 'Cành', parent: '1' })
  expect(await labelsById(branch, ['1', '2'])).toEqual(['Gốc', 'Cành'])
  expect([calls.length, isWhole]).toEqual([1, true])
})

const plain = { path: '/x', title: 'X', noun: 'x', group: 'content', icon: 'IconList' } as const
const parcel = defineResource({
  ...plain,
  name: 'parcel',
  operations: { list: get('/api/parcel') },
  fields: { name: text('Tên'), thing: reference('Đồ', () => thing), things: references('Đồ', () => thing) },
})

test('uses relations that are sent as records without a call', async () => {
  const calls = pages('/api/thing/search', 3)
  const results = [{ id: 1, name: 'Kiện', thing: { _id: 5, name: 'Ấm' }, things: [{ id: 6, name: 'Chén' }] }]
  answer('/api/parcel', { data: { results } })
  const { rows } = await cache.fetchQuery(listOptions(parcel, defaultListState(parcel)))
  expect(rows[0]).toMatchObject({ thing: '5', things: ['6'] })
  const { result } = drawn(() => useNames(thing, ['5', '6']), null)
  expect(labelsOf(result.current)).toEqual(['Ấm', 'Chén'])
  expect(calls).toHaveLength(0)
})

test('follows a save and a delete without reading the list of names again', async () => {
  let stored = [
    { id: 1, name: 'Cũ' },
    { id: 2, name: 'Chén' },
  ]
  const calls = answer('/api/thing/search', () => Response.json({ data: { results: stored } }))
  answer('/api/thing/1', () => Response.json({ code: 1, data: stored[0] }))
  answer('/api/thing/update/1', () => {
    stored = [{ id: 1, name: 'Mới' }, ...stored.slice(1)]
    return Response.json({ code: 1, data: stored[0] })
  })
  answer('/api/thing/delete/2', () => {
    stored = stored.slice(0, 1)
    return Response.json({ code: 1 })
  })
  const { result } = drawn(
    () => ({ names: useNames(thing, ['1', '2']), saving: useSaves(thing), remove: useDelete(thing) }),
    null,
  )
  await waitFor(() => expect(labelsOf(result.current.names)).toEqual(['Cũ', 'Chén']))
  await result.current.saving.save(rowOf<Resource>(thing, { id: 1, name: 'Cũ' }), { name: 'Mới' })
  await waitFor(() => expect(labelsOf(result.current.names)).toEqual(['Mới', 'Chén']))
  result.current.remove.mutate('2')
  await waitFor(() => expect(labelsOf(result.current.names)).toEqual(['Mới', 'gone']))
  expect(calls).toHaveLength(1)
})

test('keeps no names of a reading that began before the sign-out', async () => {
  const { reply, release } = held({ data: { results: [{ id: 2, name: 'Chén' }], pagination: { total: 2 } } })
  const calls = answer('/api/thing/search', ({ search }) =>
    new URLSearchParams(search).get('pages') === '1'
      ? Response.json({ data: { results: [{ id: 1, name: 'Ấm' }], pagination: { page: 1, total: 2 } } })
      : reply(),
  )
  const reading = readAll(thing)
  await waitFor(() => expect(calls).toHaveLength(2))
  cache.clear()
  release()
  await Promise.allSettled([reading])
  expect([knownNames(thing), cache.getQueryCache().findAll({ queryKey: keys.allNames(thing) })]).toEqual([
    undefined,
    [],
  ])
})

test('loads a name whose id contains a space', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 'một hai', name: 'Ấm' }] } })
  const { result } = drawn(() => useNames(thing, ['một hai']), null)
  await waitFor(() => expect(labelsOf(result.current)).toEqual(['Ấm']))
  expect(knownName(thing, 'một'), 'a part of the id').toBeUndefined()
})

test('finds a record that was added after the list was read, where the list ignores the id', async () => {
  const results = [{ _id: 1, name: 'Ấm' }]
  const calls = answer('/api/odd', ({ search }) => {
    const query = new URLSearchParams(search)
    // Only the pages of the whole list reach the last record.
    return Response.json({ data: query.has('id') ? results.slice(0, 1) : results })
  })
  await readAll(odd)
  results.push({ _id: 2, name: 'Chén' })
  vi.setSystemTime(Date.now() + 20_000)
  expect(await labelsById(odd, ['2', '3'])).toEqual(['Chén', null])
  vi.useRealTimers()
  expect(
    calls.filter(({ search }) => !search.includes('id=')),
    'two readings of the list',
  ).toHaveLength(2)
})

test('reads a list without a total to its end', async () => {
  const all = ids(45).map((id) => ({ _id: id, name: `Món ${id}` }))
  const calls = answer('/api/odd', ({ search }) => {
    const first = (Number(new URLSearchParams(search).get('size')) - 1) * 20
    return Response.json({ data: all.slice(first, first + 20) })
  })
  const { byId, isWhole } = await readAll(odd)
  expect([byId.size, isWhole]).toEqual([45, true])
  expect(new URLSearchParams(calls.at(-1)?.search).get('page'), 'the size of its pages').toBe('20')
})

test('reads the names again of which one was written while they were read', async () => {
  const { reply, release } = held({ data: { results: [{ id: 1, name: 'Ấm' }] } })
  const calls = answer('/api/thing/search', reply)
  const reading = readAll(thing)
  await waitFor(() => expect(calls).toHaveLength(1))
  noteWritten(thing, '2', rowOf<Resource>(thing, { id: 2, name: 'Chén' }))
  release()
  await reading
  answer('/api/thing/search', {
    data: {
      results: [
        { id: 1, name: 'Ấm' },
        { id: 2, name: 'Chén' },
      ],
    },
  })
  await waitFor(() => expect(cache.getQueryState(keys.names(thing))?.isInvalidated).toBe(true))
  expect((await readAll(thing)).byId.get('2')?.label).toBe('Chén')
})

test('keeps names stale that became uncertain before a write', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 1, name: 'Ấm' }] } })
  await readAll(thing)
  invalidateNames(thing)
  noteWritten(thing, '2', rowOf<Resource>(thing, { id: 2, name: 'Chén' }))
  expect(cache.getQueryState(keys.names(thing))?.isInvalidated).toBe(true)
})

test('reads no further names where the server refuses three in a row', async () => {
  pages('/api/thing/search', 20_001)
  const wanted = ids(20, 19_000)
  const single = wanted.map((id) =>
    answer(`/api/thing/${id}`, () => Response.json({ message: 'no' }, { status: 403 })),
  )
  const { result } = drawn((shown: readonly string[]) => useNames(thing, shown), wanted)
  await waitFor(() => expect(result.current).toEqual(wanted.map(() => 'failed')))
  // Four are on their way at once.
  expect(single.flat().length).toBeLessThanOrEqual(7)
})

test('reads a list whose names are not all known no second time for a record that it does not return', async () => {
  cache.setQueryData(keys.names(odd), { byId: new Map(), isWhole: false })
  const calls = answer('/api/odd', { data: [{ _id: 1, name: 'Ấm' }] })
  await expect(cache.fetchQuery(nameOptions(odd, '5'))).rejects.toMatchObject({ why: 'unreadable' })
  expect(calls).toHaveLength(1)
})
