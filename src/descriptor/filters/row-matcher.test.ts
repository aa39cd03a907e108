// @vitest-environment node
import { expect, test } from 'vitest'
import {
  choice,
  date,
  defineResource,
  get,
  money,
  number,
  reference,
  references,
  text,
  time,
  toggle,
} from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { rowOf } from '#descriptor/row.ts'
import { filterPlan } from './filter-plan.ts'
import { rowMatcher } from './row-matcher.ts'

const thing = { name: 'thing', label: 'name' }

const parcel = defineResource({
  name: 'parcel',
  path: '/parcels',
  title: 'Kiện',
  noun: 'kiện',
  group: 'content',
  icon: 'IconList',
  operations: { list: get('/api/parcel/search') },
  fields: {
    name: text('Tên'),
    site: choice('Trang', { 'Hà Nội': 'Hà Nội', huế: 'Huế' }),
    owner: reference('Chủ', () => thing),
    parts: references('Phần', () => thing),
    price: money('Giá', 'VND'),
    weight: number('Cân nặng'),
    sent: date('Ngày gửi'),
    opens: time('Mở cửa'),
    active: toggle('Đang dùng'),
  },
  list: {
    columns: ['name'],
    filters: ['site', 'owner', 'parts', 'price', 'weight', 'sent', 'created_at', 'opens', 'active'],
  },
})

/** Which of some raw records match the filters, by their ids. */
function matching(filters: Readonly<Record<string, string>>, raws: readonly object[]): readonly number[] {
  const state = { ...defaultListState(parcel), filters }
  const now = new Date('2025-01-15T17:30:00Z')
  const matches = rowMatcher(parcel, state, filterPlan(parcel, state, undefined, now).local, now)
  return raws.flatMap((raw, id) => (matches(rowOf(parcel, { id, ...raw })) ? [id] : []))
}

test('a range of numbers has both ends, also of numbers sent as text', () => {
  const raws = [
    { price: 99 },
    { price: 100 },
    { price: '150' },
    { price: 200 },
    { price: 201 },
    { price: null },
    {},
  ]
  expect(matching({ price: '100..200' }, raws)).toEqual([1, 2, 3])
  expect(matching({ price: '200..' }, raws)).toEqual([3, 4])
  expect(matching({ price: '..99' }, raws)).toEqual([0])
  expect(matching({ weight: '-1.5..0' }, [{ weight: -1.5 }, { weight: 0 }, { weight: 0.1 }])).toEqual([0, 1])
})

test('a range of times has both ends', () => {
  const raws = [
    { opens: '07:59' },
    { opens: '8:00' },
    { opens: '12:00:00' },
    { opens: '12:01' },
    { opens: '' },
    {},
  ]
  expect(matching({ opens: '08:00..12:00' }, raws)).toEqual([1, 2])
  expect(matching({ opens: '..08:00' }, raws)).toEqual([0, 1])
  expect(matching({ opens: 'is:empty' }, raws)).toEqual([4])
})

test('a day of a moment is the one in Vietnam', () => {
  const at = (clock: string) => ({ created_at: new Date(`${clock}:00+07:00`).toISOString() })
  const raws = [
    at('2025-01-09T23:59'),
    at('2025-01-10T00:00'),
    at('2025-01-10T23:59'),
    at('2025-01-11T00:00'),
    {},
  ]
  expect(matching({ created_at: '2025-01-10..2025-01-10' }, raws)).toEqual([1, 2])
  expect(matching({ created_at: '2025-01-11..' }, raws)).toEqual([3])
  expect(matching({ created_at: '..2025-01-09' }, raws)).toEqual([0])
  const days = [{ sent: '2025-01-10' }, { sent: '2025-02-01' }, { sent: '' }, { sent: 'sắp gửi' }]
  expect(matching({ sent: '2025-01-10..' }, days)).toEqual([0, 1])
})

test('a period is as of the moment of the reading, in Vietnam', () => {
  const days = [
    '2024-12-17',
    '2024-12-31',
    '2025-01-09',
    '2025-01-10',
    '2025-01-15',
    '2025-01-16',
    '2025-01-17',
  ]
  const raws = [...days.map((sent) => ({ sent })), { sent: '' }]
  const found = (filter: string) => matching({ sent: filter }, raws).map((at) => raws[at]?.sent.slice(5))
  // It is half past midnight on Thursday, 16 January 2025.
  expect(found('is:today')).toEqual(['01-16'])
  expect(found('is:yesterday')).toEqual(['01-15'])
  expect(found('is:this-week')).toEqual(['01-15', '01-16', '01-17'])
  expect(found('is:last-week')).toEqual(['01-09', '01-10'])
  expect(found('is:this-month')).toEqual(['01-09', '01-10', '01-15', '01-16', '01-17'])
  expect(found('is:last-month')).toEqual(['12-17', '12-31'])
  expect(found('last:7d')).toEqual(['01-10', '01-15', '01-16'])
  expect(found('next:2d')).toEqual(['01-16', '01-17'])
  expect(found('over:30d')).toEqual([])
  expect(found('over:29d')).toEqual(['12-17'])
})

test('excluded values leave out their records, but none without a value', () => {
  const raws = [{ owner: '7' }, { owner: '8' }, { owner: '' }, {}, { owner: { _id: '9' } }]
  expect(matching({ owner: 'not:7,9' }, raws)).toEqual([1, 2])
  const lists = [{ parts: ['1', '2'] }, { parts: ['3'] }, { parts: [] }]
  expect(matching({ parts: 'not:2' }, lists)).toEqual([1, 2])
})

test('a group matches where one of its conditions does', () => {
  const raws = [{ price: 5 }, { price: 50 }, { price: 500 }, { price: null }]
  expect(matching({ price: 'or:..9|100..' }, raws)).toEqual([0, 2])
  expect(matching({ price: 'or:50..50|is:empty' }, raws)).toEqual([1, 3])
})

test('several values match by id, also of populated records, and in lists', () => {
  const raws = [{ owner: 7 }, { owner: '8' }, { owner: { _id: '9', name: 'Ấm' } }, { owner: '17' }, {}]
  expect(matching({ owner: 'in:7,9' }, raws)).toEqual([0, 2])
  const lists = [{ parts: ['1', '2'] }, { parts: [{ id: 3 }] }, { parts: [] }, { parts: null }]
  expect(matching({ parts: 'in:2,3' }, lists)).toEqual([0, 1])
  expect(matching({ parts: '2' }, lists)).toEqual([0])
})

test('compares Vietnamese text in either normal form', () => {
  const raws = [{ site: 'Hà Nội'.normalize('NFD') }, { site: 'huế' }, { site: 'Ha Noi' }]
  expect(matching({ site: `in:${'Hà Nội'.normalize('NFC')},khác` }, raws)).toEqual([0])
})

test('empty is null, a blank text and an empty list, but neither 0 nor off', () => {
  const raws = [{ owner: null }, { owner: '' }, { owner: ' ' }, { owner: '1' }]
  expect(matching({ owner: 'is:empty' }, raws)).toEqual([0, 1, 2])
  expect(matching({ owner: 'is:filled' }, raws)).toEqual([3])
  expect(
    matching({ parts: 'is:empty' }, [{ parts: [] }, { parts: null }, { parts: '' }, { parts: ['1'] }]),
  ).toEqual([0, 1, 2])
  expect(matching({ weight: 'is:empty' }, [{ weight: 0 }, { weight: null }, { weight: '' }])).toEqual([1, 2])
})

test('a value that did not come or cannot be read matches no filter', () => {
  const raws = [{}, { owner: ['1'], weight: 'nặng', sent: 'sắp gửi', site: { vi: 'huế' } }]
  const all: readonly Readonly<Record<string, string>>[] = [
    { owner: 'is:empty' },
    { owner: 'is:filled' },
    { owner: 'in:1,undefined' },
    { weight: 'is:empty' },
    { weight: '0..9' },
    { sent: 'is:filled' },
    { site: 'in:huế,undefined' },
  ]
  for (const filters of all) expect([filters, matching(filters, raws)]).toEqual([filters, []])
})

test('all filters must match; one value of a choice is left to the call', () => {
  const raws = [
    { owner: '1', price: 5 },
    { owner: '1', price: 50 },
    { owner: '3', price: 5, site: 'huế' },
  ]
  expect(matching({ owner: 'in:1,2', price: '1..9', site: 'Hà Nội' }, raws)).toEqual([0])
  expect(matching({ site: 'Hà Nội', active: 'true' }, raws)).toEqual([0, 1, 2])
})
