// @vitest-environment node
import { expect, test } from 'vitest'
import { choice, defineResource, get, longText, money, number, text, toggle } from '#descriptor/index.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { matchColumns, pasteFields } from './match-columns.ts'
import { pasteTable } from './paste-table.ts'
import { planRows } from './plan-rows.ts'
import { readCell } from './read-cell.ts'

const price: Resource = defineResource({
  name: 'fare',
  path: '/fares',
  title: 'Giá vé',
  noun: 'giá vé',
  group: 'system',
  icon: 'IconReceiptYen',
  operations: { list: get('/api/fares') },
  fields: {
    name: text('Tên bảng giá', { required: true, max: 120 }),
    service: text('Dịch vụ', { max: 120 }),
    from_weight: number('Từ cân nặng', { min: 0, max: 100_000, unit: 'kg' }),
    to_weight: number('Đến cân nặng', { min: 0, unit: 'kg', notBelow: 'from_weight' }),
    price: money('Giá', 'VND', { required: true, currencyFrom: 'currency' }),
    currency: choice('Tiền tệ', { VND: 'VND', JPY: 'JPY' }, { initial: 'VND' }),
    note: longText('Ghi chú', { max: 1000 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: { columns: ['name'], paste: { key: ['name', 'service', 'from_weight'] } },
})
const read = (name: string, words: string) => readCell(fieldOf(price, name), words)
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
  ['liên hệ', Number.NaN],
])('the price %s', (words, value) => {
  expect(read('price', words)).toBe(value)
})

test.each([
  ['0,5', 0.5],
  ['1.5 kg', 1.5],
  ['２．５', 2.5],
  ['năm', Number.NaN],
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
  const named = matchColumns(price, [header, ['1', 'x', '2', 'A', 'B']], same)
  expect(named).toEqual({
    rows: [{ price: '1', from_weight: '2', name: 'A', service: 'B' }],
    unknown: ['Ghi gì đó'],
  })
  expect(matchColumns(price, [['A', 'B', '2']], same).rows).toEqual([
    { name: 'A', service: 'B', from_weight: '2' },
  ])
  expect(matchColumns(price, [header], (name) => (name === 'name' ? 'ten bang gia' : name)).rows).toEqual([])
  expect(pasteFields(price)).not.toContain('created_at')
})

const row = (raw: object): Row => rowOf(price, { _id: 'p1', currency: 'VND', active: true, ...raw })

test('plans updates for existing records, creates for others, and nothing for equal ones', () => {
  const there = row({ name: 'Bay', service: 'Air', from_weight: 0, price: 100, note: 'cũ' })
  const plans = planRows(
    price,
    [
      { name: ' bay ', service: 'AIR', from_weight: '0', price: '120' },
      { name: 'Bay', service: 'Air', from_weight: '1', price: '90', currency: 'JPY' },
    ],
    [there],
  )
  expect(plans.map(({ action }) => action)).toEqual(['update', 'create'])
  expect(plans[0]?.values).toMatchObject({ name: 'Bay', price: 120 })
  const [again] = planRows(price, [{ name: 'Bay', service: 'Air', from_weight: '0', price: '100' }], [there])
  expect(again).toMatchObject({ action: 'same', before: there })
  const [changed] = planRows(
    price,
    [{ name: 'Bay', service: 'Air', from_weight: '0', price: '120' }],
    [there],
  )
  expect(changed).toMatchObject({ action: 'update', values: { price: 120, note: 'cũ' } })
  expect(plans[1]?.values).toMatchObject({ price: 90, currency: 'JPY', active: true, note: '' })
})

test('refuses invalid values in their cell', () => {
  const plans = planRows(
    price,
    [
      { name: '', price: 'liên hệ', currency: 'USD', active: 'thôi', from_weight: '-1' },
      { name: 'Bay', from_weight: '5', to_weight: '2', price: '1' },
      { name: 'BAY', from_weight: '5', price: '1' },
    ],
    [],
  )
  expect(plans.map(({ action }) => action)).toEqual(['refused', 'refused', 'refused'])
  expect(Object.keys(plans[0]?.problems ?? {}).toSorted()).toEqual([
    'active',
    'currency',
    'from_weight',
    'name',
    'price',
  ])
  expect(plans[1]?.problems).toEqual({ to_weight: { text: 'Không được dưới {min}.', with: { min: 5 } } })
  expect(plans[2]?.problems).toEqual({ name: { text: 'Trùng với dòng {line}.', with: { line: 2 } } })
})

test('a stored value that breaks a rule does not stop the other cells of its row', () => {
  const stored = rowOf<Resource>(price, { id: 1, name: 'Bay', price: 1000, to_weight: -3, currency: 'EUR' })
  const [planned] = planRows(price, [{ name: 'Bay', price: '2.000' }], [stored])
  expect(planned).toMatchObject({ action: 'update', problems: {} })
  const [again] = planRows(price, [{ name: 'Bay', price: '2.000', to_weight: '-4' }], [stored])
  expect(Object.keys(again?.problems ?? {})).toEqual(['to_weight'])
})
