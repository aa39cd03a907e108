// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { compareGoods } from './planted/compare-goods.test-data.ts'
import { type GoodsServer, startGoodsServer } from './planted/departing-server.test-data.ts'

let server: GoodsServer
let stopped: AbortController

beforeAll(async () => {
  server = await startGoodsServer()
}, 120_000)

beforeEach(() => {
  stopped = new AbortController()
})

afterAll(() => server.stop())

it('deletes the record of a comparison that is stopped after its create', async () => {
  let written = 0
  server.plant({
    async body(body, { method }) {
      if (method !== 'POST') return body
      written = await server.count()
      stopped.abort(new Error('stopped'))
      return body
    },
  })
  await expect(compareGoods(server, { signal: stopped.signal })).rejects.toThrow('stopped')
  expect(written).toBe(server.records + 1)
  expect(await server.count()).toBe(server.records)
})

it('finds the record by its label when the response to the create was lost', async () => {
  server.plant({
    body(body, { method }) {
      if (method !== 'POST') return body
      stopped.abort(new Error('stopped'))
      return {}
    },
  })
  await expect(compareGoods(server, { signal: stopped.signal })).rejects.toThrow('stopped')
  expect(await server.count()).toBe(server.records)
})

it('deletes the record of an update that fails', async () => {
  server.plant({ method: (method) => (method === 'PUT' || method === 'PATCH' ? null : method) })
  const { departures } = await compareGoods(server)
  expect(departures.map(({ rule, call }) => `${rule} ${call}`)).toEqual(['status PUT /api/good/update/{id}'])
  expect(await server.count()).toBe(server.records)
})

it('names a record that cannot be deleted', async () => {
  server.plant({ method: (method) => (method === 'DELETE' ? null : method) })
  const left: string[] = []
  await compareGoods(server, { onLeft: (name) => left.push(name) })
  expect(left).toEqual([expect.stringMatching(/^good \w+ "contract check \d+"$/)])
})
