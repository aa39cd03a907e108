// @vitest-environment node
import { expect, test } from 'vitest'
import { filterAt } from '#descriptor/filters/filter-plan.ts'
import { choice, date, dateTime, defineResource, get, number, text } from '#descriptor/index.ts'
import type { FilterNames } from './filter-names.ts'
import { filterParameters, momentOf, readFilterParameters } from './filter-parameters.ts'

const box = defineResource({
  name: 'box',
  path: '/boxes',
  title: 'Hộp',
  noun: 'hộp',
  group: 'content',
  icon: 'IconList',
  operations: { list: get('/boxes') },
  fields: {
    name: text('Tên'),
    kind: choice('Loại', { a: 'A', b: 'B' }),
    weight: number('Cân nặng', { at: 'size.weight' }),
    day: date('Ngày'),
    moment: dateTime('Lúc'),
  },
})
type Name = keyof typeof box.fields

const bracketed: FilterNames = {
  in: 'filter[{field}][in]',
  not: 'filter[{field}][nin]',
  from: 'filter[{field}][gte]',
  to: 'filter[{field}][lte]',
  empty: 'filter[{field}][null]=1',
  filled: 'filter[{field}][null]=0',
}
const inValues: FilterNames = {
  in: '{field}=in.({value})',
  not: '{field}=not.in.({value})',
  from: '{field}=gte.{value}',
  to: '{field}=lte.{value}',
  empty: '{field}=is.null',
}

const now = new Date('2025-01-16T10:00:00+07:00')

function sent(names: FilterNames, name: Name, address: string) {
  const field = box.fields[name]
  const filter = filterAt(box, name, address, now)
  return filter && filterParameters(names, { field, path: field.at ?? name, filter })
}

test.each([
  ['kind', 'in:a,b', { 'filter[kind][in]': 'a,b' }, { kind: 'in.(a,b)' }],
  ['kind', 'not:a', { 'filter[kind][nin]': 'a' }, { kind: 'not.in.(a)' }],
  ['kind', 'is:empty', { 'filter[kind][null]': '1' }, { kind: 'is.null' }],
  ['name', 'is:filled', { 'filter[name][null]': '0' }, undefined],
  ['kind', 'or:in:a|is:empty', undefined, undefined],
  [
    'weight',
    '1.5..2',
    { 'filter[size.weight][gte]': '1.5', 'filter[size.weight][lte]': '2' },
    { 'size.weight': ['gte.1.5', 'lte.2'] },
  ],
  [
    'day',
    'last:7d',
    { 'filter[day][gte]': '2025-01-10', 'filter[day][lte]': '2025-01-16' },
    { day: ['gte.2025-01-10', 'lte.2025-01-16'] },
  ],
  [
    'moment',
    'over:30d',
    { 'filter[moment][lte]': '2024-12-16T16:59:59.999Z' },
    { moment: 'lte.2024-12-16T16:59:59.999Z' },
  ],
] as const)('spells the filter %s=%s', (name, address, brackets, values) => {
  expect(sent(bracketed, name, address)).toEqual(brackets)
  expect(sent(inValues, name, address)).toEqual(values)
})

test('takes no value with a comma, and none that is too long for an address', () => {
  expect(sent(bracketed, 'kind', 'in:a%2Cb,c')).toBeUndefined()
  const many = (length: number) => Array.from({ length }, (_, at) => `v${1000 + at}`).join(',')
  // Each value has five characters, each comma is sent as three.
  expect(sent(bracketed, 'kind', `in:${many(875)}`)).toEqual({ 'filter[kind][in]': many(875) })
  expect(sent(bracketed, 'kind', `in:${many(876)}`)).toBeUndefined()
})

test.each(['in:a,b', 'not:a', 'is:empty', 'is:filled'])('reads %s back from its parameters', (address) => {
  const parameters = sent(bracketed, 'kind', address)
  const read = readFilterParameters(bracketed, box.fields.kind, 'kind', (name) =>
    String(parameters?.[name] ?? ''),
  )
  expect(read).toEqual([filterAt(box, 'kind', address, now)])
})

test('reads the conditions of a call that has several, and refuses an end that is none', () => {
  const read = (query: Readonly<Record<string, string>>) =>
    readFilterParameters(bracketed, box.fields.weight, 'weight', (name) => query[name] ?? '')
  expect(read({})).toEqual([])
  expect(read({ 'filter[weight][gte]': '1', 'filter[weight][null]': '0' })).toEqual([
    { kind: 'range', from: '1', to: '' },
    { kind: 'filled' },
  ])
  expect(read({ 'filter[weight][gte]': 'nặng' })).toBeUndefined()
})

test('a day has its first and last moment in Vietnam', () => {
  expect([momentOf('2025-01-01', 'from'), momentOf('2025-01-31', 'to')]).toEqual([
    '2024-12-31T17:00:00.000Z',
    '2025-01-31T16:59:59.999Z',
  ])
  expect(momentOf('0001-01-01', 'from')).toBe('0000-12-31T17:00:00.000Z')
  expect(momentOf('2025-01-31T16:59:59.999Z', 'to')).toBe('2025-01-31T16:59:59.999Z')
})
