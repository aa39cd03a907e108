// @vitest-environment node

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFilterable } from '#descriptor/filters/filterable.ts'
import {
  defaultListState,
  type ListState,
  listQuery,
  readListState,
  unsorted,
  writeListState,
} from './list-state.ts'
import { choice, number, reference, text, toggle } from './make-field.ts'
import { get } from './operation.ts'
import { pagesSize, sizePage } from './pagination.ts'
import { defineResource } from './resource.ts'

const product = defineResource({
  name: 'product',
  path: '/products',
  title: 'Sản phẩm',
  noun: 'sản phẩm',
  group: 'catalogue',
  icon: 'IconPackage',
  pagination: pagesSize(20),
  operations: {
    list: get('/api/product/search'),
    views: { hot: { label: 'Nổi bật', operation: get('/api/product/search', { query: { hot: true } }) } },
    byParent: get('/api/product/parent/{id}'),
  },
  fields: {
    name: text('Tên'),
    size: number('Cỡ'),
    site: choice('Trang', { a: 'A', b: 'B' }),
    active: toggle('Đang dùng'),
    brand: reference('Hiệu', () => ({ name: 'brand', label: 'name' })),
    page: choice('Nơi', { home: 'Trang chủ' }),
  },
  list: {
    columns: ['name'],
    sort: ['name', 'updated_at'],
    search: true,
    filters: ['site', 'active', 'brand'],
  },
})

const read = (from: Readonly<Record<string, unknown>>) => readListState(product, from)
const first = defaultListState(product)

const shows = fc.oneof(
  fc.constantFrom({ view: '', parent: '' }, { view: 'hot', parent: '' }),
  fc.string({ minLength: 1 }).map((parent) => ({ view: '', parent })),
)

const states: fc.Arbitrary<ListState> = fc
  .record({
    page: fc.integer({ min: 1, max: 1e9 }),
    size: fc.integer({ min: 1, max: 10_000 }),
    search: fc.string(),
    order: fc.option(fc.record({ key: fc.constantFrom('name', 'updated_at'), desc: fc.boolean() })),
    filters: fc
      .record(
        { site: fc.string(), active: fc.constantFrom('true', 'false'), brand: fc.string() },
        { requiredKeys: [] },
      )
      .map((filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))),
    shows,
  })
  .map(({ shows: shown, ...state }) => ({ ...state, ...shown }))

test('reads every state back from its parameters', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(read(writeListState(product, state))).toEqual(state)
    }),
  )
})

test('opens in the order of the descriptor, which needs no parameter', () => {
  const sorted = { ...product, list: { ...product.list, order: '-updated_at' } }
  const opened = readListState(sorted, {})
  expect(opened.order).toEqual({ key: 'updated_at', desc: true })
  expect(listQuery(sorted, opened)).toMatchObject({ sort: '-updated_at' })
  expect(writeListState(sorted, opened)).toEqual({})
  for (const sort of ['name', 'updated_at']) {
    expect(writeListState(sorted, readListState(sorted, { sort }))).toEqual({ sort })
  }
  expect(unsorted(sorted, opened), 'the head of a descending column').toEqual({
    key: 'updated_at',
    desc: false,
  })
  expect(unsorted(sorted, { ...opened, order: { key: 'name', desc: true } })).toEqual(opened.order)
  expect(unsorted(product, { ...first, order: { key: 'name', desc: true } })).toBeNull()
  expect(readListState(sorted, { view: 'hot' }).order, 'a view has the order of its call').toBeNull()
  const inView = { view: 'hot', sort: '-updated_at' }
  expect(writeListState(sorted, readListState(sorted, inView))).toEqual(inView)
})

test('the first state needs no parameters', () => {
  expect(first).toEqual({ page: 1, size: 20, search: '', order: null, filters: {}, view: '', parent: '' })
  expect(writeListState(product, first)).toEqual({})
  expect(read({})).toEqual(first)
})

test('reads parameters of any type as a valid state', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('page', 'size', 'sort', 'view', 'search', 'site'), fc.anything()),
      (from) => {
        const { page, size } = read(from)
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
        expect(Number.isSafeInteger(size) && size >= 1 && size <= 10_000).toBe(true)
      },
    ),
  )
})

test('replaces unknown and out-of-range values by defaults', () => {
  for (const page of [0, -1, 'x', Number.NaN, Infinity, 1e300, null, { valueOf: 1, toString: 1 }])
    expect(read({ page }).page).toBe(1)
  for (const size of [0, -1, 1.5, 10_001, 'x']) expect(read({ size }).size).toBe(20)
  for (const sort of ['size', '-created_at', '--name', '', 5, null]) expect(read({ sort }).order).toBeNull()
  for (const view of ['cold', 'toString', '__proto__', 1]) expect(read({ view }).view).toBe('')
  expect(read({ view: 'hot', parent: '7' }), 'a view has no parent').toMatchObject({
    view: 'hot',
    parent: '',
  })
  const childless = { ...product, operations: { list: product.operations.list } }
  expect(readListState(childless, { parent: '7' }).parent).toBe('')
  expect(read({ colour: 'red', name: 'x', site: '' }).filters).toEqual({})
})

test('keeps the text of parameters that the router parsed as numbers or booleans', () => {
  expect(read({ search: 2026, active: true, page: '3' })).toMatchObject({
    search: '2026',
    filters: { active: 'true' },
    page: 3,
  })
})

describe('the query of a list call', () => {
  const state: ListState = {
    page: 2,
    size: 50,
    search: '  áo  ',
    order: { key: 'name', desc: true },
    filters: { site: 'a' },
    view: '',
    parent: '',
  }

  test('writes page, keyword, sort and filters in the dialect of the list', () => {
    expect(listQuery(product, state)).toEqual({ pages: 2, size: 50, keyword: 'áo', sort: '-name', site: 'a' })
    const other = { ...product, pagination: sizePage(50) }
    expect(listQuery(other, { ...first, page: 2 })).toEqual({ size: 2, page: 20 })
    expect(listQuery(product, { ...first, order: { key: 'name', desc: false } })).toMatchObject({
      sort: 'name',
    })
  })
})

test('choices, switches and references can be filtered, unless their name already means something else', () => {
  expect(['site', 'active', 'brand'].map((name) => isFilterable(product, name))).toEqual([true, true, true])
  expect(['name', 'size', 'page', 'nothing'].map((name) => isFilterable(product, name))).toEqual([
    false,
    false,
    false,
    false,
  ])
})
