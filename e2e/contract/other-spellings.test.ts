// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestOf } from '#descriptor/operation.ts'
import { crate, event, pallet, parcel } from '../backend/records/parcels.test-data.ts'
import { openInMemory } from '../testing/in-memory.ts'
import { warehouse } from '../testing/warehouse/warehouse.test-data.ts'
import { compareGoods } from './planted/compare-goods.test-data.ts'
import { type DepartingServer, serveDeparting } from './planted/departing-server.test-data.ts'

const parcels = [parcel, event, pallet, crate]
const table = [...parcels, warehouse]
let server: DepartingServer

beforeAll(async () => {
  const memory = await openInMemory(table)
  for (const { operations } of parcels)
    for (const [at, name] of ['An', 'Bình', 'Chi', 'Dũng', 'Giang'].entries()) {
      const record = { name: `Kiện ${name}`, size: at < 3 ? 'small' : 'big', pieces: at, closed: at > 3 }
      const { method, path, body } = requestOf(operations.create, { body: record })
      const headers = { 'content-type': 'application/json' }
      // oxlint-disable-next-line no-await-in-loop -- in their order
      expect((await memory.app.request(path, { method, headers, body: JSON.stringify(body) })).ok).toBe(true)
    }
  for (const [at, name] of ['Long Biên', 'Đông Anh', 'Cát Lái'].entries()) {
    const address = { city: at < 2 ? 'Hà Nội' : 'Sài Gòn', geo: { lat: 21, lng: 105 + at } }
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await memory.call('POST', '/wms/warehouses', { wh_code: `K-${at}`, name, kind: 'own', used: at, address })
  }
  server = await serveDeparting(memory)
}, 120_000)

afterAll(() => server.stop())

it('finds no departure at back-ends with lists by POST, offset, cursor and JSON:API, nested fields and typed keys', async () => {
  const { departures, unchecked } = await compareGoods(server, { table })
  expect(departures).toEqual([])
  expect(unchecked).toEqual(['crate: writes: a record that cannot be both created and deleted'])
})
