// @vitest-environment node
import { readFileSync } from 'node:fs'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDeparture } from '../found.ts'
import { compareGoods, expectedFindings, goodsFile } from './compare-goods.test-data.ts'
import { type GoodsServer, startGoodsServer } from './departing-server.test-data.ts'
import { goodsTable } from './goods.test-data.ts'
import { plantedCalls } from './planted-calls.test-data.ts'
import { keptAsTitle, plantedRecords } from './planted-records.test-data.ts'

const sources = readFileSync(goodsFile, 'utf8').split('\n')

let server: GoodsServer
let goods: Awaited<ReturnType<GoodsServer['goods']>>

beforeAll(async () => {
  server = await startGoodsServer()
  goods = await server.goods()
}, 120_000)

afterAll(() => server.stop())

const sourceAt = (place: CallDeparture['place']) =>
  place ? (sources[place.line - 1] ?? '').trim() : 'the back-end'

/** A departure as `rule part: weight`, the source at the line that it names, and the change that it proposes. */
const findingOf = ({ rule, part, weight, place, change }: CallDeparture) =>
  `${[rule, part].filter(Boolean).join(' ')}: ${weight} | ${sourceAt(place)} | ${change}`

it('finds no departure at a server that answers as described', async () => {
  server.plant({})
  const { departures, unchecked } = await compareGoods(server, { table: goodsTable })
  expect(departures).toEqual([])
  expect(unchecked).toEqual(
    ['stall', 'shelf-tree'].map(
      (name) => `${name}: writes: a record that cannot be both created and deleted`,
    ),
  )
})

const expected = expectedFindings('expected-goods.txt')
/** Departures of the entity with a tree, which the other ones are not compared with. */
const ofTree = /^a list that .* id$/

it.each(Object.entries({ ...plantedRecords, ...plantedCalls }))(
  'finds %s, and nothing else',
  async (name, planted) => {
    server.plant(typeof planted === 'function' ? planted() : planted)
    const { departures } = await compareGoods(server, ofTree.test(name) ? { table: goodsTable } : {})
    const wanted = expected.get(name) ?? []
    const also = departures.flatMap((each) => each.also.map(({ place }) => `also: ${sourceAt(place)}`))
    const isNamed = wanted.some((line) => line.startsWith('also: '))
    expect([...departures.map(findingOf), ...(isNamed ? also : [])]).toEqual(wanted)
  },
)

it.each([1, 2, 3])(
  'names a renamed option once, also for a sample that is sent back with it: %i',
  async (number) => {
    server.plant(keptAsTitle)
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
  expect(departures.map(({ rule, call }) => `${rule} ${call}`)).toEqual(['saved-value POST /api/good/create'])
  expect(departures).toMatchObject([{ actual: 'another record' }])
  expect(await server.goods()).toEqual(goods)
})

it('leaves no record behind', async () => {
  expect(goods).toHaveLength(server.records)
  expect(await server.goods()).toEqual(goods)
})
