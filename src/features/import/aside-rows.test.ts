// @vitest-environment node
import { expect, test } from 'vitest'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import { asideRows } from './aside-rows.ts'

const columns: readonly MatchedColumn[] = [
  { head: 'id', column: { kind: 'id' }, by: 'name' },
  { head: 'Mã', column: { kind: 'field', name: 'code' }, by: 'name' },
  { head: 'Tên', column: { kind: 'field', name: 'name' }, by: 'name' },
]
const totalOf = (...cells: readonly string[]) =>
  asideRows({ rows: [cells], origins: [{ line: 2 }] }, columns, 'name').total.length === 1

test.each([
  'Tổng',
  'TỔNG CỘNG',
  'Tổng cộng:',
  'Tổng cộng (VND)',
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
])('takes the row of %s for a total', (word) => {
  expect(totalOf('', '', word)).toBe(true)
  expect(totalOf('', '12', word)).toBe(true)
  expect(totalOf('', word, '', '5.000')).toBe(true)
})

test.each(['Tổng hợp truyện tranh', 'Total Effects', 'Cộng hưởng', '計算機', 'Summer', '5000', 'Tổng đài'])(
  'takes the row of %s for a record',
  (word) => {
    expect(totalOf('', 'A-1', word)).toBe(false)
    expect(totalOf('', '', word)).toBe(false)
  },
)

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
      'name',
    ).hidden,
  ).toEqual([1])
})
