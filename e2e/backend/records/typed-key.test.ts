// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crud, defineResource, get, patch, post, reference, text } from '#descriptor/index.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

const plain = { noun: 'kho', group: 'catalogue', icon: 'IconHome', dates: false } as const
const site = defineResource({
  ...plain,
  name: 'site',
  path: '/sites',
  title: 'Kho',
  idKey: 'site_no',
  operations: crud('/api/site'),
  fields: { name: text('Tên') },
})
const stock = defineResource({
  ...plain,
  name: 'stock',
  path: '/stocks',
  title: 'Hàng',
  typedKey: 'sku',
  operations: {
    list: get('/api/stock'),
    one: get('/api/stock/{id}'),
    create: post('/api/stock'),
    update: patch('/api/stock/{id}'),
  },
  fields: {
    sku: text('Mã', { required: true, max: 20 }),
    name: text('Tên', { required: true }),
    site: reference('Kho', () => site),
  },
})

let back: InMemory
beforeAll(async () => {
  back = await openInMemory([site, stock])
}, 60_000)
afterAll(() => back.close())

test('gives ids under their own key, in records without dates', async () => {
  const made = (await back.call('POST', '/api/site/create', { name: 'Nam' })).body.data
  expect(Object.keys(made).toSorted()).toEqual(['name', 'site_no'])
  const read = await back.call('GET', `/api/site/${made.site_no}`)
  expect(read.body.data).toEqual(made)
  const saved = await back.call('PUT', `/api/site/update/${made.site_no}`, { ...made, name: 'Bắc' })
  expect(saved.body.data).toEqual({ ...made, name: 'Bắc' })
})

test('creates a record under its typed key, once, and keeps the key', async () => {
  const create = (sku: string) => back.call('POST', '/api/stock', { sku, name: 'Áo' })
  expect((await create('A-1')).body.data).toMatchObject({ sku: 'A-1', name: 'Áo' })
  for (const sku of ['A-1', 'a-1']) {
    const again = await create(sku)
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['sku']])
  }
  expect((await create('a b')).status).toBe(422)
  await back.call('PATCH', '/api/stock/A-1', { sku: 'B', name: 'Quần' })
  expect((await back.call('GET', '/api/stock/A-1')).body.data).toEqual({
    sku: 'A-1',
    name: 'Quần',
    site: null,
  })
  expect((await back.call('GET', '/api/stock/B')).status).toBe(404)
})

test('changes only the fields of a PATCH, under the condition of its tag', async () => {
  await back.call('POST', '/api/stock', { sku: 'P', name: 'Áo', memo: { a: 1 } })
  const patchBy = (ifMatch: string, body: object) =>
    back.app.request('/api/stock/P', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': ifMatch },
      body: JSON.stringify(body),
    })
  const tag = (await back.app.request('/api/stock/P')).headers.get('etag') ?? ''
  const saved = await patchBy(tag, { name: 'Quần' })
  expect(await saved.json()).toMatchObject({ data: { name: 'Quần', memo: { a: 1 } } })
  expect((await patchBy(tag, { name: 'Mũ' })).status).toBe(412)
  expect((await back.call('PATCH', '/api/stock/P', { name: '' })).status).toBe(422)
  expect((await back.call('PATCH', '/api/stock/none', { name: 'x' })).status).toBe(404)
})
