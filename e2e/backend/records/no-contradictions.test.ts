// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, type ResourceWith } from '#descriptor/capability.ts'
import {
  contradictedByRecords,
  contradictionsOf,
  contradictsSearch,
  nonsense,
} from '#descriptor/departures/contradictions.ts'
import { readRows } from '#descriptor/envelope.ts'
import type { Field } from '#descriptor/field.ts'
import { filterPlan } from '#descriptor/filters/filter-plan.ts'
import { filteringOf, rangeOf } from '#descriptor/filters/filter-text.ts'
import { writePrefixed } from '#descriptor/filters/filter-value.ts'
import { otherFilters } from '#descriptor/filters/filterable.ts'
import { defaultListState, type ListState, listQuery } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import { readText, readTexts } from '#descriptor/read.ts'
import { fieldOf, parentKeyOf } from '#descriptor/resource.ts'
import { type Row, rowOf, valueOf } from '#descriptor/row.ts'
import { filterNamesOf } from '#descriptor/wire/filter-parameters.ts'
import { resources as table } from '#resources/table.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { seed } from '../seeds/seed.ts'

// A back-end that filters, sorts and searches: none of its responses looks like one that does not.

type Listed = ResourceWith<'list'>

const lists = table.filter((resource): resource is Listed => can(resource, 'list'))
const now = new Date()
let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
  await seed(back.db, 'small')
}, 120_000)

afterAll(() => back.close())

async function read(resource: Listed, change: Partial<ListState> = {}) {
  const state = { ...defaultListState(resource), size: 500, ...change }
  const { operations } = resource
  const operation =
    (state.parent ? operations.byParent : operations.views?.[state.view]?.operation) ?? operations.list
  const plan = filterPlan(resource, state, filterNamesOf(resource), now)
  expect(plan.local).toEqual([])
  const question = { ...listQuery(resource, state), ...plan.query }
  const call = state.parent ? { id: state.parent, question } : { question }
  const { method, path, query = {}, headers, body: sent } = requestOf(operation, call)
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  )
  const init = { method, headers: { 'Content-Type': 'application/json', ...headers } }
  const answer = await back.app.request(
    `${path}?${params}`,
    sent === undefined ? init : { ...init, body: JSON.stringify(sent) },
  )
  expect([answer.status, path]).toEqual([200, path])
  const { rows: raws = [], pagination } =
    readRows(operation.envelope ?? resource.envelope, await answer.json(), answer.headers) ?? {}
  const rows = raws.map((raw): Row => rowOf(resource, raw) as Row)
  return { state, rows, page: resource.pagination.read(pagination) }
}

/** Expects that a list proves nothing, with each id taken as that of a record without one above it. */
async function expectNothing(resource: Listed, change: Partial<ListState>): Promise<number> {
  const { state, rows } = await read(resource, change)
  const { records, ...found } = contradictionsOf(resource, state, rows, now)
  expect({ change, ...found }).toEqual({ change, filters: [], view: false, order: false })
  expect({ change, by: contradictedByRecords(resource, state, records, (_, id) => [id]) }).toEqual({
    change,
    by: [],
  })
  return rows.length
}

/** Filters of each sort, by the values that records have. */
function filtersOf(field: Field, values: readonly unknown[]): readonly string[] {
  const texts = [
    ...new Set(values.flatMap((value) => (Array.isArray(value) ? readTexts(value) : [readText(value)]))),
  ]
    .filter((text) => text !== '')
    .slice(0, 3)
  const presence = ['is:empty', 'is:filled']
  const filtering = filteringOf(field)
  if (filtering === 'toggle') return ['true', 'false']
  if (filtering === 'presence') return presence
  if (filtering !== 'range') {
    const one = filtering === 'many' ? [] : texts
    const each = texts.map((text) => writePrefixed({ kind: 'not', values: [text] }))
    return [...one, ...each, writePrefixed({ kind: 'values', values: texts }), ...presence].filter(Boolean)
  }
  const ends = texts.map((text) => (rangeOf(field) === 'days' ? text.slice(0, 10) : text)).toSorted()
  const [from, to] = [ends[0], ends.at(-1)]
  const periods = rangeOf(field) === 'days' ? ['is:this-month', 'last:7d', 'over:30d'] : []
  return [
    ...ends.flatMap((end) => [`${end}..`, `..${end}`, `${end}..${end}`]),
    `${from}..${to}`,
    ...periods,
    ...presence,
  ]
}

describe.each(lists.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_, resource) => {
    test('keeps each order up and down', async () => {
      for (const key of resource.list.sort ?? []) {
        for (const desc of [false, true]) await expectNothing(resource, { order: { key, desc } })
      }
    })

    test('keeps each filter', async () => {
      const { rows } = await read(resource)
      let count = 0
      for (const name of [...(resource.list.filters ?? []), ...otherFilters(resource)]) {
        const field = fieldOf(resource, name)
        const values = rows.map((row) => valueOf(row, name))
        for (const text of filtersOf(field, values))
          count += await expectNothing(resource, { filters: { [name]: text } })
      }
      expect(count).toBeGreaterThan(0)
    }, 60_000)

    test('keeps its views and the children of its records', async () => {
      for (const view of Object.keys(resource.operations.views ?? {})) await expectNothing(resource, { view })
      const key = parentKeyOf(resource)
      if (key === undefined || !can(resource, 'byParent')) return
      const { rows } = await read(resource)
      const parents = [...new Set(rows.map((row) => readText(valueOf(row, key))))].filter((id) => id !== '')
      for (const parent of parents.slice(0, 3))
        expect(await expectNothing(resource, { parent })).toBeGreaterThan(0)
    })

    test.runIf(resource.list.search)('keeps a search', async () => {
      const forNonsense = await read(resource, { search: nonsense })
      for (const search of ['a', '1', 'nguyen', nonsense]) {
        expect(contradictsSearch(await read(resource, { search }), forNonsense)).toBe(false)
      }
    })
  },
)
