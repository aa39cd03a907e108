import { clean, roundSide, roundWeight, type SideRounding, type Steps, weightBelow } from './round.ts'

/** A side that can be shortened. */
export type Side = 'length' | 'width' | 'height'

/**
 * A reduction of one side: the parcel (from 0), the side, the centimetres, and the resulting billable weight.
 */
export interface Trim {
  readonly parcel: number
  readonly side: Side
  readonly by: number
  readonly to: number
}

interface Weighing extends Steps {
  readonly parcels: readonly { readonly [S in Side]: number | null }[]
  /** The volumetric weight of each parcel in kilograms. */
  readonly volumes: readonly number[]
  /** The weight that no side changes: the actual one where the larger of both counts, else 0. */
  readonly actual: number
  readonly billable: number
  readonly sides: SideRounding
}

const sides: readonly Side[] = ['length', 'width', 'height']

/** Rounds up to a millimetre, the precision of a tape measure. */
const tenth = (centimetres: number) => clean(Math.ceil(clean(centimetres * 10)) / 10)

/** The longest side that a rounded side of at most `longest` can have; for `nearest` a side just below it. */
function unrounded(longest: number, rounding: SideRounding): number {
  if (rounding === 'none') return longest
  const whole = Math.floor(longest + 1e-6)
  return rounding === 'up' ? whole : whole + 0.5
}

/** The smallest cut of one side (rounded to mm) that saves a step; null if the actual weight or the least one prevents it. */
export function trimOf({ parcels, volumes, actual, billable, ...rule }: Weighing): Trim | null {
  const to = weightBelow(billable, rule)
  const room = volumes.reduce((all, one) => all + one, 0)
  if (to === null || roundWeight(actual, rule) > to + 1e-6) return null
  const trims = parcels.flatMap((parcel, at) => {
    const volume = volumes[at] ?? 0
    const left = volume - (room - to)
    if (left <= 0) return []
    return sides.map((side) => {
      const length = parcel[side] ?? 0
      const rounded = roundSide(length, rule.sides)
      const after = (by: number) => room - volume + (volume * roundSide(length - by, rule.sides)) / rounded
      const least = tenth(length - unrounded((rounded * left) / volume, rule.sides))
      // Rounding may leave the weight slightly above the step.
      const by = roundWeight(after(least), rule) > to + 1e-6 ? clean(least + 0.1) : least
      const isPossible = by < length && roundWeight(after(by), rule) <= to + 1e-6
      return { parcel: at, side, by, to, isPossible }
    })
  })
  const [best] = trims.filter(({ isPossible }) => isPossible).toSorted((one, other) => one.by - other.by)
  return best ? { parcel: best.parcel, side: best.side, by: best.by, to: best.to } : null
}
