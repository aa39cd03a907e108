// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundUp } from './round.ts'
import { type Parcel, ruleFor, usualRule, type WeighRule, weighShipment } from './weigh.ts'

const parcel = (weight: number, length = 0, width = 0, height = 0): Parcel => ({
  weight,
  length,
  width,
  height,
})
const rule: WeighRule = { divisor: 5000, step: 0.5, per: 'parcel' }

const centimetres = fc.integer({ min: 1, max: 2000 }).map((tenths) => tenths / 10)
const anyParcel = fc.record({
  weight: fc.integer({ min: 1, max: 50_000 }).map((grams) => grams / 1000),
  length: centimetres,
  width: centimetres,
  height: centimetres,
})
const anyRule: fc.Arbitrary<WeighRule> = fc.record({
  divisor: fc.constantFrom(4000, 5000, 6000),
  step: fc.constantFrom(0.1, 0.25, 0.5, 1),
  per: fc.constantFrom('parcel' as const, 'whole' as const),
})
const parcels = fc.array(anyParcel, { minLength: 1, maxLength: 4 })

describe('rounding up', () => {
  test.each([
    [0, 0.5, 0],
    [0.3, 0.1, 0.3],
    [1.5, 0.5, 1.5],
    [1.500001, 0.5, 2],
    [2.4, 1, 3],
    [0.1 + 0.2, 0.1, 0.3],
  ])('%d by steps of %d is %d', (value, step, expected) => expect(roundUp(value, step)).toBe(expected))
})

describe('a shipment', () => {
  test('counts the heavier weight of each parcel, rounded up to the step', () => {
    const { parcels: each, billable, whole } = weighShipment([parcel(2.2, 40, 30, 20), parcel(3.1)], rule)
    expect(each[0]).toMatchObject({ actual: 2.2, volumetric: 4.8, counts: 'volumetric', billable: 5 })
    expect(each[1]).toMatchObject({ actual: 3.1, volumetric: 0, counts: 'actual', billable: 3.5, trim: null })
    expect([billable, whole]).toEqual([8.5, null])
  })

  test('is rounded once if it is weighed as a whole', () => {
    const { whole, billable } = weighShipment([parcel(1.1), parcel(1.2)], { ...rule, per: 'whole' })
    expect(whole).toMatchObject({ actual: 2.3, counts: 'actual' })
    expect(billable).toBe(2.5)
    expect(weighShipment([parcel(1.1), parcel(1.2)], rule).billable).toBe(3)
  })

  test('returns the smallest trim, off the shortest side, which changes the volume most', () => {
    // 40 × 30 × 21 = 5.04 kg: 5.5 are billable; 0.2 cm less height gives 4.992.
    expect(weighShipment([parcel(1, 40, 30, 21)], rule).parcels[0]?.trim).toEqual({
      parcel: 0,
      side: 'height',
      by: 0.2,
      to: 5,
    })
    // 50 × 40 × 22 = 8.8 kg: 9 are billable; 8.5 is 50 × 40 × 21.25.
    expect(weighShipment([parcel(1, 50, 40, 22)], rule).parcels[0]?.trim).toMatchObject({ by: 0.8, to: 8.5 })
  })

  test('returns no trim if the actual weight prevents it or no lower step exists', () => {
    expect(weighShipment([parcel(5.2, 40, 30, 21)], rule).parcels[0]?.trim).toBeNull()
    expect(weighShipment([parcel(0.1, 10, 10, 10)], rule).parcels[0]?.trim).toBeNull()
    expect(weighShipment([], rule)).toMatchObject({ parcels: [], billable: 0 })
  })

  test('is billed at least at its weight and less than a step above it', () => {
    fc.assert(
      fc.property(parcels, anyRule, (all, by) => {
        const weighed = weighShipment(all, by)
        for (const one of weighed.whole ? [weighed.whole] : weighed.parcels) {
          const heavier = Math.max(one.actual, one.volumetric)
          expect(one.billable).toBeGreaterThanOrEqual(heavier - 1e-5)
          expect(one.billable).toBeLessThan(heavier + by.step + 1e-5)
        }
      }),
    )
  })

  test('is billed a step less after the trim, and not after a millimetre less', () => {
    fc.assert(
      fc.property(parcels, anyRule, (all, by) => {
        const { parcels: each, whole, billable } = weighShipment(all, by)
        const trim = whole ? whole.trim : (each.find((one) => one.trim)?.trim ?? null)
        fc.pre(trim !== null)
        const trimmed = (less: number) =>
          weighShipment(
            all.map((one, at) => (at === trim.parcel ? { ...one, [trim.side]: one[trim.side] - less } : one)),
            by,
          ).billable
        expect(trimmed(trim.by)).toBeLessThan(billable - by.step + 1e-5)
        if (trim.by > 0.2) expect(trimmed(trim.by - 0.2)).toBeCloseTo(billable, 5)
      }),
    )
  })
})

describe('the rule of a service', () => {
  const rules = [
    { service: 'AIR', divisor: 6000, step: 0.1, per: 'whole' },
    { service: 'sea', divisor: '0', step: null, per: '' },
  ]
  test.each([
    ['air', { divisor: 6000, step: 0.1, per: 'whole' }],
    ['SEA', usualRule],
    ['none', usualRule],
  ])('%s', (service, expected) => expect(ruleFor(rules, service)).toEqual(expected))
})

test('names a rule of the settings whose values are unknown', () => {
  const rules = [
    { service: 'AIR', divisor: 'năm nghìn', step: 1, per: 'whole' },
    { service: 'SEA', divisor: 6000, per: 'parcel' },
  ]
  expect(ruleFor(rules, 'AIR')).toEqual({ divisor: 5000, step: 1, per: 'whole', isUnknown: true })
  expect(ruleFor(rules, 'SEA')).toEqual({ divisor: 6000, step: 0.5, per: 'parcel', isUnknown: true })
  expect(ruleFor(rules, 'EMS')).toEqual(usualRule)
  expect(ruleFor([...rules, { divisor: 1, step: 1, per: 'whole' }], 'EMS')).toEqual({
    ...usualRule,
    isUnknown: true,
  })
})
