// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choice,
  date,
  dateTime,
  images,
  manyChoice,
  money,
  number,
  readOnly,
  reference,
  references,
  rows,
  text,
  time,
  toggle,
} from '#descriptor/make-field.ts'
import { isFilterText, sentValue } from './filter-text.ts'
import {
  type FilterCondition,
  type FilterValue,
  isBound,
  parseFilter,
  writeFilter,
  writePrefixed,
} from './filter-value.ts'

const to = () => ({ name: 'brand', label: 'name' })
const fields = {
  site: choice('Trang', { a: 'A', b: 'B' }),
  brand: reference('Hiệu', to),
  sizes: references('Cỡ', to),
  tags: manyChoice('Nhãn', { a: 'A', b: 'B' }),
  active: toggle('Đang dùng'),
  weight: number('Cân nặng'),
  price: money('Giá', 'JPY'),
  day: date('Ngày'),
  moment: dateTime('Lúc'),
  created: readOnly('Ngày tạo', { shownAs: 'dateTime' }),
}
const several = [fields.site, fields.brand, fields.sizes, fields.tags]
const numbers = [fields.weight, fields.price]
const days = [fields.day, fields.moment, fields.created]
const state: FilterCondition[] = [{ kind: 'empty' }, { kind: 'filled' }]

const values: fc.Arbitrary<FilterCondition> = fc
  .uniqueArray(
    fc.string({
      minLength: 1,
      unit: fc.constantFrom('a', 'Ễ', ',', '%', '|', ':', ' ', 'in:', 'is:', 'or:', 'not:'),
    }),
    {
      minLength: 1,
    },
  )
  .map((chosen): FilterCondition => ({ kind: 'values', values: chosen }))
  // Such a text of one value is the state of the field.
  .filter((filter) => !['is:empty', 'is:filled'].includes(writeFilter(filter)))

const rangeOf = (bound: fc.Arbitrary<string>, compare: (one: string, other: string) => number) =>
  fc
    .tuple(fc.option(bound, { nil: '' }), fc.option(bound, { nil: '' }))
    .filter(([from, end]) => from + end !== '')
    .map(([from, end]): FilterCondition => {
      const [low = '', high = ''] = from !== '' && end !== '' ? [from, end].toSorted(compare) : [from, end]
      return { kind: 'range', from: low, to: high }
    })
const amounts = fc
  .record({ whole: fc.integer({ min: -1e15 + 1, max: 1e15 - 1 }), tenth: fc.integer({ min: 0, max: 9 }) })
  .map(({ whole, tenth }) => (tenth === 0 ? `${whole}` : `${whole}.${tenth}`))
const calendarDays = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10))
const byText = (one: string, other: string) => one.localeCompare(other)
const excluded = values.map((one) => ({ ...one, kind: 'not' }) as FilterCondition)
const periods: fc.Arbitrary<FilterCondition> = fc
  .oneof(
    fc
      .constantFrom('today', 'yesterday', 'this-week', 'last-week', 'this-month', 'last-month')
      .map((name) => ({
        name,
      })),
    fc.record({ name: fc.constantFrom('last', 'next', 'over'), days: fc.integer({ min: 1, max: 9999 }) }),
  )
  .map((period) => ({ kind: 'period', period }))
const groups = (condition: fc.Arbitrary<FilterCondition>): fc.Arbitrary<FilterValue> =>
  fc
    .uniqueArray(condition, { minLength: 2, maxLength: 4, selector: (one) => JSON.stringify(one) })
    .map((of) => ({ kind: 'any', of }))

test.each([
  ['values', several, values],
  ['ranges of numbers', numbers, rangeOf(amounts, (one, other) => Number(one) - Number(other))],
  ['ranges of days', days, rangeOf(calendarDays, byText)],
  ['empty and filled', [...several, ...numbers, ...days], fc.constantFrom(...state)],
  ['excluded values', several, excluded],
  ['periods', days, periods],
  ['groups of values', several, groups(fc.oneof(values, excluded, fc.constantFrom(...state)))],
  ['groups of days', days, groups(fc.oneof(rangeOf(calendarDays, byText), periods))],
])('reads %s back from their text', (_, of, filters) => {
  fc.assert(
    fc.property(fc.constantFrom(...of), filters, (field, filter) => {
      expect(parseFilter(field, writeFilter(filter))).toEqual(filter)
    }),
  )
})

test('a text without a prefix is one value', () => {
  expect(parseFilter(fields.brand, '665f1c')).toEqual({ kind: 'values', values: ['665f1c'] })
  expect(parseFilter(fields.active, 'true')).toEqual({ kind: 'values', values: ['true'] })
  expect(parseFilter(fields.site, 'a,b')).toEqual({ kind: 'values', values: ['a,b'] })
  expect(writeFilter({ kind: 'values', values: ['665f1c'] })).toBe('665f1c')
})

test('writes short texts', () => {
  expect(writeFilter({ kind: 'values', values: ['a', 'b'] })).toBe('in:a,b')
  expect(writeFilter({ kind: 'range', from: '100000', to: '' })).toBe('100000..')
  expect(writeFilter({ kind: 'range', from: '', to: '2025-01-31' })).toBe('..2025-01-31')
  expect(writeFilter({ kind: 'empty' })).toBe('is:empty')
  expect(writeFilter({ kind: 'values', values: [] })).toBe('')
})

test('writes one value of a field that no call has with a prefix', () => {
  expect(writePrefixed({ kind: 'values', values: ['a'] })).toBe('in:a')
  expect(parseFilter(fields.site, 'in:a')).toEqual({ kind: 'values', values: ['a'] })
  expect(parseFilter(fields.active, 'in:true')).toEqual({ kind: 'values', values: ['true'] })
  expect(writePrefixed({ kind: 'any', of: [{ kind: 'values', values: ['a|b'] }, { kind: 'empty' }] })).toBe(
    'or:in:a%7Cb|is:empty',
  )
})

test('a text, picture or table is only empty or not', () => {
  for (const field of [text('Tên'), images('Ảnh'), rows('Bảng', { a: text('A') })]) {
    expect(parseFilter(field, 'is:empty')).toEqual({ kind: 'empty' })
    expect(parseFilter(field, 'or:is:empty|is:filled')).toMatchObject({ kind: 'any' })
    for (const wrong of ['x', 'in:x', 'not:x', '1..2']) expect(isFilterText(field, wrong)).toBe(false)
  }
})

test('returns nothing for a text that the field cannot be filtered by', () => {
  for (const wrong of [
    '',
    'is:odd',
    'in:',
    'in:,',
    'in:%',
    'in:%zz',
    'in:%ff',
    'not:',
    'or:a',
    'or:in:a',
    'is:today',
  ])
    expect(parseFilter(fields.site, wrong), wrong).toBeUndefined()
  for (const wrong of ['foo', 'TRUE', '1', 'in:true,false', 'is:empty'])
    expect(parseFilter(fields.active, wrong), wrong).toBeUndefined()
  for (const wrong of [
    '5',
    '..',
    '5...6',
    'a..b',
    '1e5..',
    '1..2..3',
    'NaN..',
    '2025-01-01..',
    'in:1,2',
    'last:7d',
  ])
    expect(parseFilter(fields.price, wrong), wrong).toBeUndefined()
  for (const wrong of [
    '2025-01-01',
    '2025-13-01..',
    '2025-01-32..',
    '2025-02-31..',
    '2025-02-29..2025-03-01',
    '..2025-04-31',
    '0000-01-01..',
    'or:2025-01-01..|..2025-06-31',
    '1..2',
    '2025-1-1..',
    '2025..',
    'last:0d',
    'last:7',
    'over:99999d',
  ])
    expect(parseFilter(fields.created, wrong), wrong).toBeUndefined()
  expect(parseFilter(text('Tên'), 'x'), 'a text has no filter').toBeUndefined()
  expect(parseFilter(readOnly('Tác giả'), 'is:empty'), 'nor has a read-only text').toBeUndefined()
})

test('a day that does not exist is no end of a range', () => {
  expect(isBound(fields.day, '2024-02-29')).toBe(true)
  expect(isBound(fields.day, '2025-02-29')).toBe(false)
  expect(parseFilter(fields.created, '2024-02-29..')).toMatchObject({ from: '2024-02-29' })
})

test('reads a range of times', () => {
  const opens = time('Mở cửa')
  expect(parseFilter(opens, '08:00..12:30')).toEqual({ kind: 'range', from: '08:00', to: '12:30' })
  expect(parseFilter(opens, '12:30..08:00')).toEqual({ kind: 'range', from: '08:00', to: '12:30' })
  for (const wrong of ['08:00', '8:00..', '24:00..', '8..9', '2025-01-01..'])
    expect(parseFilter(opens, wrong)).toBeUndefined()
})

test('turns a reversed range round and drops repeated values', () => {
  expect(parseFilter(fields.price, '200..100')).toEqual({ kind: 'range', from: '100', to: '200' })
  expect(parseFilter(fields.price, '9..10')).toEqual({ kind: 'range', from: '9', to: '10' })
  expect(parseFilter(fields.day, '2025-02-01..2025-01-01')).toMatchObject({ from: '2025-01-01' })
  expect(parseFilter(fields.site, 'in:a,a,b')).toEqual({ kind: 'values', values: ['a', 'b'] })
})

test('only one value of a choice, toggle or reference is sent', () => {
  expect(sentValue(fields.site, 'a')).toBe('a')
  expect(sentValue(fields.active, 'false')).toBe('false')
  for (const [field, filter] of [
    [fields.site, 'in:a,b'],
    [fields.site, 'in:a'],
    [fields.site, 'not:a'],
    [fields.active, 'in:true'],
    [fields.site, 'is:empty'],
    [fields.brand, 'is:filled'],
    [fields.sizes, '665f1c'],
    [fields.price, '5..5'],
    [fields.created, '2025-01-01..'],
  ] as const)
    expect(sentValue(field, filter), filter).toBeUndefined()
})
