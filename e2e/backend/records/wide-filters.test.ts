// @vitest-environment node

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterPlan } from '#descriptor/filters/filter-plan.ts'
import { otherFilters } from '#descriptor/filters/filterable.ts'
import { rowMatcher } from '#descriptor/filters/row-matcher.ts'
import {
  choice,
  crud,
  date,
  dateTime,
  defineResource,
  images,
  manyChoice,
  money,
  number,
  rows,
  text,
  time,
  toggle,
} from '#descriptor/index.ts'
import { defaultListState, listQuery, wideFilters } from '#descriptor/list-state.ts'
import { rowOf } from '#descriptor/row.ts'
import { ownFilters } from '#descriptor/wire/filter-names.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

const parcel = defineResource({
  name: 'loose-parcel',
  path: '/loose-parcels',
  title: 'Kiện',
  noun: 'kiện',
  group: 'content',
  icon: 'IconList',
  operations: crud('/api/loose-parcel'),
  fields: {
    name: text('Tên', { required: true }),
    note: text('Ghi chú'),
    kind: choice('Loại', { small: 'Nhỏ', big: 'Lớn', odd: 'Lạ, to' }),
    tags: manyChoice('Nhãn', { new: 'Mới', old: 'Cũ' }),
    price: money('Giá', 'VND'),
    weight: number('Cân nặng'),
    sent: date('Ngày gửi'),
    due: dateTime('Hạn'),
    opens: time('Mở cửa'),
    pictures: images('Ảnh'),
    lines: rows('Dòng', { a: text('A') }),
    active: toggle('Đang dùng'),
  },
  list: {
    columns: ['price'],
    filters: ['kind', 'tags', 'price', 'sent', 'due', 'opens', 'created_at', 'active'],
  },
})

const raws = [
  {
    name: 'a',
    kind: 'small',
    tags: ['new'],
    price: 100,
    sent: '2025-01-09',
    due: '2025-01-09T16:59:59.999Z',
  },
  {
    name: 'b',
    kind: 'big',
    tags: ['new', 'old'],
    price: 200,
    sent: '2025-01-10',
    due: '2025-01-09T17:00:00.000Z',
  },
  { name: 'c', kind: 'odd', price: 300, weight: 0, sent: '2025-01-31', due: '2025-01-10T16:59:59.999Z' },
  { name: 'd', note: ' ', opens: '08:00', pictures: ['/files/a.png'], active: true },
  {
    name: 'e',
    note: 'vỡ',
    price: 50,
    weight: 2,
    opens: '21:30',
    lines: [{ a: 'x' }],
    due: '2025-01-10T17:00:00.000Z',
  },
]
const now = new Date('2025-01-10T03:00:00Z')
let back: InMemory

beforeAll(async () => {
  back = await openInMemory([parcel])
  for (const raw of raws) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    expect((await back.call('POST', '/api/loose-parcel/create', raw)).status).toBeLessThan(300)
  }
  const moment = (name: string, at: string) =>
    sql`update record_loose_parcel set created_at = ${at}::timestamptz where name = ${name}`.execute(back.db)
  await moment('a', '2025-01-09T16:59:59.999999Z')
  await moment('b', '2025-01-09T17:00:00Z')
  await moment('c', '2025-01-10T16:59:59.999999Z')
}, 60_000)

afterAll(() => back.close())

async function read(query: string) {
  const { status, body } = await back.call('GET', `/api/loose-parcel/search?pages=1&page=50&${query}`)
  const names: string[] =
    status === 200 ? body.data.results.map(({ name }: { name: string }) => name).toSorted() : []
  return { status, names: names.join('') }
}

/** The names of the records that match filters, of which the back-end evaluates all. */
async function found(filters: Readonly<Record<string, string>>) {
  const state = { ...defaultListState(parcel), filters }
  const { query, local } = filterPlan(parcel, state, ownFilters, now)
  expect(local).toEqual([])
  const sent = { ...listQuery(parcel, state), ...query }
  const params = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]))
  return (await read(params.toString())).names
}

test.each([
  [{ kind: 'in:small,big' }, 'ab'],
  [{ kind: 'not:small,big' }, 'cde'],
  [{ kind: 'is:empty' }, 'de'],
  [{ kind: 'or:in:odd|is:empty' }, 'cde'],
  [{ tags: 'old' }, 'b'],
  [{ tags: 'in:new,old' }, 'ab'],
  [{ tags: 'not:old' }, 'acde'],
  [{ tags: 'is:empty' }, 'cde'],
  [{ price: '100..299' }, 'ab'],
  [{ price: '..50' }, 'e'],
  [{ price: '200..' }, 'bc'],
  [{ price: 'or:..50|300..' }, 'ce'],
  [{ price: 'or:100..100|is:empty' }, 'ad'],
  [{ weight: 'is:filled' }, 'ce'],
  [{ sent: '2025-01-10..2025-01-31' }, 'bc'],
  [{ sent: 'is:today' }, 'b'],
  [{ sent: 'is:yesterday' }, 'a'],
  [{ sent: 'is:this-month' }, 'abc'],
  [{ sent: 'or:is:yesterday|is:empty' }, 'ade'],
  [{ due: 'is:today' }, 'bc'],
  [{ due: '..2025-01-09' }, 'a'],
  [{ due: 'or:..2025-01-09|2025-01-11..' }, 'ae'],
  [{ created_at: '2025-01-10..2025-01-10' }, 'bc'],
  [{ created_at: '..2025-01-09' }, 'a'],
  [{ created_at: 'over:7d' }, ''],
  [{ opens: '08:00..12:00' }, 'd'],
  [{ opens: 'is:empty' }, 'abc'],
  [{ note: 'is:empty' }, 'abcd'],
  [{ note: 'is:filled' }, 'e'],
  [{ pictures: 'is:filled' }, 'd'],
  [{ lines: 'is:empty' }, 'abcd'],
  [{ active: 'in:true' }, 'd'],
  [{ price: '..50', note: 'is:filled', kind: 'not:big' }, 'e'],
  [{ price: '..50', kind: 'small' }, ''],
])('finds the records of %j, as the browser does', async (filters, expected) => {
  expect(await found(filters)).toBe(expected)
  const { body } = await back.call('GET', '/api/loose-parcel/search?pages=1&page=50')
  const state = { ...defaultListState(parcel), filters }
  const matches = rowMatcher(parcel, state, wideFilters(parcel, state), now)
  const rowsOfAll = body.data.results.map((raw: object) => rowOf(parcel, { ...raw }))
  const one =
    'kind' in filters && filters.kind === 'small'
      ? (row: { kind?: string }) => row.kind === 'small'
      : () => true
  const evaluated = rowsOfAll.filter(
    (row: ReturnType<typeof rowOf<typeof parcel>>) => matches(row) && one(row),
  )
  expect(
    evaluated
      .map(({ name }: { name: string }) => name)
      .toSorted()
      .join(''),
  ).toBe(expected)
})

test('every other field is only offered with a filter that the back-end evaluates', async () => {
  for (const name of otherFilters(parcel)) await found({ [name]: 'is:filled' })
  expect(otherFilters(parcel)).toEqual(['name', 'note', 'weight', 'pictures', 'lines', 'updated_at'])
})

test.each([
  'price[from]=abc',
  'price[to]=1e9',
  'sent[from]=2025-13-01',
  'created_at[from]=2025-99-99T00:00:00Z',
  'price[or]=1..',
  'price[or]=x|y',
  'price[or]=is:empty|',
])('refuses the filter %s', async (query) => {
  expect((await read(query)).status).toBe(422)
})

test.each([
  'created_at[from]=0001-01-01',
  'created_at[to]=9999-12-31',
  'created_at[from]=0000-01-01T00:00:00Z',
])('answers the far filter %s', async (query) => expect((await read(query)).status).toBe(200))

test.each([
  'price[in]=abc',
  'created_at[in]=abc',
  'price[not]=abc',
  'pictures[in]=a',
  'pictures[from]=2025-01-01',
  'active[from]=2025-01-01',
  'tags[to]=2025-01-01',
  'kind[from]=2025-01-01',
])('refuses the filter %s, which its field does not have', async (query) => {
  expect((await read(query)).status).toBe(422)
})
