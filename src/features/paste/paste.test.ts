// @vitest-environment node
import { expect, test } from 'vitest'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { plainContext } from '#hooks/tables/cell-context.ts'
import { matchColumns, pasteFields } from '#hooks/tables/match-columns.ts'
import { readCell } from '#hooks/tables/read-cell.ts'
import { pasteTable } from '#hooks/tables/read-csv.ts'
import { fare } from '#hooks/testing/fare.test-data.ts'
import { givenRow } from './given-row.ts'

const read = (name: string, words: string) => readCell(fieldOf(fare, name), words, plainContext(fare))
const same = (name: string) => name

test('a table of a spreadsheet, and one of a CSV file', () => {
  expect(pasteTable('\uFEFFTên\tGiá\r\n"Bay\nnhanh"\t1.000 \r\n\t\r\n')).toEqual([
    ['Tên', 'Giá'],
    ['Bay\nnhanh', '1.000'],
  ])
  expect(pasteTable('Tên;Giá\n"Bay; nhanh";"1.000"')).toEqual([
    ['Tên', 'Giá'],
    ['Bay; nhanh', '1.000'],
  ])
  expect(pasteTable(' \n\t\n')).toEqual([])
})

test.each([
  ['1.250.000', 1_250_000],
  ['1,250,000 ₫', 1_250_000],
  ['1.250.000,00 VNĐ', 1_250_000],
  ['１２５０００', 125_000],
  ['￥1,450', 1450],
  ['185.000', 185_000],
  ['', null],
  ['liên hệ', 'liên hệ'],
])('the price %s', (words, value) => {
  expect(read('price', words)).toBe(value)
})

test.each([
  ['0,5', 0.5],
  ['1.5 kg', 1.5],
  ['２．５', 2.5],
  ['năm', 'năm'],
])('the weight %s', (words, value) => {
  expect(read('from_weight', words)).toBe(value)
})

test('reads options by value or label and toggles by usual words; an empty cell has no value', () => {
  expect(['vnd', 'JPY', 'USD', ''].map((words) => read('currency', words))).toEqual([
    'VND',
    'JPY',
    'USD',
    undefined,
  ])
  expect(['có', 'Không', 'x', '0', 'thôi', ''].map((words) => read('active', words))).toEqual([
    true,
    false,
    true,
    false,
    'thôi',
    undefined,
  ])
})

test('columns by their headers in any language and order, else by their order', () => {
  const header = ['GIÁ', 'Ghi gì đó', 'from_weight', 'ten bang gia', 'Service']
  const named = matchColumns(fare, [header, ['1', 'x', '2', 'A', 'B']], same)
  expect(named).toEqual({
    rows: [{ price: '1', from_weight: '2', name: 'A', service: 'B' }],
    unknown: ['Ghi gì đó'],
  })
  expect(matchColumns(fare, [['A', 'B', '2']], same).rows).toEqual([
    { name: 'A', service: 'B', from_weight: '2' },
  ])
  expect(matchColumns(fare, [header], (name) => (name === 'name' ? 'ten bang gia' : name)).rows).toEqual([])
  expect(pasteFields(fare)).not.toContain('created_at')
})

test('spaces and Unicode forms of pasted cells are no change, those of a typed cell are', async () => {
  const stored = rowOf<Resource>(fare, { id: '1', name: 'Bay nhanh', service: 'Tiết  kiệm' })
  const cells = { name: 'Bay\u00a0nhanh', service: ' Tiết kiệm '.normalize('NFD') }
  const plan = async (typed?: readonly string[]) => {
    const row = { key: 0, cells, ...(typed && { typed }) }
    const { rows } = await planChanges(fare, [givenRow(plainContext(fare), row, 1)], [stored], ['name'])
    return rows[0]?.changes.map(({ name, to }) => [name, to])
  }
  expect(await plan()).toEqual([])
  expect(await plan(['service'])).toEqual([['service', 'Tiết kiệm']])
})

test('an error of a spreadsheet is refused by its name', () => {
  const { values, problems } = givenRow(
    plainContext(fare),
    { key: 0, cells: { name: '#N/A', price: '####### ' } },
    1,
  )
  expect(values).toEqual({})
  expect(problems).toMatchObject({ name: { with: { error: '#N/A' } }, price: { with: { signs: '#######' } } })
})

test('the sign of an unknown value leaves its field as it is', () => {
  const { values } = givenRow(
    plainContext(fare),
    { key: 0, cells: { name: '(không rõ)', service: 'Nhanh' } },
    1,
  )
  expect(values).toEqual({ service: 'Nhanh' })
})

const bands = [
  { _id: 'p1', name: 'Bay', service: 'Nhanh', from_weight: 0, price: 100 },
  { _id: 'p2', name: 'Bay', service: 'Chậm', from_weight: 0, price: 80 },
  { _id: 'p3', name: 'Biển', service: 'Nhanh', from_weight: 20, price: 60 },
].map((raw) => rowOf<Resource>(fare, { currency: 'VND', active: true, ...raw }))

/** The plan of a table that is pasted over the prices above. */
async function planOf(table: readonly (readonly string[])[]) {
  const { rows } = matchColumns(fare, table, same)
  const given = rows.map((cells, key) => givenRow(plainContext(fare), { key, cells }, key + 1))
  const plan = await planChanges(fare, given, bands, fare.list.paste?.key ?? [])
  return plan.rows
}

test('a key column that the table lacks takes no part in the match', async () => {
  const rows = await planOf([
    ['Tên bảng giá', 'Từ cân nặng', 'Giá'],
    ['biển', '20', '65'],
    ['Biển', '30', '55'],
    ['Bay', '0', '110'],
    ['Biển', '20', '70'],
    ['Bay', '0', '120'],
  ])
  expect(rows.map(({ status, before }) => [status, before?.id])).toEqual([
    ['changed', 'p3'],
    ['new', undefined],
    ['refused', undefined],
    ['refused', 'p3'],
    ['refused', undefined],
  ])
  expect(rows[0]?.changes).toEqual([{ name: 'price', from: 60, to: 65 }])
  expect(rows[2]?.problems).toEqual({
    service: {
      text: 'Có {count} {noun} khớp dòng này. Bạn thêm cột “{columns}” để phân biệt nhé.',
      with: { count: 2, noun: fare.noun, columns: 'Dịch vụ' },
    },
  })
  expect(rows[4]?.problems).toEqual(rows[2]?.problems)
  expect(rows[3]?.problems).toEqual({ name: { text: 'Trùng với dòng {line}.', with: { line: 1 } } })
})

test('names only the missing columns that tell the records apart', async () => {
  const [row] = await planOf([
    ['Tên bảng giá', 'Giá'],
    ['Bay', '110'],
  ])
  expect(Object.keys(row?.problems ?? {})).toEqual(['service'])
})

test('an empty cell of a key column is an empty value, also where its row ends before the column', async () => {
  const heads = ['Tên bảng giá', 'Từ cân nặng', 'Giá', 'Dịch vụ']
  const rows = await planOf([heads, ['Biển', '20', '65', ''], ['Bay', '0', '70']])
  expect(rows.map(({ status }) => status)).toEqual(['new', 'new'])
})

test('a table without any key column finds no record', async () => {
  const [row] = await planOf([
    ['Giá', 'Ghi chú'],
    ['110', 'mới'],
  ])
  expect([row?.status, Object.keys(row?.problems ?? {})]).toEqual(['refused', ['name']])
})
