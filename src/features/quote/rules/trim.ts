import { clean, roundUp } from './round.ts'

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

interface Weighing {
  readonly parcels: readonly { readonly [S in Side]: number | null }[]
  /** The volumetric weight of each parcel in kilograms. */
  readonly volumes: readonly number[]
  readonly actual: number
  readonly billable: number
  readonly step: number
}

const sides: readonly Side[] = ['length', 'width', 'height']

/** Rounds up to a millimetre, the precision of a tape measure. */
const tenth = (centimetres: number) => clean(Math.ceil(clean(centimetres * 10)) / 10)

/** The smallest cut of one side (rounded to mm) that saves a step; null if the actual weight prevents it. */
export function trimOf({ parcels, volumes, actual, billable, step }: Weighing): Trim | null {
  const to = clean(billable - step)
  const room = volumes.reduce((all, one) => all + one, 0)
  if (to <= 0 || roundUp(actual, step) > to) return null
  const trims = parcels.flatMap((parcel, at) => {
    const volume = volumes[at] ?? 0
    const left = volume - (room - to)
    if (left <= 0) return []
    return sides.map((side) => {
      const length = parcel[side] ?? 0
      const after = (by: number) => room - volume + (volume * (length - by)) / length
      const least = tenth(length - (length * left) / volume)
      // Rounding may leave the weight slightly above the step.
      const by = roundUp(after(least), step) > to ? clean(least + 0.1) : least
      return { parcel: at, side, by, to, isPossible: by < length }
    })
  })
  const [best] = trims.filter(({ isPossible }) => isPossible).toSorted((one, other) => one.by - other.by)
  return best ? { parcel: best.parcel, side: best.side, by: best.by, to: best.to } : null
}
