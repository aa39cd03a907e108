// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { ApiClient } from './api-client.ts'
import type { CallDeparture } from './call-departure.ts'
import { compare } from './contract.ts'
import {
  appOrigin,
  type DepartingServer,
  type Planted,
  startDepartingServer,
} from './departing-server.test-data.ts'
import { placesIn } from './descriptor-places.ts'
import { goods, goodsTable } from './goods.test-data.ts'
import { pace } from './pace.ts'
import { plantedDepartures } from './planted-departures.test-data.ts'
import { readTarget } from './target.ts'

const file = fileURLToPath(new URL('./goods.test-data.ts', import.meta.url))
const places = placesIn([file])
const lines = readFileSync(file, 'utf8').split('\n')

let server: DepartingServer

beforeAll(async () => {
  server = await startDepartingServer()
}, 60_000)

afterAll(() => server.stop())

async function departuresOf(planted: Planted, table: readonly Resource[] = goods) {
  server.plant(planted)
  const target = await readTarget({ url: server.base, origin: appOrigin, username: 'a', password: 'b' })
  const { signal } = new AbortController()
  const api = await ApiClient.signIn(target, {
    pace: pace(Number.POSITIVE_INFINITY),
    timeout: 10_000,
    signal,
  })
  const report = await compare({ api, table, places, writes: true })
  return report.departures
}

/** A departure as `rule part: weight`, with the source at its line. */
function lineOf({ rule, part, weight, place }: CallDeparture): string {
  const source = place ? (lines[place.line - 1] ?? '').trim() : 'the back-end'
  return `${[rule, part].filter(Boolean).join(' ')}: ${weight}, ${source}`
}

it('finds no departure at a server that answers as described', async () => {
  expect(await departuresOf({}, goodsTable)).toEqual([])
})

it.each(plantedDepartures)('finds $name, and nothing else', async ({ planted, found }) => {
  const lines = new Set((await departuresOf(planted)).map(lineOf))
  expect([...lines].toSorted()).toEqual([...found].toSorted())
})
