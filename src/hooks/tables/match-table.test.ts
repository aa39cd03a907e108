import { expect, test } from 'vitest'
import {
  choice,
  color,
  date,
  defineResource,
  email,
  get,
  number,
  readOnly,
  reference,
  richText,
  text,
} from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { type CellContext, plainContext } from './cell-context.ts'
import { columnKey, matchTable, normalizedHead } from './match-table.ts'
import { recordNames } from './record-names.ts'
import { columnsOf, headOf } from './table-columns.ts'

const coat = defineResource({
  ...samplePlan,
  name: 'coat',
  operations: { list: get('/api/coat') },
  fields: {
    name: text('Tên áo', { alias: ['title'] }),
    weight: number('Cân nặng', { unit: 'g' }),
    kind: choice('Loại', { long: 'Dài', short: 'Ngắn' }),
    lining: reference('Loại', () => ({ name: 'lining', label: 'name' })),
    shade: color('Màu'),
    mail: email('Thư'),
    day: date('Ngày'),
    story: richText('Nội dung'),
    author: readOnly('Người lưu'),
  },
})
const english: Readonly<Record<string, string>> = { 'Tên áo': 'Coat name', Ngày: '日付' }
const context: CellContext = {
  ...plainContext(coat),
  textsOf: (label) => [label, english[label] ?? label],
  namesOf: () => recordNames([{ id: '1', label: 'Lụa', parent: '', more: '' }]),
}
const match = (heads: readonly string[], rows: readonly (readonly string[])[] = [], memory = {}) =>
  matchTable(context, { heads, rows }, memory).map(({ column, by }) => [columnKey(column), by])

test('recognises every head of an export, with and without ids', () => {
  const names = Object.keys(coat.fields).filter((name) => name !== 'story')
  const columns = columnsOf(coat, names, true)
  const heads = columns.map((column) => headOf(coat, column, context.t))
  // Fields that files cannot change, and ids beside their names, are left out.
  const left = new Set(['author', 'created_at', 'updated_at', 'lining#ids'])
  expect(match(heads).map(([key]) => key)).toEqual(
    columns.map((column) => (left.has(columnKey(column)) ? '' : columnKey(column))),
  )
  expect(matchTable(context, { heads: ['Người lưu', 'Nội dung'], rows: [] }, {})).toMatchObject([
    { column: null, fixed: 'author' },
    { column: null, fixed: 'story' },
  ])
})

test('reads heads in any language, by field name and alias, regardless of case, marks and units', () => {
  expect(match(['COAT NAME *', 'can_nang (kg)', '日付', 'Mail', 'loại', 'Giá'])).toEqual([
    ['name', 'name'],
    ['weight', 'name'],
    ['day', 'name'],
    ['mail', 'name'],
    ['kind', 'name'],
    ['', null],
  ])
  expect(match(['Title', 'Tên áo'])).toEqual([
    ['name', 'name'],
    ['', null],
  ])
})

test('takes the ids of a relation where the file has no names of it', () => {
  expect(match(['_id', 'Loại (id)'])).toEqual([
    ['#id', 'name'],
    ['lining#ids', 'name'],
  ])
})

test('recognises columns by their cells, if only one field can hold all of them', () => {
  const rows = [
    ['Dài', '#ff0000', '12/9/25', '5', 'Lụa'],
    ['ngắn', '#00ff00', '', 'x', ''],
  ]
  expect(match(['a', 'b', 'c', 'd', 'e'], rows)).toEqual([
    ['kind', 'content'],
    ['shade', 'content'],
    ['day', 'content'],
    ['', null],
    ['lining', 'content'],
  ])
})

test('follows the earlier choice of the user for a head, also to leave it out', () => {
  const memory = { [normalizedHead('Mô tả ngắn')]: 'name', [normalizedHead('Ngày')]: '' }
  expect(match(['Mô tả NGẮN', 'Ngày', 'Tên áo'], [], memory)).toEqual([
    ['name', 'memory'],
    ['', 'memory'],
    ['', null],
  ])
})

test('takes no column of numbers for one of days', () => {
  const rows = [['1.5'], ['2.3']]
  const origins = [1.5, 2.3].map((stored, at) => ({ line: at + 2, numbers: { 0: stored } }))
  expect(matchTable(context, { heads: ['?'], rows, origins }, {})).toMatchObject([{ column: null }])
  expect(matchTable(context, { heads: ['?'], rows }, {})).toMatchObject([{ column: null }])
  const days = [['1/5'], ['2.3.25']]
  expect(matchTable(context, { heads: ['?'], rows: days }, {})).toMatchObject([{ column: { name: 'day' } }])
})

test.each(['constructor', '__proto__'])('recognises the content of a column with the head %s', (head) => {
  const table = { heads: [head], rows: [['lan@ben.vn']] }
  expect(matchTable(context, table, {})).toMatchObject([{ column: { name: 'mail' }, by: 'content' }])
})
