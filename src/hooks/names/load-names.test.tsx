// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defineResource, get, reference, references, text } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { readList } from '#hooks/read/read-list.ts'
import { drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { branch, folder, odd, thing } from '#hooks/testing/things.test-data.ts'
import { saveRecord } from '#hooks/write/save-record.ts'
import { deleteRecord } from '#hooks/write/use-delete.ts'
import { loadAllNames, namesOf } from './load-names.ts'
import { clearNames, type NameState, nameTable } from './name-table.ts'
import { useNames } from './use-name.ts'

const { answer } = office({ largestPage: 2000 })
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, at) => String(from + at))
const labelsOf = (names: readonly NameState[]) =>
  names.map((name) => (typeof name === 'object' ? name.label : name))
const signal = new AbortController().signal

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
  await loadAllNames(nameTable(thing))
  await loadAllNames(nameTable(thing))
  const single = answer('/api/thing/9', { data: { id: 9, name: 'Món mới' } })
  await namesOf(nameTable(thing), ['2', '9'])
  expect(labelsOf([nameTable(thing).get('2'), nameTable(thing).get('9')])).toEqual(['Món 2', 'Món mới'])
  expect([calls.length, single.length]).toEqual([1, 1])
})

test('reads a resource again whose names are older than ten minutes', async () => {
  const calls = pages('/api/thing/search', 3)
  await loadAllNames(nameTable(thing))
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000)
  await loadAllNames(nameTable(thing))
  await waitFor(() => expect(calls).toHaveLength(2))
  clock.mockRestore()
})

test('reads a back-end with a page size of its own page by page, at most four calls at a time', async () => {
  const calls = pages('/api/thing/search', 95, 20)
  await loadAllNames(nameTable(thing))
  expect(nameTable(thing).coverage).toBe('whole')
  expect(labelsOf([nameTable(thing).get('95')])).toEqual(['Món 95'])
  expect(calls).toHaveLength(5)
  expect(calls.seen.mostAtOnce).toBeLessThanOrEqual(4)
})

test('reads in the usual page size where a big one is refused', async () => {
  const calls = answer('/api/thing/search', ({ search }) =>
    search.includes('page=2000')
      ? Response.json({ message: 'page' }, { status: 422 })
      : Response.json({ data: { results: [{ id: 1, name: 'Ấm' }], pagination: { total: 1 } } }),
  )
  await namesOf(nameTable(thing), ['1'])
  expect(nameTable(thing).get('1')).toMatchObject({ label: 'Ấm' })
  expect(calls.map(({ search }) => search)).toEqual([
    '?pages=1&page=2000',
    '?pages=1&page=2000',
    '?pages=1&page=20',
  ])
})

test('reads single names of a resource over the bound', async () => {
  const calls = pages('/api/thing/search', 20_001)
  const single = answer('/api/thing/19000', { data: { id: 19000, name: 'Món xa' } })
  await namesOf(nameTable(thing), ['19000'])
  expect(nameTable(thing).get('19000')).toMatchObject({ label: 'Món xa' })
  expect(nameTable(thing).coverage).toBe('part')
  expect([calls.length, single.length]).toEqual([1, 1])
})

test('marks a deleted record as gone, and one that cannot be read as failed', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 1, name: 'Ấm' }] } })
  answer('/api/thing/7', () => Response.json({}, { status: 404 }))
  answer('/api/thing/8', () => Response.json({}, { status: 403 }))
  const { result } = drawn((shown: readonly string[]) => useNames(thing, shown), ['1', '7'])
  await waitFor(() => expect(labelsOf(result.current)).toEqual(['Ấm', 'gone']))
  await expect(namesOf(nameTable(thing), ['8'])).rejects.toThrow()
  expect(nameTable(thing).get('8')).toBe('failed')
})

test('takes a name as gone where the list ignores the id and does not have it', async () => {
  const calls = answer('/api/odd', { data: [{ _id: 1, name: 'Ấm' }] })
  await namesOf(nameTable(odd), ['1', '5'])
  expect(labelsOf([nameTable(odd).get('1'), nameTable(odd).get('5')])).toEqual(['Ấm', 'gone'])
  expect(calls).toHaveLength(2)
})

test('reads a tree by its call, with the parents of nested records', async () => {
  const { options: _, ...operations } = branch.operations
  const tree = { ...branch, operations }
  const calls = answer('/api/branch/tree', {
    data: [{ id: 1, name: 'Gốc', children: [{ id: 2, name: 'Cành' }] }],
  })
  await namesOf(nameTable(tree), ['2'])
  expect(nameTable(tree).get('2')).toMatchObject({ label: 'Cành', parent: '1' })
  expect(calls).toHaveLength(1)
})

test('prefers the call for options, which is one for all records', async () => {
  const calls = answer('/api/branch/options', [
    { id: 1, name: 'Gốc' },
    { id: 2, name: 'Cành', parent_id: 1 },
  ])
  await namesOf(nameTable(branch), ['1', '2'])
  expect(nameTable(branch).get('2')).toMatchObject({ label: 'Cành', parent: '1' })
  expect([calls.length, nameTable(branch).coverage]).toEqual([1, 'whole'])
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
  const { rows } = await readList(parcel, defaultListState(parcel), {}, signal)
  expect(rows[0]).toMatchObject({ thing: '5', things: ['6'] })
  const { result } = drawn(() => useNames(thing, ['5', '6']), null)
  expect(labelsOf(result.current)).toEqual(['Ấm', 'Chén'])
  expect(calls).toHaveLength(0)
})

test('follows saves, deletes and rows that are read anyway', async () => {
  const table = nameTable(folder)
  answer('/api/folder/search', { data: { results: [{ id: 1, name: 'Cũ' }] } })
  await readList(folder, defaultListState(folder), {}, signal)
  expect(labelsOf([table.get('1')])).toEqual(['Cũ'])
  answer('/api/thing/create', { code: 1, data: { id: 4, name: 'Mới' } })
  answer('/api/thing/delete/4', { code: 1 })
  await saveRecord(thing, { before: null, values: { name: 'Mới' } })
  expect(labelsOf([nameTable(thing).get('4')])).toEqual(['Mới'])
  await deleteRecord(thing, '4')
  expect(nameTable(thing).get('4')).toBe('gone')
})

test('notes no page of a reading that began before the names were removed', async () => {
  const { reply, release } = held({ data: { results: [{ id: 2, name: 'Chén' }], pagination: { total: 2 } } })
  const calls = answer('/api/thing/search', ({ search }) =>
    new URLSearchParams(search).get('pages') === '1'
      ? Response.json({ data: { results: [{ id: 1, name: 'Ấm' }], pagination: { page: 1, total: 2 } } })
      : reply(),
  )
  const old = nameTable(thing)
  const reading = loadAllNames(old)
  await waitFor(() => expect(calls).toHaveLength(2))
  clearNames()
  release()
  await reading
  expect(nameTable(thing)).not.toBe(old)
  expect(nameTable(thing).all()).toEqual([])
})

test('loads a name whose id contains a space', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 'một hai', name: 'Ấm' }] } })
  const { result } = drawn(() => useNames(thing, ['một hai']), null)
  await waitFor(() => expect(labelsOf(result.current)).toEqual(['Ấm']))
  expect(nameTable(thing).get('một'), 'a part of the id').toBeUndefined()
})

test('finds a record that was added after the list was read, where the list ignores the id', async () => {
  const results = [{ _id: 1, name: 'Ấm' }]
  const calls = answer('/api/odd', ({ search }) => {
    const query = new URLSearchParams(search)
    // Only the pages of the whole list reach the last record.
    return Response.json({ data: query.has('id') ? results.slice(0, 1) : results })
  })
  const table = nameTable(odd)
  await loadAllNames(table)
  results.push({ _id: 2, name: 'Chén' })
  vi.setSystemTime(Date.now() + 20_000)
  await namesOf(table, ['2', '3'])
  vi.useRealTimers()
  expect(labelsOf([table.get('2'), table.get('3')])).toEqual(['Chén', 'gone'])
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
  await loadAllNames(nameTable(odd))
  expect([nameTable(odd).size, nameTable(odd).coverage]).toEqual([45, 'whole'])
  expect(new URLSearchParams(calls.at(-1)?.search).get('page'), 'the size of its pages').toBe('20')
})
