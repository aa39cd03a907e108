// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResourceWith } from '#descriptor/capability.ts'
import { idOf, messageOf, readRecord, readRows } from '#descriptor/envelope.ts'
import { defaultListState, type ListState, listQuery } from '#descriptor/list-state.ts'
import { type Call, type Operation, requestOf } from '#descriptor/operation.ts'
import type { Cursor } from '#descriptor/pagination.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { bin, crate, event, pallet, parcel, ramp, shelf, tote } from './parcels.test-data.ts'

// Lists whose calls are spelt in other ways than those of the app's entities: written and read by their descriptors.

const entities = [parcel, event, pallet, crate, bin, ramp, shelf, tote] as const
let back: InMemory

beforeAll(async () => {
  back = await openInMemory([...entities])
  for (const { operations } of entities) {
    for (const [index, name] of ['An', 'Bình', 'Chi', 'Dung', 'Giang'].entries()) {
      const body = {
        name: `Kiện ${name}`,
        size: index < 3 ? 'small' : 'big',
        pieces: index,
        closed: index > 3,
      }
      // oxlint-disable-next-line no-await-in-loop -- in their order
      expect((await call(operations.create, { body })).status).toBeLessThan(300)
    }
  }
}, 60_000)

afterAll(() => back.close())

async function call(operation: Operation, parts: Call = {}) {
  const { method, path, query = {}, headers, body: sent } = requestOf(operation, parts)
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const init = { method, headers: { 'Content-Type': 'application/json', ...headers } }
  const address = params.size > 0 ? `${path}?${params}` : path
  const answer = await back.app.request(
    address,
    sent === undefined ? init : { ...init, body: JSON.stringify(sent) },
  )
  const text = await answer.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  return { params, sent, body, status: answer.status, headers: answer.headers }
}

async function read(resource: ResourceWith<'list'>, state: Partial<ListState>, cursor?: Cursor) {
  const question = listQuery(resource, { ...defaultListState(resource), ...state }, {}, cursor)
  const { params, sent, ...answer } = await call(resource.operations.list, { question })
  expect(answer.status).toBe(200)
  const { rows = [], pagination } = readRows(resource.envelope, answer.body, answer.headers) ?? {}
  const { total } = resource.pagination.read(pagination)
  const next = resource.pagination.next?.(pagination)
  return { names: rows.map(({ name }) => String(name).replace('Kiện ', '')), total, next, params, sent }
}

const byName = { key: 'name', desc: true }

describe.each(entities.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  it('is ordered, searched and filtered under its own names', async () => {
    expect((await read(resource, { order: byName })).names).toEqual(['Giang', 'Dung', 'Chi', 'Bình', 'An'])
    expect((await read(resource, { order: { key: 'name', desc: false } })).names[0]).toBe('An')
    expect((await read(resource, { search: 'kien chi' })).names).toEqual(['Chi'])
    expect((await read(resource, { filters: { closed: 'true' } })).names).toEqual(['Giang'])
    const small = await read(resource, { filters: { size: 'small', closed: 'false' }, order: byName })
    expect(small.names).toEqual(['Chi', 'Bình', 'An'])
  })
})

it('sends the question of a list by POST in its body', async () => {
  const state = { page: 2, size: 2, search: 'true', filters: { closed: 'false' }, order: byName }
  const { params, sent, names, total } = await read(parcel, { ...state, search: '' })
  expect(params.size).toBe(0)
  expect(sent).toEqual({ where: { closed: false }, orderBy: 'name:desc', skip: 2, take: 2 })
  expect([names, total]).toEqual([['Bình', 'An'], 4])
  const searched = requestOf(parcel.operations.list, {
    question: listQuery(parcel, { ...defaultListState(parcel), ...state }),
  })
  expect(searched).toMatchObject({ body: { text: 'true' }, isRead: true })
})

it('answers the total of a list, or its next page, in a header', async () => {
  const headersOf = async (resource: ResourceWith<'list'>, state: Partial<ListState>, cursor?: Cursor) => {
    const question = listQuery(resource, { ...defaultListState(resource), ...state }, {}, cursor)
    const { body, headers } = await call(resource.operations.list, { question })
    expect(Array.isArray(body)).toBe(true)
    return ['x-total-count', 'content-range', 'link'].map((name) => headers.get(name))
  }
  const second = { page: 2, size: 2 }
  expect(await headersOf(crate, second)).toEqual(['5', null, null])
  expect(await headersOf(bin, second)).toEqual([null, 'items 2-3/5', null])
  expect(await headersOf(bin, { search: 'không có' })).toEqual([null, 'items */0', null])
  expect(await headersOf(ramp, { size: 2 })).toEqual([null, null, '<?after=page-2>; rel="next"'])
  expect(await headersOf(ramp, { size: 2 }, 'page-3')).toEqual([null, null, null])
  expect(await read(crate, second)).toMatchObject({ total: 5 })
  expect(await read(bin, second)).toMatchObject({ total: 5 })
  expect(await read(ramp, { size: 2 }, 'page-2')).toMatchObject({ next: 'page-3' })
})

it('reads a level of a tree by the parent in the body', async () => {
  const { create, byParent } = shelf.operations
  const top = await call(create, { body: { name: 'Kệ trên' } })
  const id = idOf(readRecord(top.body) ?? {})
  for (const name of ['Kệ dưới', 'Kệ giữa']) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await call(create, { body: { name, above: id } })
  }
  const question = listQuery(shelf, { ...defaultListState(shelf), page: 2, size: 1 })
  const below = await call(byParent, { id, question })
  expect(below.sent).toEqual({ above: id, pages: 2, page: 1 })
  expect(readRows(shelf.envelope, below.body)).toMatchObject({
    rows: [{ name: 'Kệ giữa' }],
    pagination: { total: 2 },
  })
  const roots = await call(byParent, { id: '' })
  expect(roots.sent).toEqual({ above: null })
  const names = readRows(shelf.envelope, roots.body)?.rows.map(({ name }) => name)
  expect(names).toContain('Kệ trên')
  expect(names).not.toContain('Kệ dưới')
})

it('follows the cursors of a list to its end', async () => {
  const first = await read(event, { size: 2, order: byName })
  expect(first).toMatchObject({ names: ['Giang', 'Dung'], total: undefined, next: expect.any(String) })
  const second = await read(event, { size: 2, order: byName }, first.next ?? '')
  expect(second.names).toEqual(['Chi', 'Bình'])
  const third = await read(event, { size: 2, order: byName }, second.next ?? '')
  expect(third).toMatchObject({ names: ['An'], next: null })
})

it('spells a call as JSON:API does', async () => {
  const { params } = await read(pallet, { page: 2, size: 2, search: 'kien', filters: { size: 'small' } })
  expect(Object.fromEntries(params)).toEqual({
    'filter[size]': 'small',
    'page[number]': '2',
    'page[size]': '2',
    'filter[search]': 'kien',
  })
})

describe.each([parcel, event, pallet, tote].map((resource) => [resource.name, resource] as const))(
  '%s',
  (_, resource) => {
    const { create, one, update, remove } = resource.operations

    it('is created, read, changed and deleted in its own envelopes', async () => {
      const made = await call(create, { body: { name: 'Kiện mới', size: 'big' } })
      expect(create.succeeds?.holds(made)).toBe(true)
      const record = readRecord(made.body, '', parcel.idKey, create.record)
      const id = idOf(record ?? {})
      expect(record).toMatchObject({ id: expect.any(String), name: 'Kiện mới', size: 'big' })
      const changed = await call(update, { id, body: { ...record, name: 'Kiện khác' } })
      expect(update.succeeds?.holds(changed)).toBe(true)
      const found = await call(one, { id })
      expect(readRecord(found.body, id, parcel.idKey, one.record)).toMatchObject({
        id,
        name: 'Kiện khác',
        size: 'big',
      })
      const removed = await call(remove, { id })
      expect(remove.succeeds?.holds(removed)).toBe(true)
      expect((await call(one, { id })).status).toBe(404)
    })

    it('refuses in its own shape, with the problem of each field', async () => {
      const { status, headers, body } = await call(create, { body: { name: '' } })
      expect(status).toBe(422)
      expect(headers.get('content-type')).toBe(create.failure?.mediaType ?? 'application/json')
      expect(create.failure?.read(body)).toMatchObject({ errors: { name: 'Hãy điền ô này.' } })
      expect(create.succeeds?.holds({ status, headers, body })).toBe(false)
      expect(messageOf((await call(one, { id: 'nothing' })).body, one.failure)).toMatch(/^Không tìm thấy/)
    })
  },
)

it('finds, changes and deletes a record by a condition on its id', async () => {
  const { create, one, update, remove } = bin.operations
  const made = await call(create, { body: { name: 'Thùng mới' } })
  expect(made).toMatchObject({ status: 201, body: [{ name: 'Thùng mới' }] })
  const id = idOf(readRecord(made.body, '', bin.idKey, create.record) ?? {})
  const found = await call(one, { id })
  expect(Object.fromEntries(found.params)).toEqual({ id: `eq.${id}` })
  expect(found.body).toMatchObject([{ id, name: 'Thùng mới' }])
  const changed = await call(update, { id, body: { name: 'Thùng khác' } })
  expect(update.succeeds?.holds(changed)).toBe(true)
  expect(changed.body).toMatchObject([{ id, name: 'Thùng khác' }])
  expect(remove.succeeds?.holds(await call(remove, { id }))).toBe(true)
  expect((await call(one, { id })).status).toBe(404)
  expect((await call(one, {})).status).toBe(400)
  const spelt = await call(bin.operations.list, {
    question: listQuery(bin, { ...defaultListState(bin), search: 'an', filters: { closed: 'true' } }),
  })
  expect(Object.fromEntries(spelt.params)).toMatchObject({ name: 'ilike.*an*', closed: 'eq.true' })
})

it('sends the id of a delete by POST in the body', async () => {
  expect(requestOf(parcel.operations.remove, { id: '7' })).toMatchObject({
    method: 'POST',
    body: { parcel_id: '7' },
  })
  expect((await call(parcel.operations.remove, {})).status).toBe(400)
})

it('answers a repeated create as the first one, without a second record', async () => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': '"k1"' },
    body: JSON.stringify({ name: 'Một lần' }),
  }
  const first = await back.app.request('/wms/events', init)
  const again = await back.app.request('/wms/events', init)
  expect([again.headers.get('x-result'), await again.json()]).toEqual(['ok', await first.json()])
})
