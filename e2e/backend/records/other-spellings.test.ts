// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResourceWith } from '#descriptor/capability.ts'
import { readRows } from '#descriptor/envelope.ts'
import { defaultListState, type ListState, listQuery } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { crate, event, pallet, parcel } from './parcels.test-data.ts'

// Lists whose calls are spelt in other ways than those of the app's entities: written and read by their descriptors.

const entities = [parcel, event, pallet, crate] as const
let back: InMemory

beforeAll(async () => {
  back = await openInMemory([...entities])
  for (const { operations } of entities) {
    const create = requestOf(operations.create)
    for (const [index, name] of ['An', 'Bình', 'Chi', 'Dung', 'Giang'].entries()) {
      const body = {
        name: `Kiện ${name}`,
        size: index < 3 ? 'small' : 'big',
        pieces: index,
        closed: index > 3,
      }
      // oxlint-disable-next-line no-await-in-loop -- in their order
      expect((await back.call(create.method, create.path, body)).status).toBe(200)
    }
  }
}, 60_000)

afterAll(() => back.close())

async function read(resource: ResourceWith<'list'>, state: Partial<ListState>, cursor?: string) {
  const question = listQuery(resource, { ...defaultListState(resource), ...state }, {}, cursor)
  const { method, path, query = {}, body } = requestOf(resource.operations.list, { question })
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const answer = await back.call(method, params.size > 0 ? `${path}?${params}` : path, body)
  expect(answer.status).toBe(200)
  const { rows = [], pagination } = readRows(resource.envelope, answer.body) ?? {}
  const { total } = resource.pagination.read(pagination)
  const next = resource.pagination.next?.(pagination)
  return { names: rows.map(({ name }) => String(name).replace('Kiện ', '')), total, next, params, body }
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
  const { params, body, names, total } = await read(parcel, { ...state, search: '' })
  expect(params.size).toBe(0)
  expect(body).toEqual({ where: { closed: false }, orderBy: 'name:desc', skip: 2, take: 2 })
  expect([names, total]).toEqual([['Bình', 'An'], 4])
  const searched = requestOf(parcel.operations.list, {
    question: listQuery(parcel, { ...defaultListState(parcel), ...state }),
  })
  expect(searched).toMatchObject({ body: { text: 'true' }, isRead: true })
})

it('follows the cursors of a list to its end', async () => {
  const first = await read(event, { size: 2, order: byName })
  expect(first).toMatchObject({ names: ['Giang', 'Dung'], total: 0, next: expect.any(String) })
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
