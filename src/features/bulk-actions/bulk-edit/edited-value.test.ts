import { expect, test } from 'vitest'
import { color, date, dateTime, money, number, references, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { bulkEditFields, operationsOf } from './edit-operations.ts'
import { type BulkEdit, editedValue, givenEdits, isComplete } from './edited-value.ts'

const shop: Resource = {
  ...thing,
  fields: {
    ...thing.fields,
    price: money('Giá', 'VND', { required: true }),
    weight: number('Cân nặng'),
    stock: number('Tồn kho', { integer: true }),
    rate: number('Tỷ lệ', { decimals: 1 }),
    colors: references('Màu', () => thing),
    start: date('Từ ngày'),
    at: dateTime('Lúc'),
    tint: color('Sắc'),
  },
}
const edit = (operation: BulkEdit['operation'], name: string, more: Partial<BulkEdit> = {}): BulkEdit => ({
  name,
  operation,
  ...more,
})
const after = (value: unknown, one: BulkEdit) => editedValue(shop.fields[one.name] ?? text(''), value, one)

test.each([
  ['adds an amount', 1000, edit('add', 'price', { amount: 250 }), 1250],
  ['lowers by a percentage', 1999, edit('percent', 'price', { amount: -10 }), 1799],
  ['rounds to 10', 1999, edit('percent', 'price', { amount: 5, round: 10 }), 2100],
  ['rounds to 100', 1250, edit('add', 'price', { amount: 1, round: 100 }), 1300],
  ['rounds to 1,000', 125_400, edit('percent', 'price', { amount: 8, round: 1000 }), 135_000],
  ['keeps fractions without noise', 0.1, edit('add', 'weight', { amount: 0.2 }), 0.3],
  ['rounds whole numbers', 15, edit('percent', 'stock', { amount: 10 }), 17],
  ['rounds to the decimals of the field', 2.5, edit('percent', 'rate', { amount: 5 }), 2.6],
  ['leaves a blank number', null, edit('percent', 'price', { amount: 8 }), undefined],
  ['replaces a text', 'Áo len, áo len', edit('replace', 'name', { find: 'len', text: 'dạ' }), 'Áo dạ, áo dạ'],
  ['takes the text as it is', 'a.b', edit('replace', 'name', { find: '.', text: '$&' }), 'a$&b'],
  ['puts a prefix', 'Áo', edit('prefix', 'name', { text: 'Hết: ' }), 'Hết: Áo'],
  ['puts a suffix', 'Áo', edit('suffix', 'name', { text: ' 2026' }), 'Áo 2026'],
  ['adds references', ['1', '2'], edit('include', 'colors', { to: ['2', '3'] }), ['1', '2', '3']],
  ['removes references', ['1', '2', '3'], edit('exclude', 'colors', { to: ['2'] }), ['1', '3']],
  ['shifts a day over a leap day', '2028-02-28', edit('shift', 'start', { amount: 2 }), '2028-03-01'],
  [
    'shifts a moment back',
    '2026-01-01T08:30:00.000Z',
    edit('shift', 'at', { amount: -1 }),
    '2025-12-31T08:30:00.000Z',
  ],
  ['leaves a blank day', '', edit('shift', 'start', { amount: 2 }), undefined],
  ['sets', 'Áo', edit('set', 'name', { to: 'Quần' }), 'Quần'],
  ['clears', ['1'], edit('clear', 'colors'), []],
])('%s', (_, value, one, expected) => {
  expect(after(value, one)).toEqual(expected)
})

test('waits for what an operation needs', () => {
  expect(
    [
      edit('set', 'name', { to: '' }),
      edit('add', 'price', { amount: Number.NaN }),
      edit('percent', 'price', { amount: 0 }),
      edit('include', 'colors', { to: [] }),
      edit('replace', 'name', { text: 'x' }),
      edit('prefix', 'name'),
    ].map(isComplete),
  ).toEqual([false, false, false, false, false, false])
  expect(
    [edit('set', 'active', { to: false }), edit('replace', 'name', { find: 'x' })].map(isComplete),
  ).toEqual([true, true])
})

test('offers the editable fields, without the published toggle, and clears no required field', () => {
  expect(bulkEditFields(shop)).toContain('active')
  expect(bulkEditFields({ ...shop, published: 'active' })).not.toContain('active')
  expect(bulkEditFields(shop)).not.toContain('author')
  expect(operationsOf(shop, 'price')).toEqual(['percent', 'add', 'set'])
  expect(operationsOf(shop, 'weight')).toContain('clear')
})

test('plans one field of each record, and refuses an unknown value', async () => {
  const rows = [
    { id: 1, name: 'Áo', price: 100 },
    { id: 2, name: 'Quần', price: null },
    { id: 3, name: 'Mũ', price: 'nhiều' },
  ].map((raw) => rowOf(shop, raw))
  const given = givenEdits(shop, rows, edit('percent', 'price', { amount: 10 }))
  const plan = await planChanges(shop, given, rows)
  expect(plan.rows.map(({ status }) => status)).toEqual(['changed', 'same', 'refused'])
  expect(plan.rows[0]?.changes).toEqual([{ name: 'price', from: 100, to: 110 }])
  expect(Object.keys(plan.rows[2]?.problems ?? {})).toEqual(['price'])
})
