// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crud, defineResource, geoJson, position, text, time } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

const store = defineResource({
  ...samplePlan,
  name: 'store',
  operations: crud('/api/store'),
  fields: {
    name: text('Tên'),
    opens: time('Mở cửa', { required: true }),
    closes: time('Đóng cửa', { notBelow: 'opens' }),
    here: position('Toạ độ'),
    there: position('Kho', { shape: geoJson, at: 'site.point' }),
  },
  list: { columns: ['opens'], sort: ['opens'], filters: ['opens'] },
})

let back: InMemory
beforeAll(async () => {
  back = await openInMemory([store])
}, 60_000)
afterAll(() => back.close())

const create = (body: object) => back.call('POST', '/api/store/create', body)

test('keeps times and positions in the spelling of the descriptor', async () => {
  const point = { type: 'Point', coordinates: [106.7, 10.77] }
  const sent = {
    name: 'A',
    opens: '08:30',
    closes: '21:00',
    here: { lat: 10.77, lng: 106.7 },
    site: { point },
  }
  const { id } = (await create(sent)).body.data
  const read = await back.call('GET', `/api/store/${id}`)
  expect(read.body.data).toMatchObject(sent)
  await back.call('PUT', `/api/store/update/${id}`, { here: null, closes: null })
  expect((await back.call('GET', `/api/store/${id}`)).body.data).toMatchObject({
    here: null,
    closes: null,
    site: { point },
  })
  await back.call('DELETE', `/api/store/delete/${id}`)
})

test('keeps the other members of positions until another value is sent', async () => {
  const here = { lat: 10.77, lng: 106.7, accuracy: 12, source: { name: 'gps' } }
  const point = { type: 'Point', coordinates: [106.7, 10.77, 4.5], bbox: [106, 10, 107, 11] }
  const path = (id: string) => `/api/store/${id}`
  const { id } = (await create({ opens: '08:30', here, site: { point, code: 'K1' } })).body.data
  expect((await back.call('GET', path(id))).body.data).toMatchObject({ here, site: { point, code: 'K1' } })
  await back.call('PUT', `/api/store/update/${id}`, { name: 'B' })
  expect((await back.call('GET', path(id))).body.data).toMatchObject({ here, site: { point } })
  await back.call('PUT', `/api/store/update/${id}`, { here: { ...here, lat: 11 }, site: { point: null } })
  const { data } = (await back.call('GET', path(id))).body
  expect([data.here, data.site]).toEqual([
    { ...here, lat: 11 },
    { point: null, code: 'K1' },
  ])
  await back.call('DELETE', `/api/store/delete/${id}`)
})

test.each([
  [{ opens: '24:00' }, 'opens'],
  [{ opens: '8h' }, 'opens'],
  [{ opens: '' }, 'opens'],
  [{ closes: '08:00' }, 'closes'],
  [{ here: { lat: 91, lng: 0 } }, 'here'],
  [{ here: { lat: 0, lng: 181 } }, 'here'],
  [{ here: { lat: 1 } }, 'here'],
  [{ here: '10.77, 106.7' }, 'here'],
  [{ site: { point: { lat: 1, lng: 2 } } }, 'site.point'],
])('refuses %j', async (wrong, path) => {
  const { status, body } = await create({ opens: '09:00', ...wrong })
  expect([status, Object.keys(body.errors)]).toEqual([422, [path]])
})

test('orders by a time', async () => {
  for (const opens of ['21:30', '06:00', '09:15']) await create({ name: opens, opens })
  const { body } = await back.call('GET', '/api/store/search?sort=opens')
  expect(body.data.results.map(({ name }: { name: string }) => name)).toEqual(['06:00', '09:15', '21:30'])
})
