// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cursorPages } from '#descriptor/dialects/cursor-pages.ts'
import { inBody } from '#descriptor/dialects/question-in-body.ts'
import { rowsAt } from '#descriptor/dialects/rows-at.ts'
import { choice, defineResource, parent, post, reference, text, toggle } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { isRecord } from '#descriptor/read.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { childrenOptions } from '#hooks/tree/use-tree.ts'
import { deleteRecord } from '#hooks/write/use-delete.ts'
import { cache } from './cache.ts'
import { readList } from './read-list.ts'
import { useList } from './use-list.ts'
import { fetchOne, useOne } from './use-one.ts'

const { answer } = office()

/** Entities of a back-end that compares JSON values by their type; new ones for each test, as spellings are learnt. */
function entities() {
  const makers = { ...samplePlan, fields: { name: text('Tên') } }
  const maker = defineResource({
    ...makers,
    name: 'maker',
    operations: { list: post('/makers/query', { question: inBody }) },
  })
  const part = defineResource({
    ...samplePlan,
    name: 'part',
    operations: {
      list: post('/parts/query', { question: inBody }),
      byParent: post('/parts/below', { question: inBody, id: 'body', idName: 'above' }),
      remove: post('/parts/delete', { id: 'body' }),
    },
    query: {
      search: 'text',
      sort: { name: '', write: () => ({}), read: () => ({ key: '', desc: false }) },
      filter: (field) => `where[${field}]`,
    },
    fields: {
      name: text('Tên'),
      maker: reference('Hãng', () => maker, { at: 'maker_id' }),
      above: parent('Cha'),
      grade: choice('Hạng', { '1': 'Tốt', '2': 'Vừa' }),
      active: toggle('Đang dùng'),
    },
    list: { columns: ['name'], filters: ['maker', 'grade', 'active'] },
  })
  return { maker, part }
}

const raws = [
  { id: 1, name: 'Ốc', maker_id: 5, above: null, grade: 1, active: 1 },
  { id: 2, name: 'Vít', maker_id: 6, above: 1, grade: 2, active: 0 },
]

/** Answers a list with the records that have exactly the values of the question. */
function partsByType() {
  const matching = (body: unknown) => {
    const where = isRecord(body) && isRecord(body.where) ? Object.entries(body.where) : []
    return raws.filter((raw) => where.every(([key, value]) => raw[key as keyof typeof raw] === value))
  }
  return answer('/parts/query', (call) => Response.json({ results: matching(bodyIn(call)) }))
}

const isRoots = (body: unknown) => isRecord(body) && body.above === null
const namesOf = (rows: readonly { readonly raw: object }[]) =>
  rows.map(({ raw }) => 'name' in raw && raw.name)
const signal = new AbortController().signal

test('sends filters in a body with the types of the records', async () => {
  const { part } = entities()
  const calls = partsByType()
  const state = defaultListState(part)
  const filters = { maker: '6', grade: '2', active: 'false' }
  await readList(part, state, {}, signal)
  const { rows } = await readList(part, { ...state, filters }, {}, signal)
  expect(namesOf(rows)).toEqual(['Vít'])
  expect(bodyIn(calls.at(-1))).toMatchObject({ where: { maker_id: 6, grade: 2, active: 0 } })
  expect(calls).toHaveLength(2)
})

test('takes the type of a reference from the records that it refers to', async () => {
  const { part, maker } = entities()
  const calls = partsByType()
  answer('/makers/query', { results: [{ id: 5, name: 'Bến' }] })
  await readList(maker, defaultListState(maker), {}, signal)
  const { rows } = await readList(part, { ...defaultListState(part), filters: { maker: '5' } }, {}, signal)
  expect(namesOf(rows)).toEqual(['Ốc'])
  expect(calls).toHaveLength(1)
})

test('repeats the request with numbers where no record was found and the type is unknown', async () => {
  const { part } = entities()
  const calls = partsByType()
  const { result } = drawn(() => useList(part, { ...defaultListState(part), filters: { maker: '6' } }), null)
  await waitFor(() => expect(namesOf(result.current.shown?.rows ?? [])).toEqual(['Vít']))
  expect(calls.map(bodyIn)).toMatchObject([{ where: { maker_id: '6' } }, { where: { maker_id: 6 } }])
})

test('sends ids in a body as they came', async () => {
  const { part } = entities()
  partsByType()
  await readList(part, defaultListState(part), {}, signal)
  const below = answer('/parts/below', { results: [raws[1]] })
  expect(namesOf(await cache.fetchQuery(childrenOptions(part, '1')))).toEqual(['Vít'])
  await readList(part, { ...defaultListState(part), parent: '1' }, {}, signal)
  expect(below.map(bodyIn)).toMatchObject([{ above: 1 }, { above: 1, pages: 1 }])
  answer('/parts/below', (call) => Response.json({ results: isRoots(bodyIn(call)) ? [raws[0]] : [] }))
  expect(namesOf(await cache.fetchQuery(childrenOptions(part, '')))).toEqual(['Ốc'])
  const removed = answer('/parts/delete', { code: 1 })
  await deleteRecord(part, '2')
  expect(bodyIn(removed[0])).toEqual({ id: 2 })
})

test('reads one record of a list by its id as it came', async () => {
  const { part } = entities()
  const calls = partsByType()
  await readList(part, defaultListState(part), {}, signal)
  const { result } = drawn(() => useOne(part, '2'), null)
  await waitFor(() => expect(result.current.data?.name).toBe('Vít'))
  expect(bodyIn(calls.at(-1))).toMatchObject({ where: { id: 2 } })
})

test('reads one record by POST with the id as it came, once more after a failure', async () => {
  const { part } = entities()
  partsByType()
  await readList(part, defaultListState(part), {}, signal)
  let attempts = 0
  const calls = answer('/parts/one', () => {
    attempts += 1
    return attempts === 1 ? Response.json({}, { status: 503 }) : Response.json({ data: raws[1] })
  })
  const one = post('/parts/one', { id: 'body', idName: 'part_id' })
  const resource = { ...part, operations: { ...part.operations, one } }
  expect(await fetchOne(resource, '2', signal)).toMatchObject({ name: 'Vít' })
  expect(calls.map(bodyIn)).toEqual([{ part_id: 2 }, { part_id: 2 }])
})

test('keeps the text of a search where ids are numbers', async () => {
  const { part } = entities()
  const calls = partsByType()
  await readList(part, defaultListState(part), {}, signal)
  await readList(part, { ...defaultListState(part), search: '12' }, {}, signal)
  expect(bodyIn(calls.at(-1))).toMatchObject({ text: '12' })
})

test('keeps text where records have text', async () => {
  const { part } = entities()
  const calls = answer('/parts/query', { results: [{ id: '1', maker_id: '5', grade: '1', active: true }] })
  await readList(part, defaultListState(part), {}, signal)
  await readList(part, { ...defaultListState(part), filters: { maker: '5', active: 'true' } }, {}, signal)
  expect(bodyIn(calls.at(-1))).toMatchObject({ where: { maker_id: '5', active: true } })
  expect(calls).toHaveLength(2)
})

test('sends a cursor that is a number as a number', async () => {
  const { part } = entities()
  const calls = answer('/parts/query', (call) => {
    const at = bodyIn(call)
    return Response.json({
      results: [raws[isRecord(at) && at.cursor === 17 ? 1 : 0]],
      pagination: { next: 17 },
    })
  })
  const resource = {
    ...part,
    name: 'paged',
    envelope: rowsAt('results', 'pagination'),
    pagination: cursorPages(1),
  }
  const { rows } = await readList(resource, { ...defaultListState(resource), page: 2 }, {}, signal)
  expect(namesOf(rows)).toEqual(['Vít'])
  expect(calls.map(bodyIn)).toMatchObject([{ limit: 1 }, { limit: 1, cursor: 17 }])
})
