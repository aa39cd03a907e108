// @vitest-environment node
import { expect, test } from 'vitest'
import { crud, defineResource, email, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { plainContext } from '#hooks/tables/cell-context.ts'
import { matchTable } from '#hooks/tables/match-table.ts'
import { fare } from '#hooks/testing/fare.test-data.ts'
import { type ImportKey, importKeys, importKeyText } from './import-keys.ts'
import { planFor } from './plan-for.test-data.ts'

const goods: Resource = defineResource({
  ...samplePlan,
  name: 'goods',
  operations: crud('/api/goods'),
  fields: {
    name: text('Tên', { required: true }),
    email: email('Email', { unique: true }),
    code: text('Mã hàng', { code: true }),
    shelf: text('Kệ'),
  },
})
const stock = {
  context: plainContext(goods),
  existing: [
    { id: 'a', name: 'Áo', code: 'A-1', email: 'ao@ben.vn' },
    { id: 'b', name: 'Quần', code: '', email: '' },
    { id: 'c', name: 'Mũ', code: 'C-3', email: '' },
  ].map((raw) => rowOf<Resource>(goods, { shelf: 'K1', ...raw })),
}
const outcomes = (plan: Awaited<ReturnType<typeof planFor>>['plan']) =>
  plan.rows.map(({ status, before, changes }) => [
    status,
    before?.id,
    ...changes.flatMap(({ name }) => (before ? [name] : [])),
  ])

test('prefers the keys that tell records apart: unique fields, then codes, then the label', () => {
  const keysOf = (...given: string[]) =>
    importKeys(goods, matchTable(stock.context, { heads: given, rows: [] }, {})).map(importKeyText)
  expect(keysOf('Kệ', 'Tên', 'Mã hàng', 'Email')).toEqual(['email', 'code', 'name', 'shelf', '#none'])
  expect(keysOf('Kệ', 'Tên')).toEqual(['name', 'shelf', '#none'])
})

test('finds a record by its code though its name has changed, and by its name where one of them has no code', async () => {
  const { plan } = await planFor(stock, {
    heads: ['Tên', 'Mã hàng', 'Kệ'],
    rows: [
      ['Áo khoác', 'a-1', 'K1'],
      ['quần', 'B-2', 'K1'],
      ['Mũ', '', 'K2'],
      ['Mũ', 'C-4', 'K2'],
      ['Tất', '', 'K2'],
      ['', '', 'K2'],
    ],
  })
  expect(outcomes(plan)).toEqual([
    ['changed', 'a', 'name'],
    ['changed', 'b', 'code'],
    ['changed', 'c', 'shelf'],
    ['new', undefined],
    ['new', undefined],
    ['refused', undefined],
  ])
})

test.each<[string, ImportKey, readonly string[]]>([
  ['by names', { kind: 'fields', names: ['name'] }, ['', 'Áo khoác', 'A-1']],
  ['by ids', { kind: 'id' }, ['', 'Áo khoác', 'A-1']],
])('refuses a new row with the code of a record while records are found %s', async (_, key, given) => {
  const { plan } = await planFor(stock, { heads: ['id', 'Tên', 'Mã hàng'], rows: [given] }, key)
  expect(plan.rows[0]).toMatchObject({
    status: 'refused',
    problems: { code: { with: { column: 'Mã hàng', name: 'Áo' } } },
  })
})

test.each<[string, ImportKey, readonly string[]]>([
  ['its name', { kind: 'fields', names: ['name'] }, ['', 'Mũ', 'a-1']],
  ['its id', { kind: 'id' }, ['c', 'Mũ', 'A-1']],
])('refuses the code of another record for a record that is found by %s', async (_, key, given) => {
  const { plan } = await planFor(stock, { heads: ['id', 'Tên', 'Mã hàng'], rows: [given] }, key)
  expect(plan.rows[0]).toMatchObject({
    status: 'refused',
    before: { id: 'c' },
    problems: { code: { with: { column: 'Mã hàng', name: 'Áo' } } },
  })
})

test('does not refuse a code that a found record keeps, though another record has it too', async () => {
  const others = [
    { id: 'd', name: 'Tất', code: 'a-1', email: '' },
    { id: 'e', name: 'Khăn', code: "'=1", email: '' },
    { id: 'f', name: 'Găng', code: '=1', email: '' },
  ].map((raw) => rowOf<Resource>(goods, { shelf: 'K1', ...raw }))
  const table = {
    heads: ['Tên', 'Mã hàng', 'Kệ'],
    rows: [
      ['Áo', 'A-1', 'K2'],
      ['Tất', 'A-1', 'K1'],
      ['Mũ', 'C-4', 'K1'],
      // Readers of tables take the apostrophe of its code for a guard.
      ['Khăn', '=1', 'K2'],
    ],
  }
  const existing = [...stock.existing, ...others]
  const { plan } = await planFor({ ...stock, existing }, table, { kind: 'fields', names: ['name'] })
  expect(outcomes(plan)).toEqual([
    ['changed', 'a', 'shelf'],
    ['changed', 'd', 'code'],
    ['changed', 'c', 'code'],
    ['changed', 'e', 'shelf'],
  ])
})

test('refuses a new row with the unique value of a record, and creates it where nothing is compared', async () => {
  const table = { heads: ['Tên', 'Mã hàng', 'Email'], rows: [['Tất', 'D-4', 'ao@ben.vn']] }
  const { plan } = await planFor(stock, table, { kind: 'fields', names: ['code'] })
  expect(Object.keys(plan.rows[0]?.problems ?? {})).toEqual(['email'])
  expect((await planFor(stock, table, { kind: 'none' })).plan.counts.new).toBe(1)
})

test('finds records by their names where the list omits the code', async () => {
  const existing = [{ id: 'a', name: 'Áo' }].map((raw) => rowOf<Resource>(goods, raw))
  const table = { heads: ['Tên', 'Mã hàng', 'Kệ'], rows: [['Áo', 'A-1', 'K2']] }
  const { plan } = await planFor({ ...stock, existing }, table)
  expect(plan.rows[0]?.before?.id).toBe('a')
})

const bands = [
  { _id: 'p1', name: 'Bay', service: 'Nhanh', from_weight: 0, price: 100 },
  { _id: 'p2', name: 'Bay', service: 'Chậm', from_weight: 0, price: 80 },
  { _id: 'p3', name: 'Biển', service: 'Nhanh', from_weight: 20, price: 60 },
].map((raw) => rowOf<Resource>(fare, { currency: 'VND', active: true, ...raw }))
const prices = { context: plainContext(fare), existing: bands }

test('finds records by the key of the descriptor, also where the table lacks one of its columns', async () => {
  const { plan } = await planFor(prices, {
    heads: ['Tên bảng giá', 'Từ cân nặng', 'Giá'],
    rows: [
      ['biển', '20', '65'],
      ['Biển', '30', '55'],
      ['Bay', '0', '110'],
      ['Biển', '20', '70'],
    ],
  })
  expect(plan.rows.map(({ status, before }) => [status, before?.id])).toEqual([
    ['changed', 'p3'],
    ['new', undefined],
    ['refused', undefined],
    ['refused', 'p3'],
  ])
  expect(plan.rows[0]?.changes).toEqual([{ name: 'price', from: 60, to: 65 }])
})
