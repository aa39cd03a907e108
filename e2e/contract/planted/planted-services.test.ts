// @vitest-environment node
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resources } from '#resources/table.ts'
import { openInMemory } from '../../testing/in-memory.ts'
import { appServices } from '../contract.ts'
import type { CallDeparture } from '../found.ts'
import { compareGoods, expectedFindings } from './compare-goods.test-data.ts'
import { type DepartingServer, serveDeparting } from './departing-server.test-data.ts'
import { plantedServices } from './planted-services.test-data.ts'

let server: DepartingServer
const left: string[] = []

beforeAll(async () => {
  const memory = await openInMemory()
  const price = { name: 'Giá', active: true, from_weight: 0, to_weight: null, price: 60_000, currency: 'VND' }
  await memory.call('POST', '/api/price', { ...price, service: 'Chuyển phát nhanh' })
  const contact = resources.find((one) => one.name === 'contact')?.operations.create?.path ?? ''
  const request = { phone: '0901234567', email: 'a@example.vn', subject: 'Báo giá', content: 'Xin báo giá' }
  for (const name of ['Lan', 'Huệ']) await memory.call('POST', contact, { name, ...request })
  await memory.call('POST', '/api/create/folder', { name: 'Ảnh', path: '/' })
  server = await serveDeparting(memory)
}, 120_000)

afterAll(() => server.stop())

const compareServices = () =>
  compareGoods(server, { table: [], services: appServices, onLeft: (name) => left.push(name) })

/** A departure as `rule part: weight`, with the source at its line. */
function lineOf({ rule, part, weight, place }: CallDeparture): string {
  const source = place ? readFileSync(place.file, 'utf8').split('\n')[place.line - 1]?.trim() : 'the back-end'
  return `${[rule, part].filter(Boolean).join(' ')}: ${weight}, ${source}`
}

it('finds no departure at a server that answers as described', async () => {
  server.plant({})
  const { departures } = await compareServices()
  expect(departures).toEqual([])
})

const expected = expectedFindings('expected-services.txt')

it.each(Object.entries(plantedServices))('finds %s, and nothing else', async (name, planted) => {
  server.plant(planted)
  const { departures } = await compareServices()
  const all = departures.flatMap((one) => [one, ...one.also.map((other) => ({ ...one, ...other }))])
  expect(all.map(lineOf).toSorted()).toEqual(expected.get(name))
})

it('leaves no folder behind, and names each picture that no call deletes', async () => {
  server.plant({})
  left.length = 0
  expect((await compareServices()).departures).toEqual([])
  expect(left).toEqual([expect.stringMatching(/^picture /)])
})
