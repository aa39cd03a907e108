// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valuesOf } from '#descriptor/row.ts'
import { entryApi, pier } from '#hooks/testing/foreign/entry-api.test-data.ts'
import { berth, tableApi } from '#hooks/testing/foreign/table-api.test-data.ts'
import { bodyIn, office } from '#hooks/testing/office.test-data.tsx'
import { saveRecord } from '#hooks/write/save-record.ts'
import { deleteRecord } from '#hooks/write/use-delete.ts'
import { readList } from './read-list.ts'
import { fetchOne } from './use-one.ts'

// Services that others wrote, each with its own rules: read and written by their descriptors alone.

const { answer } = office()
const { signal } = new AbortController()
const byName = { key: 'name', desc: true }

async function listed<R extends typeof berth | typeof pier>(resource: R, state: Partial<ListState> = {}) {
  const { rows, page, goesOn } = await readList(
    resource,
    { ...defaultListState(resource), ...state },
    {},
    signal,
  )
  return { names: rows.map(({ name }) => name), page, goesOn }
}

const edited = <R extends Resource>(resource: R, row: Row<R>, values: object) => ({
  before: row,
  values: { ...valuesOf(resource, row), ...values },
})

test('a table with conditions in its query is listed, searched, sorted, filtered and paged', async () => {
  answer('/berths', tableApi(berths))
  expect(await listed(berth, { order: byName, page: 2 })).toEqual({
    names: ['Bến Sông'],
    page: { page: 2, size: 2, total: 3 },
    goesOn: false,
  })
  expect((await listed(berth, { search: 'sông' })).names).toEqual(['Bến Sông'])
  expect((await listed(berth, { filters: { side: 'left', closed: 'false' } })).names).toEqual(['Bến Xưa'])
  expect(await listed(berth, { page: 7 })).toMatchObject({ names: [], page: { page: 7, total: 3 } })
})

test('a record of a table is read, created, changed and deleted by a condition on its id', async () => {
  const calls = answer('/berths', tableApi(berths))
  const row = await fetchOne(berth, '2', signal)
  expect(row).toMatchObject({ id: '2', name: 'Bến Xưa', depth: 7 })
  expect(await saveRecord(berth, edited(berth, row, { depth: 9 }))).toMatchObject({ depth: 9, side: 'left' })
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', search: '?id=eq.2' })
  expect(bodyIn(calls.at(-1))).toEqual({ depth: 9 })
  const made = await saveRecord(berth, { before: null, values: { name: 'Bến Mới', side: 'left' } })
  expect(made).toMatchObject({ id: '4', name: 'Bến Mới' })
  await deleteRecord(berth, '2')
  await expect(fetchOne(berth, '2', signal)).rejects.toMatchObject({ name: 'NotFound' })
  // A condition that no record meets is a success without a row.
  await expect(saveRecord(berth, edited(berth, row, { depth: 1 }))).rejects.toMatchObject({
    name: 'WriteFailed',
  })
  await expect(saveRecord(berth, { before: null, values: { name: 'Bến Mới' } })).rejects.toMatchObject({
    cause: { status: 409, message: 'Tên này đã có rồi.' },
  })
})

test('entries beside their ids are listed with the page size and the total of the service', async () => {
  answer('/api/piers', entryApi(piers))
  expect(await listed(pier, { order: byName, size: 50 })).toMatchObject({
    names: ['Tây', 'Nam'],
    page: { page: 1, size: 2, total: 3 },
  })
  expect((await listed(pier, { page: 2 })).names).toEqual(['Tây'])
  expect((await listed(pier, { search: 'tâ' })).names).toEqual(['Tây'])
  expect((await listed(pier, { filters: { harbour: '6' } })).names).toEqual(['Đông'])
})

test('an entry is read with its relation, created, changed in part, refused by field and deleted', async () => {
  const api = entryApi(piers)
  const list = answer('/api/piers', api)
  const calls = answer('/api/piers/1', api)
  answer('/api/piers/9', api)
  const row = await fetchOne(pier, '1', signal)
  expect(row).toMatchObject({ id: '1', name: 'Nam', length: 40, harbour: '5' })
  const changed = await saveRecord(pier, edited(pier, row, { harbour: '6' }))
  expect(bodyIn(calls.at(-1))).toEqual({ data: { harbour: 6 } })
  expect(changed).toMatchObject({ name: 'Nam', length: 40, harbour: '6' })
  expect(await saveRecord(pier, { before: null, values: { name: 'Mới', harbour: '5' } })).toMatchObject({
    id: '4',
    name: 'Mới',
  })
  expect(bodyIn(list.at(-1))).toMatchObject({ data: { name: 'Mới', harbour: 5 } })
  await expect(saveRecord(pier, edited(pier, row, { name: 'Tên rất dài' }))).rejects.toMatchObject({
    cause: { message: 'Tên dài quá.', problems: { name: 'Tối đa 8 ký tự.' } },
  })
  await deleteRecord(pier, '1')
  await expect(fetchOne(pier, '1', signal)).rejects.toMatchObject({ name: 'NotFound' })
  await expect(fetchOne(pier, '9', signal)).rejects.toMatchObject({ name: 'NotFound' })
})

const berths = [
  { id: 1, name: 'Bến Sông', side: 'right', depth: 5, closed: false },
  { id: 2, name: 'Bến Xưa', side: 'left', depth: 7, closed: false },
  { id: 3, name: 'Bến Tàu', side: 'left', depth: 6, closed: true },
]
const piers = [
  { id: 1, name: 'Nam', length: 40, harbour: 5 },
  { id: 2, name: 'Đông', length: 60, harbour: 6 },
  { id: 3, name: 'Tây', length: 50, harbour: null },
]
