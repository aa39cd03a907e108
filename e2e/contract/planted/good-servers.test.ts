// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { sampleValue } from '#descriptor/samples.ts'
import { resources } from '#resources/table.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import type { CallDeparture } from '../found.ts'
import { compareGoods } from './compare-goods.test-data.ts'
import {
  type DepartingServer,
  type GoodsServer,
  serveDeparting,
  startGoodsServer,
} from './departing-server.test-data.ts'
import { goodServers, independentServers } from './good-servers.test-data.ts'
import { goodsTable } from './goods.test-data.ts'

/** A departure in one line, for the output of a failed test. */
const shown = ({ entity, call, rule, part, weight, expected, actual }: CallDeparture) =>
  `${entity} ${call} ${rule} ${part} ${weight}: expected ${expected}; came ${actual}`

describe('a server of goods', () => {
  let server: GoodsServer

  beforeAll(async () => {
    server = await startGoodsServer()
  }, 120_000)

  afterAll(() => server.stop())

  it.each(goodServers)('has no departure $name', async ({ planted }) => {
    server.plant(planted)
    const { departures } = await compareGoods(server, { table: goodsTable })
    expect(departures.map(shown)).toEqual([])
  })

  it('has no departure while others create records', async () => {
    server.plant({
      before: ({ method, url }) =>
        method === 'GET' && url.includes('/search') ? server.create() : undefined,
    })
    const { departures, unchecked } = await compareGoods(server)
    expect(departures.map(shown)).toEqual([])
    expect(unchecked).toContain('good: paging, the list changes between two calls')
  })
})

/** The names of the records that a server starts with. */
const NAMES = [
  'Áo mưa',
  'Cỡ 9',
  'Cỡ 10',
  'cỡ 11',
  'Đồng hồ',
  'ấm trà',
  'Bàn là',
  'Yến',
  'Ổ khóa',
  'ボールペン',
  'Zebra',
  '9',
  '10',
]

const refers = ({ fields }: Resource) =>
  Object.values(fields).filter(({ kind }) => kind === 'reference' || kind === 'references').length

/** Creates records of every entity, those that others refer to first. */
async function fill(memory: InMemory, count: number, isConstant: boolean): Promise<void> {
  const made = new Map<string, string[]>()
  for (const resource of resources.toSorted((left, right) => refers(left) - refers(right))) {
    const { upsert, create = upsert } = resource.operations
    const ids: string[] = []
    made.set(resource.name, ids)
    if (!create) continue
    for (let at = 0; at < count; at += 1) {
      const values = {
        ...sampleValues(resource, isConstant ? 3 : at + 3),
        ...named(resource, isConstant ? 1 : at),
      }
      const related = at % 2 === 1 ? relations(resource, made) : {}
      const blank = at % 3 === 2 && !isConstant ? blanks(resource) : {}
      const body = { ...values, ...blank, ...uniqueValues(resource, at), ...related }
      const { method, path, body: sent } = requestOf(create, { body })
      // oxlint-disable-next-line no-await-in-loop -- in their order
      const answer = await memory.call(method, path, sent)
      if (answer.status !== 200) throw new Error(`${resource.name}: ${JSON.stringify(answer.body)}`)
      ids.push(answer.body.data.id)
    }
  }
}

/** The values of some fields of a resource. */
function valuesFor(
  { fields }: Resource,
  valueOf: (field: Field, name: string) => unknown,
): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** A label, and digits in a text. */
const named = (resource: Resource, at: number) =>
  valuesFor(resource, ({ kind }, name) => {
    if (kind !== 'text') return undefined
    if (name === resource.label) return NAMES[at % NAMES.length]
    return name === 'code' ? String(((at + 1) * 7919) % 1000) : undefined
  })

const uniqueValues = (resource: Resource, at: number) =>
  valuesFor(resource, (field, name) => {
    if (field.kind === 'slug') return `${resource.name}-${at}`
    return 'unique' in field && field.unique === true && name !== resource.label
      ? sampleValue(field, 100 + at)
      : undefined
  })

/** No values of the fields that need none. */
const blanks = (resource: Resource) =>
  valuesFor(resource, (field) =>
    field.kind === 'toggle' || ('required' in field && field.required === true)
      ? undefined
      : rulesOf(field).empty,
  )

/** References to the first record of their entity. */
const relations = (resource: Resource, made: ReadonlyMap<string, readonly string[]>) =>
  valuesFor(resource, (field) => {
    if (field.kind === 'parent') return made.get(resource.name)?.[0]
    if (field.kind !== 'reference' && field.kind !== 'references') return undefined
    const id = made.get(field.to().name)?.[0]
    return field.kind === 'reference' ? id : id && [id]
  })

describe.each([
  { records: 13, isConstant: false, servers: independentServers },
  { records: 5, isConstant: true, servers: independentServers.slice(1, 2) },
  { records: 1, isConstant: false, servers: independentServers.slice(0, 1) },
  { records: 0, isConstant: false, servers: independentServers.slice(0, 1) },
])(
  'the whole table with $records records each, constant: $isConstant',
  ({ records, isConstant, servers }) => {
    let server: DepartingServer

    beforeAll(async () => {
      const memory = await openInMemory()
      await fill(memory, records, isConstant)
      server = await serveDeparting(memory)
    }, 120_000)

    afterAll(() => server.stop())

    it.each(servers)('has no departure at $name', async ({ planted }) => {
      server.plant(planted)
      const { departures } = await compareGoods(server, { table: resources })
      expect(departures.map(shown)).toEqual([])
    })
  },
)
