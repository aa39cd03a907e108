import { expect, test } from 'vitest'
import {
  choice,
  date,
  dateTime,
  defineResource,
  manyChoice,
  money,
  number,
  parent,
  reference,
  references,
  text,
  toggle,
} from '#descriptor/index.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { type CellContext, plainContext } from './cell-context.ts'
import { recordNames } from './record-names.ts'
import { cellIn, columnsOf, formOf, headOf } from './table-columns.ts'

const coat = defineResource({
  ...samplePlan,
  name: 'coat',
  operations: {},
  fields: {
    name: text('Tên'),
    weight: number('Cân nặng', { unit: 'g' }),
    price: money('Giá', 'JPY'),
    kind: choice('Loại', { long: 'Dài' }),
    sizes: manyChoice('Cỡ', { s: 'Nhỏ', l: 'Lớn, rộng' }),
    parent: parent('Cha'),
    sold: toggle('Bán', { words: { on: 'Đang bán', off: 'Tạm dừng' } }),
    active: toggle('Đang dùng'),
    sent_at: dateTime('Gửi lúc'),
    day: date('Ngày'),
    lining: reference('Loại', () => coatNames),
    others: references('Áo khác', () => coatNames),
  },
})
const coatNames = { name: 'lining', label: 'name' }
const all = Object.keys(coat.fields)

/** The heads and cells of a record. */
function written(raw: object, names: readonly string[], namesOf?: CellContext['namesOf']) {
  const plain = plainContext(coat)
  const context = namesOf ? { ...plain, namesOf } : plain
  const columns = columnsOf(coat, names, namesOf !== undefined)
  const row = rowOf(coat, { id: 7, ...raw }) as unknown as Row
  return {
    heads: columns.map((column) => headOf(coat, column, context.t)),
    cells: columns.map((column) => cellIn(context, column, row)),
  }
}

test('writes labels, plain numbers and the words of switches', () => {
  const raw = {
    name: 'A',
    weight: '1200',
    price: null,
    kind: 'old',
    sizes: ['s', 'l'],
    sold: false,
    active: true,
  }
  expect(written(raw, ['name', 'weight', 'price', 'kind', 'sizes', 'sold', 'active'])).toEqual({
    heads: ['id', 'Tên', 'Cân nặng (g)', 'Giá', 'Loại · kind', 'Cỡ', 'Bán', 'Đang dùng'],
    cells: ['7', 'A', 1200, '', 'old', 'Nhỏ, "Lớn, rộng"', 'Tạm dừng', 'Bật'],
  })
})

test('writes an unknown value as it came, and never as none or off', () => {
  const raw = { name: 'A', weight: 'hai cân', is_active: true, sizes: { s: true }, parent: null }
  expect(written(raw, ['name', 'weight', 'sizes', 'active', 'parent']).cells).toEqual([
    '7',
    'A',
    'hai cân',
    '{"s":true}',
    '(không rõ)',
    '',
  ])
})

test('writes moments in Vietnam time, days without a language, and dates as dates of a spreadsheet', () => {
  const raw = { sent_at: '2025-09-02T18:45:00Z', day: '2025-09-02', updated_at: '2025-09-02T18:00:30Z' }
  expect(written(raw, ['sent_at', 'day', 'updated_at']).cells).toEqual([
    '7',
    '2025-09-03 01:45',
    '2025-09-02',
    '2025-09-03 01:00:30',
  ])
  const forms = columnsOf(coat, all, false).map((column) => formOf(coat, column))
  expect(forms.filter((form) => form !== 'text')).toEqual(['dateTime', 'date', 'dateTime', 'dateTime'])
})

test('writes relations as names, as paths where names repeat, and with their ids when asked', () => {
  const record = (id: string, label: string, above = '') => ({ id, label, parent: above, more: '' })
  const names = recordNames(
    [record('1', 'Nam'), record('2', 'Áo', '1'), record('3', 'Nữ'), record('4', 'Áo', '3')],
    { unnamed: () => 'Đã xóa' },
  )
  const { heads, cells } = written(
    { parent: 4, lining: 9, others: [1, 2] },
    ['parent', 'lining', 'others'],
    () => names,
  )
  expect(heads.slice(1)).toEqual([
    'Cha',
    'Cha (id)',
    'Loại · lining',
    'Loại · lining (id)',
    'Áo khác',
    'Áo khác (id)',
  ])
  expect(cells.slice(1)).toEqual(['Nữ › Áo', '4', 'Đã xóa [9]', '9', 'Nam, Nam › Áo', '1, 2'])
})

test('writes the names of two fields whose labels are the same in the language of the file', () => {
  const t = ((label: string) => (label === 'Ngày' ? 'Day' : 'In use')) as CellContext['t']
  const heads = ['sold', 'active', 'day'].map((name) => headOf(coat, { kind: 'field', name }, t))
  expect(heads).toEqual(['In use · sold', 'In use · active', 'Day'])
})

test.each(['A–1', 'A-1', 'a‐1', 'Ａ-1'])(
  'names a record by its code %s, however its signs are spelt',
  (code) => {
    expect(recordNames([{ id: '7', label: 'Áo', parent: '', more: 'A–1\nxyz' }]).find(code)).toEqual(['7'])
  },
)

test('of records whose codes differ in their spelling alone, the one that is spelt like the cell is named', () => {
  const record = (id: string, more: string) => ({ id, label: id, parent: '', more })
  expect(recordNames([record('1', 'A–1'), record('2', 'A-1')]).find('a-1')).toEqual(['2'])
})

test.each(['0901234567', '0901 234 567', '+84 901 234 567', '84901234567', '901234567', 'tel:0901.234.567'])(
  'names a record by its phone number typed as %s',
  (phone) => {
    const record = (id: string, more: string) => ({ id, label: id, parent: '', more })
    const names = recordNames([record('1', 'lan\n0901-234-567'), record('2', '0901 234 568')])
    expect(names.find(phone)).toEqual(['1'])
  },
)

test.each([
  ['00123456', '123456'],
  ['20251102', '2025/11/02'],
  ['901234567', '0901 234 567'],
])('names no record by a code that has the digits of a phone number: %s, %s', (more, cell) => {
  expect(recordNames([{ id: '1', label: 'Kho', parent: '', more }]).find(cell)).toEqual([])
})

test('names no record by a part of its phone number, nor by digits that are no phone number', () => {
  const names = recordNames([{ id: '1', label: 'Lan', parent: '', more: '0901 234 567\n00115' }])
  expect(['901234', '0901 234 5678', '115'].map(names.find)).toEqual([[], [], []])
})
