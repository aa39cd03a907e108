// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestOf } from '#descriptor/operation.ts'
import { crate, event, pallet, parcel } from '../backend/records/parcels.test-data.ts'
import { openInMemory } from '../testing/in-memory.ts'
import { compareGoods } from './compare-goods.test-data.ts'
import { type DepartingServer, serveDeparting } from './departing-server.test-data.ts'

const table = [parcel, event, pallet, crate]
let server: DepartingServer

beforeAll(async () => {
  const memory = await openInMemory(table)
  for (const { operations } of table)
    for (const [at, name] of ['An', 'Bình', 'Chi', 'Dũng', 'Giang'].entries()) {
      const record = { name: `Kiện ${name}`, size: at < 3 ? 'small' : 'big', pieces: at, closed: at > 3 }
      const { method, path, body } = requestOf(operations.create, { body: record })
      const headers = { 'content-type': 'application/json' }
      // oxlint-disable-next-line no-await-in-loop -- in their order
      expect((await memory.app.request(path, { method, headers, body: JSON.stringify(body) })).ok).toBe(true)
    }
  server = await serveDeparting(memory)
}, 120_000)

afterAll(() => server.stop())

it('finds no departure at back-ends that list by POST, offset, cursor and JSON:API', async () => {
  const { departures, unchecked } = await compareGoods(server, { table })
  expect(departures).toEqual([])
  expect(unchecked).toEqual(['crate: writes: a record that cannot be both created and deleted'])
})
