// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idOf, type Raw, readRecord, readRows } from '#descriptor/envelope.ts'
import { defaultListState, listQuery } from '#descriptor/list-state.ts'
import { type Call, type Operation, requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isTruthy } from '#descriptor/success.ts'
import { readTree } from '#descriptor/tree.ts'
import { article } from '#resources/article.ts'
import { catalog } from '#resources/catalog.ts'
import { category } from '#resources/category.ts'
import { guide } from '#resources/guide.ts'
import { support } from '#resources/support.ts'
import { topic } from '#resources/topic.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

// Every call of the content entities, made as the app makes it and read as the app reads it.

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

async function ask(operation: Operation | undefined, call: Call = {}) {
  if (!operation) throw new Error('no such call')
  const { method, path, query = {}, body } = requestOf(operation, call)
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return back.call(method, params.size > 0 ? `${path}?${params}` : path, body)
}

async function saved(operation: Operation | undefined, call: Call): Promise<Raw> {
  const { status, body } = await ask(operation, call)
  expect(status).toBe(200)
  expect((operation?.succeeds ?? isTruthy).holds({ body, status, headers: new Headers() })).toBe(true)
  const record = readRecord(body)
  if (!record) throw new Error('no record in the answer')
  return record
}

async function rowsOf(resource: Resource, operation: Operation | undefined, call: Call = {}) {
  const { status, body } = await ask(operation, call)
  expect(status).toBe(200)
  const page = readRows(operation?.envelope ?? resource.envelope, body)
  if (!page) throw new Error('no rows in the answer')
  return { rows: page.rows, page: resource.pagination.read(page.pagination) }
}

const named = (rows: readonly Raw[], { label }: Resource) => rows.map((row) => row[label])

describe.each([
  [guide.name, guide, { category: 'service' }],
  [article.name, article, {}],
  [support.name, support, {}],
  [category.name, category, {}],
  [topic.name, topic, {}],
  [catalog.name, catalog, {}],
] as const)('%s', (_, resource: Resource, least: Raw) => {
  const { operations, label, pagination } = resource
  const make = (name: string, more: Raw = {}) =>
    saved(operations.create, { body: { ...least, [label]: name, ...more } })

  it('is created, read, changed and deleted', async () => {
    const made = await make('Một bài', { la: 'giữ' })
    const id = idOf(made)
    const changed = await saved(operations.update, { id, body: { ...made, [label]: 'Bài khác' } })
    expect(changed).toMatchObject({ ...made, [label]: 'Bài khác', updated_at: expect.anything() })
    const read = operations.one
      ? readRecord((await ask(operations.one, { id })).body)
      : (await rowsOf(resource, operations.list, { query: { id } })).rows[0]
    expect(read).toEqual(changed)
    expect((await ask(operations.remove, { id })).status).toBe(200)
    expect((await rowsOf(resource, operations.list, { query: { id } })).rows).toEqual([])
    expect((await ask(operations.remove, { id })).status).toBe(404)
  })

  it('is listed in its envelope, searched and ordered', async () => {
    for (const name of ['Ấm trà', 'Bánh gạo', 'Cần câu']) await make(`${name} của ${resource.name}`)
    const state = { ...defaultListState(resource), page: 2, size: 2, search: `cua ${resource.name}` }
    const { rows, page } = await rowsOf(resource, operations.list, {
      query: listQuery(resource, { ...state, order: { key: label, desc: false } }),
    })
    expect(named(rows, resource)).toEqual([`Cần câu của ${resource.name}`])
    expect(page).toEqual({ page: 2, size: 2, total: 3 })
    const usual = await rowsOf(resource, operations.list)
    expect(usual.page).toMatchObject({ page: 1, size: pagination.perPage })
    for (const row of usual.rows)
      expect(row, 'long texts come with their record only').not.toHaveProperty('content')
  })

  if (resource.fields['parent'])
    it('rejects itself and a missing record as its parent', async () => {
      const above = await make('Trên')
      const below = await make('Dưới', { parent: idOf(above) })
      for (const parent of [idOf(above), idOf(below), 'nobody']) {
        const { status, body } = await ask(operations.update, { id: idOf(above), body: { ...above, parent } })
        expect([status, Object.keys(body.errors)]).toEqual([422, ['parent']])
      }
      expect((await ask(operations.remove, { id: idOf(above) })).status, 'not torn').toBe(409)
    })

  if (operations.byParent)
    it('returns the children of a record, all or by page, ordered by position', async () => {
      const above = idOf(await make('Gốc'))
      for (const at of [3, 1, 2]) await make(`Con ${at}`, { parent: above, position: at })
      const all = await rowsOf(resource, operations.byParent, { id: above })
      expect(named(all.rows, resource)).toEqual(['Con 1', 'Con 2', 'Con 3'])
      for (const row of all.rows) expect(row).not.toHaveProperty('content')
      const state = { ...defaultListState(resource), parent: above }
      const paged = await rowsOf(resource, operations.byParent, {
        id: above,
        query: listQuery(resource, { ...state, page: 2, size: 2 }),
      })
      expect([named(paged.rows, resource), paged.page]).toEqual([['Con 3'], { page: 2, size: 2, total: 3 }])
      const found = await rowsOf(resource, operations.byParent, {
        id: above,
        query: listQuery(resource, { ...state, search: 'con 2', order: { key: label, desc: true } }),
      })
      expect(named(found.rows, resource)).toEqual(['Con 2'])
      expect((await rowsOf(resource, operations.byParent, { id: idOf(all.rows[0] ?? {}) })).rows).toEqual([])
    })

  if (operations.tree)
    it('returns the whole tree without rich texts', async () => {
      const ids: string[] = []
      for (const level of [1, 2, 3, 4, 5])
        ids.push(idOf(await make(`Cấp ${level}`, { parent: ids.at(-1) ?? null, position: level })))
      const { body } = await ask(operations.tree)
      let nodes = readTree(resource, body) ?? []
      for (const id of ids) {
        const node = nodes.find(({ raw }) => idOf(raw) === id)
        expect(node?.raw).not.toHaveProperty('content')
        nodes = node?.children ?? []
      }
      expect(nodes).toEqual([])
    })

  if (operations.roots)
    it('returns the roots', async () => {
      const { rows } = await rowsOf(resource, operations.roots)
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.filter(({ parent }) => parent !== null)).toEqual([])
    })

  if (operations.options)
    it('offers names to a picker, in their order, found without marks', async () => {
      await make('Ốc biển để chọn')
      const { rows } = await rowsOf(resource, operations.options)
      const names = named(rows, resource).map(String)
      expect(rows.length).toBe((await rowsOf(resource, operations.list)).page.total)
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'vi', { sensitivity: 'base' })))
      const found = await rowsOf(resource, operations.options, { query: { keyword: 'OC BIEN' } })
      expect(named(found.rows, resource)).toEqual(['Ốc biển để chọn'])
    })

  if (operations.views?.['popular'])
    it('lists the popular ones', async () => {
      await make('Được đọc nhiều', { popular: true })
      const { rows } = await rowsOf(resource, operations.views?.['popular']?.operation)
      expect(named(rows, resource)).toEqual(['Được đọc nhiều'])
    })
})

describe('the views of guides', () => {
  it.each([
    ['hot', { hot: true, category: 'policy' }],
    ['high', { high: true, category: 'policy' }],
    ['service', { category: 'service' }],
    ['policy', { category: 'policy' }],
  ])('%s returns its own records', async (view, holds) => {
    await saved(guide.operations.create, { body: { title: `Hướng dẫn ${view}`, ...holds } })
    const operation = (guide as Resource).operations.views?.[view]?.operation
    const { rows } = await rowsOf(guide, operation)
    expect(named(rows, guide)).toContain(`Hướng dẫn ${view}`)
    const [[name, value] = []] = Object.entries(holds)
    expect(new Set(rows.map((row) => row[name ?? '']))).toEqual(new Set([value]))
  })

  it('and its address is looked up', async () => {
    await saved(guide.operations.create, {
      body: { title: 'Có địa chỉ', url: 'có/địa?chỉ', category: 'policy' },
    })
    const { slug } = guide.operations.lookups
    const found = readRecord((await ask(slug, { params: { slug: 'có/địa?chỉ' } })).body)
    expect(found?.['title']).toBe('Có địa chỉ')
    expect((await ask(slug, { params: { slug: 'chưa-ai' } })).body.data).toBeNull()
  })
})
