// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Condition } from './conditions/condition.ts'
import type { Field } from './field.ts'
import { choice, date, defineResource, money, number, rows, text, toggle } from './index.ts'
import type { Resource } from './resource.ts'
import { newValues } from './row.ts'
import { samplePlan } from './sample-plan.test-data.ts'
import { sampleValues } from './sample-values.ts'
import { validate } from './validate.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const given = <T extends object>(options: T) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const limits = fc
  .record({
    required: maybe(fc.boolean()),
    min: maybe(fc.integer({ min: -3, max: 4 })),
    max: maybe(fc.integer({ min: 0, max: 4 })),
  })
  .map(given)
const fields = fc
  .record({
    x: limits,
    y: limits,
    kind: fc.boolean(),
    t: fc.boolean(),
    isRange: fc.boolean(),
    decimals: maybe(fc.constant(1)),
  })
  .map(({ x, y, kind, t, isRange, decimals }) => ({
    kind: choice('Loại', { flat: 'Cố định', percent: 'Phần trăm' }, { required: kind }),
    on: toggle('Bật'),
    x: number('Từ', { integer: true, ...x }),
    y: number<string>('Đến', { ...given({ decimals }), ...y, ...(isRange ? { notBelow: 'x' } : {}) }),
    t: text('Chữ', { required: t }),
    from: date('Từ ngày'),
    to: date('Đến ngày', { notBelow: 'from' }),
  }))
const condition = fc
  .record({
    field: fc.constantFrom('x', 'y', 't', 'kind', 'to'),
    kind: maybe(fc.constantFrom('flat', 'percent', ['flat', 'percent'])),
    on: maybe(fc.boolean()),
    demand: fc.oneof(
      fc.constantFrom({ required: true }, { blank: true }),
      fc.record({ min: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ max: fc.integer({ min: 0, max: 4 }) }),
    ),
  })
  .map(({ field, kind, on, demand }): Condition => ({ field, when: given({ kind, on }), ...demand }))

const ruled = fc
  .record({ fields, conditions: fc.array(condition, { maxLength: 6 }) })
  .map(({ fields: own, conditions }): Resource => {
    return { ...defineResource({ ...samplePlan, operations: {}, fields: own }), conditions }
  })

const isValid = (resource: Resource, values: Readonly<Record<string, unknown>>) =>
  Object.keys(validate(resource, { ...newValues(resource), ...values })).length === 0

/** Whether any record is valid, of the values that the generated rules distinguish. */
function isPossible(resource: Resource): boolean {
  const numbers = [null, -3, -2, -1, 0, 1, 2, 3, 4, 5]
  const days = ['', '2026-01-02']
  for (const kind of ['flat', 'percent', ''])
    for (const on of [true, false])
      for (const t of ['', 'x'])
        for (const to of days)
          for (const x of numbers)
            for (const y of numbers) if (isValid(resource, { kind, on, t, to, x, y })) return true
  return false
}

test('every sample of a generated descriptor is valid, where any record is', () => {
  fc.assert(
    fc.property(ruled, fc.integer({ min: 0, max: 9000 }), (resource, n) => {
      const isSampled = [n, n + 1, n + 2].every((one) => isValid(resource, sampleValues(resource, one)))
      expect(isSampled).toBe(isPossible(resource))
    }),
    { numRuns: 60 },
  )
})

const tariff = defineResource({
  ...samplePlan,
  operations: {},
  fields: {
    code: text('Mã biểu giá', { required: true }),
    kind: choice('Loại', { flat: 'Cố định', percent: 'Phần trăm' }, { required: true }),
    rate: number('Tỷ lệ', { min: 0.1, max: 99.9, decimals: 1 }),
    fee: money('Phí', 'VND', { min: 500, max: 600 }),
  },
  typedKey: 'code',
  conditions: [
    { when: { kind: 'flat' }, field: 'rate', max: 0.2 },
    { when: { kind: 'percent' }, field: 'rate', required: true, max: 5 },
    { when: { kind: 'percent' }, field: 'fee', min: 590 },
  ],
})

test('samples have each kind of record, with decimals of the field and a key without spaces', () => {
  const many = Array.from({ length: 60 }, (_, n) => sampleValues(tariff, n))
  for (const values of many) expect(validate(tariff, values)).toEqual({})
  expect(many[2]).toEqual({ code: 'Mã-biểu-giá-2', kind: 'flat', rate: 0.1, fee: 502 })
  expect(many[3]).toEqual({ code: 'Mã-biểu-giá-3', kind: 'percent', rate: 0.4, fee: 593 })
})

test('given values are kept, and the others fit them', () => {
  expect(sampleValues(tariff, 2, { kind: 'percent', code: 'x' })).toMatchObject({
    code: 'x',
    rate: 0.3,
    fee: 592,
  })
})

test.each<[string, Field]>([
  ['a text of one character', text('Mã', { max: 1, required: true })],
  ['a text of characters that identify', text('Mã (①)', { identifier: true })],
  ['a number below zero', number('Số', { max: -5 })],
  ['a number in a narrow range', number('Số', { min: 0.25, max: 0.3 })],
  ['a number of two decimals', number('Số', { min: 0.07, max: 0.29, decimals: 2 })],
  ['lines with such cells', rows('Dòng', { part: number('Phần', { min: 0.1, max: 0.4, decimals: 1 }) })],
])('a sample is valid for %s', (_, field) => {
  const thing: Resource = defineResource({ ...samplePlan, operations: {}, fields: { field } })
  for (let n = 0; n < 40; n += 1) expect(validate(thing, sampleValues(thing, n))).toEqual({})
})
