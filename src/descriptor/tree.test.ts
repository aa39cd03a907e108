// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareArray, rowsAt, rowsWith } from '#descriptor/dialects/rows-at.ts'
import { idOf, type Raw } from './envelope.ts'
import { parent, text } from './make-field.ts'
import { get } from './operation.ts'
import { isRecord } from './read.ts'
import { defineResource } from './resource.ts'
import { samplePlan } from './sample-plan.test-data.ts'
import { type RawNode, readNodes, readTree } from './tree.ts'

const category = defineResource({
  name: 'category',
  path: '/categories',
  title: 'Danh mục',
  noun: 'danh mục',
  group: 'content',
  icon: 'IconSitemap',
  operations: {},
  fields: { name: text('Tên'), parent_id: parent('Cha') },
})

const read = (body: unknown) => readTree(category, body) ?? []

/** Writes a tree as `a(b c(d))`. */
const drawn = (nodes: readonly RawNode[]): string =>
  nodes
    .map(({ raw, children }) => (idOf(raw) || '?') + (children.length > 0 ? `(${drawn(children)})` : ''))
    .join(' ')

function allIds(nodes: readonly RawNode[]): string[] {
  const ids: string[] = []
  const open = [...nodes]
  for (let node = open.pop(); node; node = open.pop()) {
    ids.push(idOf(node.raw))
    open.push(...node.children)
  }
  return ids
}

test('flat by an alias of the parent', () => {
  const named = defineResource({
    ...samplePlan,
    operations: {},
    fields: { name: text('Tên'), boss: parent('Cha', { alias: ['boss_id'] }) },
  })
  const data = [{ id: 'a' }, { id: 'b', boss_id: 'a' }, { id: 'c', boss: 'b' }]
  expect(drawn(readTree(named, data) ?? [])).toBe('a(b(c))')
})

test('nested by children', () => {
  const data = [{ id: 'a', children: [{ id: 'b' }, { id: 'c', children: [{ id: 'd' }] }] }, { id: 'e' }]
  for (const body of [data, { data }, { results: data }, { data: { results: data } }]) {
    expect(drawn(read(body))).toBe('a(b c(d)) e')
  }
  expect(read(data)[0]?.raw, 'children are the node’s, not the record’s').toEqual({ id: 'a' })
})

test('reads a flat tree by the parent id, under its name or an alias, also populated', () => {
  const flat = [
    { _id: 'd', parent: { _id: 'c' } },
    { id: 'a' },
    { id: 'b', parent_id: 'a' },
    { id: 'c', parent: 'a' },
  ]
  expect(drawn(read(flat))).toBe('a(b c(d))')
  expect(drawn(read([{ id: 1 }, { id: 2, parent_id: 1 }]))).toBe('1(2)')
})

test('children that are only ids leave the tree flat by parents', () => {
  expect(
    drawn(
      read([
        { id: 'a', children: ['b'] },
        { id: 'b', parent_id: 'a', children: [] },
      ]),
    ),
  ).toBe('a(b)')
})

test('adds an orphan to the roots', () => {
  expect(drawn(read([{ id: 'a' }, { id: 'b', parent_id: 'gone' }]))).toBe('a b')
})

test('returns each record of a cycle once', () => {
  expect(drawn(read([{ id: 'a', parent_id: 'a' }]))).toBe('a')
  const cycle = [
    { id: 'a', parent_id: 'c' },
    { id: 'b', parent_id: 'a' },
    { id: 'c', parent_id: 'b' },
    { id: 'x', parent_id: 'b' },
    { id: 'root' },
  ]
  expect(drawn(read(cycle))).toBe('a(b(c x)) root')
})

test('keeps a malformed record among the children apart from the others', () => {
  const others = [{ id: 'a' }, { id: 'b', parent_id: 'a' }, { id: 'c' }]
  const drawnWith = (children: unknown) => drawn(read([{ id: 'x', children }, ...others]))
  for (const children of [[null, 1, 'a', []], {}, 'a']) {
    expect(drawnWith(children), JSON.stringify(children)).toBe('x a(b) c')
  }
  expect(drawnWith([{}])).toBe('x(?) a(b) c')
  expect(drawnWith([{ name: 'no id' }])).toBe('x(?) a(b) c')
  expect(drawnWith([{ children: [{ id: 'y' }] }])).toBe('x(?) a(b) c y')
  expect(drawnWith([{ id: 'a' }, { id: 'x' }, { id: 'y' }]), 'no record is taken from its place').toBe(
    'x(y) a(b) c',
  )
  const nested = { id: 'a', children: [{}, { id: 'b', children: [{ id: 'a' }, { id: 'c' }] }] }
  expect(drawn(read([nested, { id: 'd', parent_id: 'c', children: [{ id: 'e' }] }]))).toBe('a(? b(c(d(e))))')
})

test('a record without an id is a node without children, and an id names one node', () => {
  expect(drawn(read([{ name: 'x' }, { id: 'a' }, { name: 'y' }, { id: 'b', parent_id: 'a' }]))).toBe(
    '? a(b) ?',
  )
  expect(drawn(read([{ id: 'a' }, { id: 'a' }, { id: 'b', parent_id: 'a' }]))).toBe('a(b)')
})

test('whatever hangs on whatever, each record is reached exactly once', () => {
  const id = fc.integer({ min: 0, max: 12 })
  const { record } = fc.letrec((tie) => ({
    record: fc.record(
      {
        id,
        parent_id: id,
        children: fc.array(fc.oneof(tie('record'), fc.jsonValue({ maxDepth: 1 })), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
  }))
  const idsIn = (raw: unknown): readonly string[] =>
    isRecord(raw) ? [idOf(raw), ...(Array.isArray(raw.children) ? raw.children.flatMap(idsIn) : [])] : []
  fc.assert(
    fc.property(fc.array(record), (raws) => {
      const reached = allIds(read(raws)).filter((one) => one !== '')
      expect(reached).toHaveLength(new Set(reached).size)
      const listed = raws.map((raw) => idOf(raw as Raw)).filter((one) => one !== '')
      expect(reached).toEqual(expect.arrayContaining(listed))
      expect(raws.flatMap(idsIn)).toEqual(expect.arrayContaining(reached))
    }),
  )
})

test('ten thousand nodes, wide or in one chain, flat or nested', () => {
  const wide = Array.from({ length: 10_000 }, (_, n) => ({ id: n + 1, parent_id: Math.floor((n + 1) / 5) }))
  expect(allIds(read(wide))).toHaveLength(10_000)
  const chain = Array.from({ length: 10_000 }, (_, n) => ({ id: n + 1, parent_id: n }))
  expect(allIds(read(chain.toReversed()))).toHaveLength(10_000)
  let nested: Raw = { id: 10_000 }
  for (let n = 9999; n > 0; n--) nested = { id: n, children: [nested] }
  expect(allIds(read([nested]))).toHaveLength(10_000)
})

test('an answer that is no list is no tree', () => {
  for (const body of [null, 'x', {}, { data: {} }]) expect(readTree(category, body)).toBeNull()
  expect(read([null, 1, { id: 'a', children: [null, 'x'] }])).toHaveLength(1)
})

test('reads nodes in the shape of their call', () => {
  const nodes = [{ id: 'a' }]
  const operation = get('/api/category/tree', { envelope: rowsAt('result.nodes') })
  expect(readNodes(category, { result: { nodes } }, operation)).toEqual(nodes)
  expect(readTree(category, { result: { nodes } }, operation)).toMatchObject([{ raw: { id: 'a' } }])
  expect(
    readNodes(category, [{ id: 'a', attributes: { name: 'A' } }], {
      envelope: rowsWith('attributes', bareArray),
    }),
  ).toEqual([{ id: 'a', name: 'A' }])
})
