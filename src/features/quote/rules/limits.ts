import type { Limits, WeighRule } from './rule.ts'
import type { Parcel } from './weigh.ts'

/** A limit of a rule that a parcel or the goods exceed: what it allows, and what there is. */
export interface BrokenLimit {
  readonly limit: keyof Limits
  /** The index of the parcel; null for the value of the goods. */
  readonly parcel: number | null
  readonly max: number
  readonly actual: number
}

/** The limits that a shipment breaks, parcel by parcel; `goodsValue` is in đồng. Unmeasured sides break none. */
export function limitsBroken(
  { limits }: WeighRule,
  parcels: readonly Parcel[],
  goodsValue: number | null,
): readonly BrokenLimit[] {
  const check = (limit: keyof Limits, parcel: number | null, actual: number): readonly BrokenLimit[] => {
    const max = limits[limit]
    return max !== null && actual > max + 1e-6 ? [{ limit, parcel, max, actual }] : []
  }
  return [
    ...parcels.flatMap((parcel, at) => [
      ...check('weight', at, parcel.weight ?? 0),
      ...check('longestSide', at, longestSide(parcel)),
      ...check('lengthAndGirth', at, lengthAndGirth(parcel)),
    ]),
    ...check('goodsValue', null, goodsValue ?? 0),
  ]
}

const sidesOf = ({ length, width, height }: Parcel) => [length ?? 0, width ?? 0, height ?? 0]

const longestSide = (parcel: Parcel) => Math.max(...sidesOf(parcel))

/** The longest side and twice the sum of the others; 0 unless all sides are measured. */
function lengthAndGirth(parcel: Parcel): number {
  const sides = sidesOf(parcel)
  if (sides.includes(0)) return 0
  return sides.reduce((all, side) => all + 2 * side, 0) - Math.max(...sides)
}

/** What a shipment contains that a rule refuses, of the kinds and words that the user named. */
export function goodsRefused(
  { refuses, refusesWords }: WeighRule,
  contents: readonly string[],
): readonly string[] {
  const refused = new Set([...refuses, ...refusesWords])
  return contents.filter((one) => refused.has(one))
}
