// @vitest-environment node
import { expect, test } from 'vitest'
import { crud, defineResource, money, number, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import { asideRows } from './aside-rows.ts'

const goods = defineResource({
  ...samplePlan,
  name: 'goods',
  label: 'name',
  operations: crud('/api/goods'),
  fields: {
    code: text('Mã', { code: true }),
    name: text('Tên'),
    price: money('Giá', 'JPY'),
    weight: number('Cân nặng'),
  },
})
const columns: readonly MatchedColumn[] = [
  { head: 'id', column: { kind: 'id' }, by: 'name' },
  { head: 'Mã', column: { kind: 'field', name: 'code' }, by: 'name' },
  { head: 'Tên', column: { kind: 'field', name: 'name' }, by: 'name' },
  { head: 'Giá', column: { kind: 'field', name: 'price' }, by: 'name' },
  { head: 'Cân nặng', column: { kind: 'field', name: 'weight' }, by: 'name' },
  { head: 'Ghi chú', column: null, by: null },
]
const totalOf = (...cells: readonly string[]) =>
  asideRows({ rows: [cells], origins: [{ line: 2 }] }, columns, goods).total.length === 1

test.each([
  '…'.repeat(300),
  '0901234567 - '.repeat(100),
  '(1)'.repeat(100),
  '1(2)'.repeat(100),
  '1₫ '.repeat(300),
])('reads a long row behind a word for a total at once: %.12s', (more) => {
  expect(totalOf('', '', `Cộng: ${more} Người lập phiếu`)).toBe(false)
  expect(totalOf('', '', `Cộng ${more} Người lập phiếu`)).toBe(false)
})

test.each([
  'Tổng',
  'TỔNG CỘNG',
  'Tổng cộng:',
  'Tổng cộng (VND)',
  'Tổng cộng (VND): 5.000',
  'Tổng số: 12',
  'Tổng tiền hàng',
  'Cộng',
  'Total',
  'Grand total',
  'Sub-total',
  'SUM',
  '合計',
  '合　計',
  '総合計',
  '小計',
  '計',
  'Tổng cộng'.normalize('NFD'),
  'Tổng cộng tiền',
  'Tổng cộng số tiền: 5.000',
  'Tổng: 3 kiện',
  'Total = 12',
  'Total amount',
  '総額',
  '合計: ¥12,000',
])('takes the row of %s for a total', (word) => {
  expect(totalOf('', '', word)).toBe(true)
  expect(totalOf('', '12', word)).toBe(true)
  expect(totalOf('', word, '', '5.000')).toBe(true)
})

/** Whether the row that follows three of goods is a total. */
const totalAfter = (...cells: readonly string[]) => {
  const rows = [
    ['', 'A1', 'Áo', '3.000', '40', ''],
    ['', 'A2', 'Quần', '4.000', '30', ''],
    ['', 'A3', 'Mũ', '¥5,000', '20', ''],
    cells,
  ]
  return (
    asideRows({ rows, origins: rows.map((_, at) => ({ line: at + 2 })) }, columns, goods).total.length === 1
  )
}

test.each([
  '合計3点',
  '計3件',
  '合計12,000円(税込)',
  '合計3点 12,000円',
  '合計金額 12,000円',
  'Tổng cộng 12.000 đồng',
  'Tổng cộng 12k',
  'Tổng cộng 90 kg',
  'Tổng 3 sản phẩm',
  'Total 3 items',
  'Tổng cộng 12.000',
  'Total 12,000.00',
  'Total 90 g',
  'Total (90 g)',
])('takes the row of %s for a total where its numbers are sums, for a record of that name else', (word) => {
  expect(totalAfter('', '', word, '12.000', '90', '')).toBe(true)
  expect(totalAfter('', word, '', '12.000', '', 'đã gồm thuế')).toBe(true)
  expect(totalAfter('', '', word, '12.000', '80', '')).toBe(false)
  expect(totalAfter('', 'A4', word, '890', '90', '')).toBe(false)
  expect(totalAfter('', '', word, '0', '', '')).toBe(false)
  expect(totalOf('', '', word, '12.000', '90', '')).toBe(false)
})

test.each(['合計3点', '合計3点 12,000円', 'Tổng cộng 12.000', 'Tổng 3 sản phẩm', 'Total 90 g'])(
  'takes the row of %s for a total without number cells where it names the sum or the number of rows',
  (word) => {
    expect(totalAfter('', '', word, '', '', '')).toBe(true)
    expect(totalAfter('', '', word.replace(/[39]/, '7').replace('12', '13'), '', '', '')).toBe(false)
  },
)

test('adds the rows since the total before', () => {
  const rows = [
    ['', 'A1', 'Áo', '1', '', ''],
    ['', 'A2', 'Quần', '2', '', ''],
    ['', '', '小計 3円', '3', '', ''],
    ['', 'A3', 'Mũ', '4', '', ''],
    ['', 'A4', 'Nón', '5', '', ''],
    ['', '', '小計 9円', '9', '', ''],
    ['', '', '合計 12円', '12', '', ''],
  ]
  expect(totalsIn(rows)).toEqual([2, 5, 6])
})

test.each([
  'Total 90 Laser III',
  'Sum 41 - Chuck',
  'Total 3D Puzzle',
  'Tổng 500 câu hỏi',
  'Cộng 10 ngày',
  '計 2024年版',
  'Total War: Warhammer',
  'Total: Recall',
  'Total (2020) Blu-ray',
  'Subtotal Recall',
  'Summa 12',
  '総計学入門',
  'Tổng hợp truyện tranh',
  'Total Effects',
  'Cộng hưởng',
  '計算機',
  'Summer',
  '5000',
  'Tổng đài',
])('takes the row of %s for a record', (word) => {
  expect(totalOf('', 'A-1', word)).toBe(false)
  expect(totalOf('', '', word)).toBe(false)
  expect(totalAfter('', 'A4', word, '890', '90', '')).toBe(false)
})

test('takes a row with an id for a record, whatever its name is', () => {
  expect(totalOf('r1', '', 'Total')).toBe(false)
})

test('names the hidden rows', () => {
  const origins = [{ line: 2 }, { line: 4, isHidden: true }]
  expect(
    asideRows(
      {
        rows: [
          ['', 'a'],
          ['', 'b'],
        ],
        origins,
      },
      columns,
      goods,
    ).hidden,
  ).toEqual([1])
})

const totalsIn = (rows: readonly (readonly string[])[], numbers: readonly Record<number, number>[] = []) =>
  asideRows(
    { rows, origins: rows.map((_, at) => ({ line: at + 2, numbers: numbers[at] ?? {} })) },
    columns,
    goods,
  ).total

const goodsRows = [
  ['', 'A1', 'Áo', '1.250', '0,5', ''],
  ['', '', 'Quần', '950', '', '2'],
  ['', 'A3', 'Mũ', '¥1,800', '1,25', '3'],
]

test.each([
  [['', '', '', '4.000', '1,75', '5']],
  [['', '', '', '4000', '', '']],
  [['', '', ' ', '', '1.75', '']],
  [['', '', '', '¥4,000', '', '5']],
])('takes a last row of sums, without a name, for a total: %j', (last) => {
  expect(totalsIn([...goodsRows, last])).toEqual([3])
})

test.each([
  [['', '', '', '4.001', '1,75', '']],
  [['', '', 'Giày', '4.000', '1,75', '']],
  [['', '3', '', '4.000', '', '']],
  [['7', '', '', '4.000', '', '']],
  [['', '', '', '4.000', '', 'x']],
  [['', '', '', '', '', '']],
])('takes another last row for a record: %j', (last) => {
  expect(totalsIn([...goodsRows, last])).toEqual([])
})

test('takes a row of sums for a record where it is not the last one, has one row above it, or is as complete as these', () => {
  const sums = ['', '', '', '4.000', '', '']
  expect(totalsIn([...goodsRows, sums, ['', 'A4', 'Giày', '1', '', '']])).toEqual([])
  expect(totalsIn([['', '', 'Áo', '4.000', '', ''], sums])).toEqual([])
  expect(totalsIn([1, 2, 3].map((n) => ['', '', '', `${n}`, '', '']))).toEqual([])
  const codes = [1, 2, 3].map((n) => ['', `${n}`, n < 3 ? 'Áo' : '', '', '', ''])
  expect(totalsIn(codes)).toEqual([])
})

test('adds the numbers of a workbook, without those of other totals and with or without hidden rows', () => {
  const rows = [...goodsRows, ['', '', 'Cộng', '4.000', '1.75', ''], ['', '', '', '?', '?', '']]
  const numbers: readonly Record<number, number>[] = [
    { 3: 1250, 4: 0.1 },
    { 3: 950, 4: 0.2 },
    { 3: 1800, 4: 0.3 },
    { 3: 4000 },
    { 3: 4000, 4: 0.6 },
  ]
  expect(totalsIn(rows, numbers)).toEqual([3, 4])
  const origins = goodsRows.map((_, at) => ({ line: at + 2, isHidden: at === 1 }))
  const shown = { rows: [...goodsRows, ['', '', '', '3.050', '', '']], origins: [...origins, { line: 5 }] }
  expect(asideRows(shown, columns, goods).total).toEqual([3])
})
