// @vitest-environment node
import { readFileSync } from 'node:fs'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDeparture } from '../call-departure.ts'
import { compareGoods, goodsFile } from './compare-goods.test-data.ts'
import { type GoodsServer, startGoodsServer } from './departing-server.test-data.ts'
import { goodsTable } from './goods.test-data.ts'
import { plantedCalls } from './planted-calls.test-data.ts'
import { plantedFields } from './planted-fields.test-data.ts'

const sources = readFileSync(goodsFile, 'utf8').split('\n')

let server: GoodsServer
let goods: Awaited<ReturnType<GoodsServer['goods']>>

beforeAll(async () => {
  server = await startGoodsServer()
  goods = await server.goods()
}, 120_000)

afterAll(() => server.stop())

/** A departure as `rule part: weight`, with the source at its line. */
function lineOf({ rule, part, weight, place }: CallDeparture): string {
  const source = place ? (sources[place.line - 1] ?? '').trim() : 'the back-end'
  return `${[rule, part].filter(Boolean).join(' ')}: ${weight}, ${source}`
}

it('finds no departure at a server that answers as described', async () => {
  server.plant({})
  const { departures, unchecked } = await compareGoods(server, { table: goodsTable })
  expect(departures).toEqual([])
  expect(unchecked).toEqual(['shelf-tree: writes: a record that cannot be both created and deleted'])
})

it.each([...plantedFields, ...plantedCalls])('finds $name, and nothing else', async ({ planted, found }) => {
  server.plant(planted)
  const { departures } = await compareGoods(server)
  expect([...new Set(departures.map(lineOf))].toSorted()).toEqual([...found].toSorted())
})

it.each([1, 2, 3])(
  'names a renamed option once, also for a sample that is sent back with it: %i',
  async (number) => {
    server.plant({
      record: (record) => ({ ...record, state: record['state'] === 'kept' ? 'Kept' : record['state'] }),
    })
    const { departures } = await compareGoods(server, { number })
    expect([...new Set(departures.map(({ rule, part }) => `${rule} ${part}`))]).toEqual(['field-type state'])
  },
)

it('goes on at a server that is busy, whose token has expired, and that demands a nonce', async () => {
  const responses = [
    Response.json({}, { status: 429, headers: { 'retry-after': '0' } }),
    Response.json({ message: 'UNAUTHORIZED' }, { status: 401 }),
  ]
  const challenge = { 'www-authenticate': 'DPoP error="use_dpop_nonce"', 'dpop-nonce': 'nonce-1' }
  server.plant({
    answer({ url, headers }) {
      const proof = headers.get('dpop')
      if (proof && decodeJwt(proof)['nonce'] !== 'nonce-1')
        return Response.json({ message: 'UNAUTHORIZED' }, { status: 401, headers: challenge })
      return new URL(url).pathname === '/api/good/kept' ? responses.shift() : undefined
    },
  })
  expect((await compareGoods(server)).departures).toEqual([])
  expect(responses).toEqual([])
})

it('finds a call without an answer', async () => {
  server.plant({ hangs: ({ pathname }) => pathname === '/api/good/kept' })
  const { departures } = await compareGoods(server, { timeout: 2000 })
  expect(departures).toMatchObject([
    { rule: 'answer', call: 'GET /api/good/kept', actual: 'no response in 2 s' },
  ])
})

it('changes and deletes no other record when a create answers with one', async () => {
  const [other] = goods
  server.plant({ body: (body, { method }) => (method === 'POST' ? { ...body, data: other } : body) })
  const { departures } = await compareGoods(server)
  expect(departures.map(lineOf)).toEqual([
    "saved-value: breaks, create: post('/api/good/create', { succeeds: hasData }),",
  ])
  expect(departures).toMatchObject([{ actual: 'another record' }])
  expect(await server.goods()).toEqual(goods)
})

it('leaves no record behind', async () => {
  expect(goods).toHaveLength(server.records)
  expect(await server.goods()).toEqual(goods)
})
