import * as fc from 'fast-check'
import { usualRule, type WeighRule } from './rule.ts'

const centimetres = fc.integer({ min: 1, max: 2000 }).map((tenths) => tenths / 10)
const step = fc.constantFrom(0.1, 0.25, 0.5, 1)

/** One to four measured parcels, to 0.1 cm and to a gram. */
export const anyParcels = fc.array(
  fc.record({
    weight: fc.integer({ min: 1, max: 50_000 }).map((grams) => grams / 1000),
    length: centimetres,
    width: centimetres,
    height: centimetres,
  }),
  { minLength: 1, maxLength: 4 },
)

/** A rule of every basis and rounding, with up to three ranges. */
export const anyRule: fc.Arbitrary<WeighRule> = fc
  .record({
    basis: fc.constantFrom('larger' as const, 'actual' as const, 'volumetric' as const),
    divisor: fc.constantFrom(4000, 5000, 6000),
    sides: fc.constantFrom('none' as const, 'up' as const, 'nearest' as const),
    step,
    ranges: fc
      .uniqueArray(fc.record({ upTo: fc.integer({ min: 1, max: 60 }), step }), {
        maxLength: 3,
        selector: ({ upTo }) => upTo,
      })
      .map((ranges) => ranges.toSorted((one, other) => one.upTo - other.upTo)),
    least: fc.constantFrom(0, 0.5, 3),
    per: fc.constantFrom('parcel' as const, 'whole' as const),
  })
  .map((rule) => ({ ...usualRule, ...rule }))
