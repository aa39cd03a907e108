// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choice, crud, defineResource, number, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

const depot = defineResource({
  ...samplePlan,
  name: 'depot',
  operations: crud('/api/depot'),
  fields: {
    name: text('Tên', { required: true }),
    city: text('Thành phố', { at: 'address.city', required: true, unique: true }),
    floor: number('Tầng', { at: 'address.place.floor', max: 9 }),
    kind: choice('Loại', { big: 'Lớn', small: 'Nhỏ' }, { at: 'facts.kind' }),
  },
  list: { columns: ['city'], sort: ['city', 'floor'], search: true, filters: ['kind'] },
})

let back: InMemory
beforeAll(async () => {
  back = await openInMemory([depot])
}, 60_000)
afterAll(() => back.close())

const create = (body: object) => back.call('POST', '/api/depot/create', body)
const names = async (query: string) => {
  const { body } = await back.call('GET', `/api/depot/search?${query}`)
  return body.data.results.map(({ name }: { name: string }) => name)
}

test('keeps nested fields and their siblings through a create, a read and an update', async () => {
  const address = { city: 'Huế', street: 'Lê Lợi', place: { floor: 2, door: 'B' } }
  const made = await create({ name: 'A', address, facts: { kind: 'big' }, note: 'x' })
  const { id } = made.body.data
  expect(made.body.data).toMatchObject({ name: 'A', address, facts: { kind: 'big' }, note: 'x' })
  const saved = await back.call('PUT', `/api/depot/update/${id}`, { address: { place: { floor: 3 } } })
  expect(saved.body.data.address).toEqual({ ...address, place: { floor: 3, door: 'B' } })
  const read = await back.call('GET', `/api/depot/${id}`)
  expect(read.body.data).toEqual(saved.body.data)
  await back.call('DELETE', `/api/depot/delete/${id}`)
})

test('names a nested field by its path in refusals', async () => {
  const wrong = await create({ name: 'A', address: { place: { floor: 10 } } })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([
    422,
    ['address.city', 'address.place.floor'],
  ])
  const { id } = (await create({ name: 'A', address: { city: 'Huế' } })).body.data
  const second = await create({ name: 'B', address: { city: 'huế' } })
  expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ['address.city']])
  await back.call('DELETE', `/api/depot/delete/${id}`)
})

test('orders, filters and searches by nested fields', async () => {
  for (const [name, city, floor, kind] of [
    ['A', 'Vinh', 1, 'big'],
    ['B', 'Đà Lạt', 3, 'small'],
    ['C', 'Huế', 2, 'big'],
  ])
    await create({ name, address: { city, place: { floor } }, facts: { kind } })
  expect(await names('sort=address.city')).toEqual(['B', 'C', 'A'])
  expect(await names('sort=-address.place.floor')).toEqual(['B', 'C', 'A'])
  expect(await names('facts.kind=big&sort=address.city')).toEqual(['C', 'A'])
  expect(await names('keyword=da lat')).toEqual(['B'])
})
