// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyParcels, anyRule } from './rule.test-data.ts'
import { stepAt, usualRule, type WeighRule } from './rule.ts'
import { type Parcel, weighShipment } from './weigh.ts'

const parcel = (weight: number, length = 0, width = 0, height = 0): Parcel => ({
  weight,
  length,
  width,
  height,
})
const rule: WeighRule = usualRule

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

  test('is billed at least at the weight of its basis, and less than a step above it', () => {
    fc.assert(
      fc.property(anyParcels, anyRule, (all, by) => {
        const weighed = weighShipment(all, by)
        for (const one of weighed.whole ? [weighed.whole] : weighed.parcels) {
          const counted = one[one.counts]
          if (by.basis === 'larger') expect(counted).toBe(Math.max(one.actual, one.volumetric))
          else expect(one.counts).toBe(by.basis)
          expect(one.billable).toBeGreaterThanOrEqual(counted - 1e-5)
          expect(one.billable).toBeLessThan(Math.max(counted + stepAt(counted, by), by.least + 1e-5) + 1e-5)
        }
      }),
    )
  })

  test('is billed a step less after the trim, and not after a millimetre less', () => {
    fc.assert(
      fc.property(anyParcels, anyRule, (all, by) => {
        const { parcels: each, whole, billable } = weighShipment(all, by)
        const trim = whole ? whole.trim : (each.find((one) => one.trim)?.trim ?? null)
        fc.pre(trim !== null)
        const trimmed = (less: number) =>
          weighShipment(
            all.map((one, at) => (at === trim.parcel ? { ...one, [trim.side]: one[trim.side] - less } : one)),
            by,
          ).billable
        const before = (whole ?? each[trim.parcel])?.billable ?? 0
        expect(trimmed(trim.by)).toBeLessThan(billable - (before - trim.to) + 1e-5)
        if (trim.by > 0.2) expect(trimmed(trim.by - 0.2)).toBeCloseTo(billable, 5)
      }),
    )
  })
})

describe('a rule', () => {
  // 60 × 52 × 30 cm = 93,600 cm³.
  const chair = parcel(15, 60, 52, 30)
  test.each([
    ['÷ 5000', {}, 19],
    ['÷ 6000', { divisor: 6000 }, 16],
    ['by actual weight', { basis: 'actual' as const }, 15],
    ['by volumetric weight', { basis: 'volumetric' as const }, 19],
  ])('%s is explained by its basis', (_, more, expected) =>
    expect(weighShipment([chair], { ...usualRule, ...more }).billable).toBe(expected),
  )

  test('by volumetric weight alone is trimmed below the actual weight', () => {
    const by = { ...usualRule, basis: 'volumetric' as const }
    expect(weighShipment([parcel(15, 40, 30, 21)], by).parcels[0]?.trim).toMatchObject({ by: 0.2, to: 5 })
    expect(weighShipment([parcel(15)], by).billable).toBe(15)
  })

  test('by actual weight has no trim', () =>
    expect(weighShipment([chair], { ...usualRule, basis: 'actual' }).parcels[0]?.trim).toBeNull())

  test('that rounds sides trims to a whole centimetre, or to just below the half', () => {
    // 41 × 31 × 21 = 5.3382 kg: 5 needs 29 cm of width.
    const small = parcel(1, 40.2, 30.6, 20.6)
    const trimBy = (sides: 'up' | 'nearest') =>
      weighShipment([small], { ...usualRule, sides }).parcels[0]?.trim
    expect(trimBy('up')).toEqual({ parcel: 0, side: 'width', by: 1.6, to: 5 })
    // 40 × 31 × 21 = 5.208 kg: 5 needs 20 cm of height, and 20.4 cm is 20 cm.
    expect(trimBy('nearest')).toEqual({ parcel: 0, side: 'height', by: 0.2, to: 5 })
  })

  test('with ranges trims into the range below', () => {
    const by = { ...usualRule, ranges: [{ upTo: 20, step: 0.5 }], step: 1, least: 1 }
    // 60 × 52 × 32.1 = 20.0304 kg: 21 are billable, 20 is the end of the range below.
    expect(weighShipment([parcel(15, 60, 52, 32.1)], by).parcels[0]).toMatchObject({
      billable: 21,
      trim: { by: 0.1, to: 20 },
    })
    expect(weighShipment([parcel(0.1, 10, 10, 10)], by).parcels[0]).toMatchObject({ billable: 1, trim: null })
  })
})
