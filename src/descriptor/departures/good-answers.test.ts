// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterAt } from '#descriptor/filters/filter-plan.ts'
import { writePrefixed } from '#descriptor/filters/filter-value.ts'
import { rowMatcher } from '#descriptor/filters/row-matcher.ts'
import { fold } from '#descriptor/fold.ts'
import { choice, date, dateTime, defineResource, get, money, text, toggle } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { contradictionsOf } from './contradictions.ts'

const parcel = defineResource({
  ...samplePlan,
  name: 'parcel',
  operations: { list: get('/api/parcel') },
  fields: {
    name: text('Tên'),
    kind: choice('Loại', { small: 'Nhỏ', big: 'Lớn', odd: 'Lạ' }),
    price: money('Giá', 'VND'),
    sent: date('Ngày gửi'),
    due: dateTime('Hạn'),
    active: toggle('Đang dùng'),
  },
  list: {
    columns: ['price'],
    sort: ['name', 'price', 'sent', 'due'],
    filters: ['kind', 'price', 'sent', 'due'],
  },
})
const now = new Date('2025-06-15T03:00:00Z')

const amount = fc.integer({ min: -50, max: 50 })
const moment = fc.date({ min: new Date('2025-05-01'), max: new Date('2025-07-31'), noInvalidDate: true })
const day = moment.map((at) => at.toISOString().slice(0, 10))
const kinds = fc.subarray(['small', 'big', 'odd'], { minLength: 1 })
const name = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('aAáÁăbBdđĐzZ019 .-あア時')), maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
const raws = fc.array(
  fc.record(
    {
      name: fc.option(name),
      kind: fc.option(fc.constantFrom('small', 'big', 'odd', 'BIG', 'other')),
      price: fc.option(fc.oneof(amount, amount.map(String))),
      sent: fc.option(day),
      due: fc.option(moment.map((at) => at.toISOString())),
      active: fc.option(fc.boolean()),
    },
    { requiredKeys: [] },
  ),
  { maxLength: 12 },
)

const range = <V extends string | number>(value: fc.Arbitrary<V>, compare: (one: V, other: V) => number) =>
  fc.tuple(value, value).map((ends) => ends.toSorted(compare).join('..'))
const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const presence = fc.constantFrom('is:empty', 'is:filled')
const filter = fc.oneof(
  fc.tuple(
    fc.constant('kind'),
    fc.oneof(
      kinds.map((all) => `in:${all.join()}`),
      kinds.map((all) => `not:${all.join()}`),
      presence,
    ),
  ),
  fc.tuple(
    fc.constant('price'),
    fc.oneof(
      range(amount, (one, other) => one - other),
      presence,
    ),
  ),
  fc.tuple(
    fc.constantFrom('sent', 'due'),
    fc.oneof(
      range(day, byText),
      fc.constantFrom('is:today', 'last:7d', 'over:3d', 'or:is:yesterday|is:empty'),
      presence,
    ),
  ),
  fc.tuple(fc.constant('active'), fc.constantFrom('true', 'false')),
)

const rowsOf = (all: readonly object[]) => all.map((raw, at) => rowOf(parcel, { id: `${at}`, ...raw }))

test('rows that meet a filter never contradict it', () => {
  fc.assert(
    fc.property(raws, filter, (all, [field, filterText]) => {
      const filters = {
        [field]: writePrefixed(filterAt(parcel, field, filterText, now) ?? { kind: 'empty' }),
      }
      const state = { ...defaultListState(parcel), filters: { [field]: filterText } }
      const matching = rowsOf(all).filter(rowMatcher(parcel, { filters }, [field], now))
      expect(contradictionsOf(parcel, state, matching, now).filters).toEqual([])
    }),
    { numRuns: 400 },
  )
})

const collations: readonly ((one: string, other: string) => number)[] = [
  byText,
  (one, other) => byText(one.toLowerCase(), other.toLowerCase()),
  (one, other) => byText(fold(one), fold(other)),
  ...['vi', 'en', 'ja'].flatMap((language) =>
    [true, false].map((numeric) => new Intl.Collator(language, { numeric, sensitivity: 'base' }).compare),
  ),
]

test.each(collations.map((compare, at) => [at, compare] as const))(
  'rows in an order of text never contradict it (%i)',
  (_, compare) => {
    fc.assert(
      fc.property(raws, fc.boolean(), (all, desc) => {
        const rows = rowsOf(all).toSorted((one, other) => compare(one.name ?? '', other.name ?? ''))
        const state = { ...defaultListState(parcel), order: { key: 'name', desc } }
        expect(contradictionsOf(parcel, state, desc ? rows.toReversed() : rows, now).order).toBe(false)
      }),
    )
  },
)

test('rows in the order of numbers, days and moments never contradict it, wherever the empty ones are', () => {
  fc.assert(
    fc.property(raws, fc.constantFrom('price', 'sent', 'due'), fc.boolean(), (all, key, isEmptyFirst) => {
      const rows = rowsOf(all)
      const empty = rows.filter((row) => (row[key] ?? '') === '')
      const filled = rows.filter((row) => !empty.includes(row))
      const sorted = filled.toSorted((one, other) => {
        const [left, right] = [one[key] ?? '', other[key] ?? '']
        return left < right ? -1 : left > right ? 1 : 0
      })
      const state = { ...defaultListState(parcel), order: { key, desc: false } }
      const ordered = isEmptyFirst ? [...empty, ...sorted] : [...sorted, ...empty]
      expect(contradictionsOf(parcel, state, ordered, now).order).toBe(false)
    }),
  )
})
