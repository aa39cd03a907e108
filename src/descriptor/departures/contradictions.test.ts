// @vitest-environment node
import { expect, test } from 'vitest'
import {
  choice,
  crud,
  date,
  dateTime,
  defineResource,
  email,
  get,
  longText,
  manyChoice,
  money,
  number,
  parent,
  reference,
  references,
  richText,
  text,
  time,
  toggle,
} from '#descriptor/index.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { contradictedByRecords, contradictionsOf, contradictsSearch } from './contradictions.ts'

const category = defineResource({
  ...samplePlan,
  name: 'category',
  operations: { list: get('/api/category') },
  fields: { name: text('Tên') },
})
const make = () =>
  defineResource({
    ...samplePlan,
    name: 'parcel',
    operations: {
      ...crud('/api/parcel'),
      byParent: get('/api/parcel/{id}/children'),
      views: {
        hot: { label: 'Nổi bật', operation: get('/api/parcel', { query: { hot: true, size: 5 } }) },
        popular: { label: 'Phổ biến', operation: get('/api/parcel/popular'), where: { popular: true } },
      },
    },
    fields: {
      name: text('Tên', { alias: ['title'] }),
      code: text('Mã'),
      note: longText('Ghi chú'),
      body: richText('Nội dung'),
      mail: email('Email'),
      kind: choice('Loại', { small: 'Nhỏ', big: 'Lớn' }),
      tags: manyChoice('Nhãn', { new: 'Mới', old: 'Cũ' }),
      price: money('Giá', 'VND'),
      weight: number('Cân nặng'),
      sent: date('Ngày gửi'),
      due: dateTime('Hạn'),
      opens: time('Mở cửa'),
      active: toggle('Đang dùng'),
      hot: toggle('Nổi bật'),
      popular: toggle('Phổ biến'),
      category: reference('Danh mục', () => category),
      others: references('Các danh mục', () => category, { max: 5 }),
      parent: parent('Cha'),
    },
    list: {
      columns: ['price'],
      sort: ['name', 'price', 'weight', 'sent', 'due', 'opens', 'active', 'kind', 'category', 'created_at'],
      filters: ['kind', 'price', 'sent', 'due', 'opens', 'active', 'category', 'others', 'tags'],
    },
  })
const now = new Date('2025-06-15T03:00:00Z')

function found(state: Partial<ListState>, ...raws: readonly object[]) {
  const parcel = make()
  const rows = raws.map((raw, at) => rowOf(parcel, { id: `${at + 1}`, ...raw }))
  return contradictionsOf(parcel, { ...defaultListState(parcel), ...state }, rows, now)
}

const filtered = (name: string, filter: string, ...raws: readonly object[]) =>
  found({ filters: { [name]: filter } }, ...raws).filters

test.each([
  ['a toggle', 'active', 'true', { active: false }],
  ['a toggle in another spelling', 'active', 'true', { active: 0 }],
  ['a choice', 'kind', 'big', { kind: 'small' }],
  ['a choice without a value', 'kind', 'big', { kind: null }],
  ['one of several values', 'kind', 'in:big,huge', { kind: 'small' }],
  ['an excluded value', 'kind', 'not:small', { kind: 'Small' }],
  ['several values', 'tags', 'old', { tags: ['new'] }],
  ['a range of money', 'price', '100..200', { price: 300 }],
  ['a range of numbers in text', 'price', '100..', { price: '50' }],
  ['a range without a value', 'price', '100..200', { price: null }],
  ['a range of days', 'sent', '2025-01-10..2025-01-20', { sent: '2025-01-22' }],
  ['a range of moments', 'due', '2025-01-10..', { due: '2025-01-08T16:59:59Z' }],
  ['a period', 'due', 'last:7d', { due: '2025-06-01T00:00:00Z' }],
  ['a range of times', 'opens', '08:00..12:00', { opens: '12:01' }],
  ['an empty value', 'note', 'is:empty', { note: 'vỡ' }],
  ['a filled value', 'weight', 'is:filled', { weight: null }],
  ['one of several conditions', 'price', 'or:..50|300..', { price: 200 }],
])('a row contradicts the filter of %s', (_, name, filter, raw) => {
  expect(filtered(name, filter, raw)).toEqual([name])
})

test.each([
  ['a matching value', 'active', 'true', { active: '1' }],
  ['a missing field', 'active', 'true', {}],
  ['a missing field that others have', 'kind', 'big', {}],
  ['an unknown value', 'price', '100..200', { price: '135.500 đ' }],
  ['an unknown option', 'kind', 'big', { kind: 'Lớn' }],
  ['an option in other case', 'kind', 'big', { kind: 'BIG' }],
  ['a list of options in place of one', 'kind', 'big', { kind: ['small', 'big'] }],
  ['one of the values', 'tags', 'old', { tags: ['new', 'old'] }],
  ['an unknown one of the values', 'tags', 'old', { tags: ['new', 'Cũ'] }],
  ['an excluded value among others', 'tags', 'not:old', { tags: ['new', 'old'] }],
  ['an amount that may be rounded', 'price', '100.4..', { price: 100 }],
  ['the day beside a range', 'sent', '2025-01-10..2025-01-20', { sent: '2025-01-21' }],
  ['the moment before midnight in Vietnam', 'due', '2025-01-10..', { due: '2025-01-08T17:00:00Z' }],
  ['0 as an empty value', 'weight', 'is:empty', { weight: 0 }],
  ['a blank text as an empty value', 'note', 'is:empty', { note: ' ' }],
  ['a blank text as a filled value', 'note', 'is:filled', { note: '' }],
  ['rich text without letters', 'body', 'is:empty', { body: '<p></p>' }],
])('a row with %s contradicts no filter', (_, name, filter, raw) => {
  expect(filtered(name, filter, raw, { active: true, kind: 'big' })).toEqual([])
})

test('a value that the record spells twice proves nothing', () => {
  const state = { filters: { name: 'is:empty' } }
  expect(found(state, { name: 'a', title: '' }).filters).toEqual([])
  expect(found(state, { title: 'a' }).filters).toEqual(['name'])
})

const paths: Readonly<Record<string, readonly string[]>> = { a: ['a'], b: ['b'], aa: ['a', 'aa'], p: ['p'] }

function byRecords(state: Partial<ListState>, ...raws: readonly object[]) {
  const parcel = make()
  const full = { ...defaultListState(parcel), ...state }
  const { filters, records } = found(state, ...raws)
  expect(filters).toEqual([])
  return contradictedByRecords(parcel, full, records, (_, id) => paths[id])
}

test.each([
  ['another record', { category: 'a' }, { category: 'b' }],
  ['the record above', { category: 'aa' }, { category: 'a' }],
  ['an excluded record', { category: 'not:a' }, { category: 'a' }],
  ['other records', { others: 'a' }, { others: ['b'] }],
])('a row with %s contradicts a filter by records', (_, filters, raw) => {
  expect(byRecords({ filters }, raw)).toEqual(Object.keys(filters))
})

test.each([
  ['the record', { category: 'a' }, { category: 'a' }],
  ['a record below', { category: 'a' }, { category: 'aa' }],
  ['a record that the app has never read', { category: 'a' }, { category: 'Sony' }],
  ['a record in place of its id', { category: 'a' }, { category: { id: 'b', name: 'B' } }],
  ['none, which may be one that was deleted', { category: 'a' }, { category: null }],
  ['the record in other case', { category: 'a' }, { category: 'A' }],
  ['a record below an excluded one', { category: 'not:a' }, { category: 'aa' }],
  ['a record below among others', { others: 'a' }, { others: ['b', 'aa'] }],
])('a row with %s contradicts no filter by records', (_, filters, raw) => {
  expect(byRecords({ filters }, raw)).toEqual([])
})

test('a row of another known branch contradicts the list of children', () => {
  expect(byRecords({ parent: 'a' }, { parent: 'p' })).toEqual(['parent'])
  expect(byRecords({ parent: 'a' }, { parent: 'a' }, { parent: 'aa' }, { parent: null })).toEqual([])
})

test('a row without the value of a view contradicts it', () => {
  expect(found({ view: 'hot' }, { hot: true }, { hot: false }).view).toBe(true)
  expect(found({ view: 'popular' }, { popular: false }).view).toBe(true)
  expect(found({ view: 'hot' }, { hot: true, popular: false }, {}).view).toBe(false)
  expect(found({}, { hot: false }).view).toBe(false)
})

const sorted = (key: string, desc: boolean, ...values: readonly unknown[]) =>
  found({ order: { key, desc } }, ...values.map((value) => ({ [key]: value }))).order

test.each([
  ['price', [1, 3, 2]],
  ['price', ['9', '10', '8']],
  ['price', ['10', '9']],
  ['name', ['Bút', 'An']],
  ['name', ['Size 5', 'Size 3']],
  ['sent', ['2025-01-02', '2025-01-01']],
  ['due', ['2025-01-02T00:02:00Z', '2025-01-02T00:00:00Z']],
  ['opens', ['10:00', '09:00']],
  ['kind', ['small', 'big', 'small']],
  ['active', [true, false, true]],
])('rows contradict the order by %s: %j', (key, values) => {
  expect(sorted(key, false, ...values)).toBe(true)
  expect(sorted(key, true, ...values.toReversed())).toBe(true)
})

test.each([
  ['price', [1, 2, 2, 3]],
  ['price', [null, 1, null, 2, null]],
  ['price', [1, 'không rõ', 2]],
  ['price', [5, '3']],
  ['name', ['a', 'B', 'c']],
  ['name', ['B', 'a']],
  ['name', ['an', 'ăn', 'az']],
  ['name', ['az', 'ăn']],
  ['name', ['dz', 'đa']],
  ['name', ['10', '9']],
  ['name', ['9', '10']],
  ['name', ['b', '', 'c', '-a']],
  ['name', ['ア', 'あ']],
  ['name', ['re-sort', 'resist']],
  ['due', ['2025-01-02T00:00:00.010Z', '2025-01-02T00:00:00Z']],
  ['due', ['2025-01-02T07:00:00+07:00', '2025-01-01T20:00:00Z']],
  ['kind', ['small', 'small', 'big']],
  ['kind', ['Small', 'big', 'small']],
  ['active', [true, false]],
  ['active', [false, null, true]],
  ['category', ['b', 'a', 'b']],
  ['name', ['Ổ khóa', 'Đồng hồ']],
])('an order explains rows by %s: %j', (key, values) => {
  expect(sorted(key, false, ...values)).toBe(false)
  expect(sorted(key, true, ...values.toReversed())).toBe(false)
})

test('the rows of a search for a text that no record has contradict the search', () => {
  const page = (total: number, ...ids: readonly string[]) => ({
    rows: ids.map((id) => rowOf(category, { id })),
    page: { total },
  })
  expect(contradictsSearch(page(9, '1', '2'), page(9, '1', '2'))).toBe(true)
  expect(contradictsSearch(page(9, '1', '2'), page(9, '2', '1'))).toBe(false)
  expect(contradictsSearch(page(2, '1', '2'), page(0))).toBe(false)
  expect(contradictsSearch(page(2, '1', '2'), page(9, '1', '2'))).toBe(false)
  expect(contradictsSearch(page(0), page(0))).toBe(false)
})
