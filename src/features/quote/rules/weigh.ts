import {
  clean,
  roundSide,
  roundWeight,
  type SideRounding,
  type Steps,
  type WeighRule,
  weightBelow,
} from './rule.ts'

/** A parcel: kilograms, and centimetres if measured. */
export interface Parcel {
  readonly weight: number | null
  readonly length: number | null
  readonly width: number | null
  readonly height: number | null
}

/** The weights of a parcel or shipment, in kilograms. */
export interface Weighed {
  readonly actual: number
  readonly volumetric: number
  readonly counts: 'actual' | 'volumetric'
  readonly billable: number
  /** The smallest reduction of one side that saves a step; null if no single side suffices. */
  readonly trim: Trim | null
}

/** The weights of the parcels, of all together if the rule is per `whole`, and the billable weight. */
export interface Shipment {
  readonly rule: WeighRule
  readonly parcels: readonly Weighed[]
  readonly whole: Weighed | null
  readonly billable: number
}

/** The blank sides of a parcel that has others: without them it has no volume, and would be priced by its weight alone. */
export function missingSides(parcel: Omit<Parcel, 'weight'>): readonly Side[] {
  const missing = sides.filter((side) => !parcel[side])
  return missing.length === sides.length ? [] : missing
}

/** The volumetric weight of a parcel in kilograms, from its rounded sides; 0 without measurements. */
function volumetric(parcel: Parcel, { divisor, sides }: WeighRule): number {
  const side = (length: number | null) => roundSide(length ?? 0, sides)
  return (side(parcel.length) * side(parcel.width) * side(parcel.height)) / divisor
}

/** Weighs a shipment: the weight of the rule's basis counts, rounded up to the step of its range. */
export function weighShipment(parcels: readonly Parcel[], rule: WeighRule): Shipment {
  const each = parcels.map((parcel, at) => weighTogether([parcel], rule, at))
  if (rule.per === 'whole') {
    const whole = weighTogether(parcels, rule, 0)
    return { rule, parcels: each, whole, billable: whole.billable }
  }
  return { rule, parcels: each, whole: null, billable: clean(sum(each.map(({ billable }) => billable))) }
}

function weighTogether(parcels: readonly Parcel[], rule: WeighRule, first: number): Weighed {
  const actual = clean(sum(parcels.map(({ weight }) => weight ?? 0)))
  const volumes = parcels.map((parcel) => volumetric(parcel, rule))
  const room = clean(sum(volumes))
  const counts = countedOf(actual, room, rule)
  const billable = roundWeight(counts === 'actual' ? actual : room, rule)
  // Where the volume alone counts, the actual weight prevents no trim.
  const fixed = rule.basis === 'volumetric' ? 0 : actual
  const trim = counts === 'actual' ? null : trimOf({ ...rule, parcels, volumes, actual: fixed, billable })
  return {
    actual,
    volumetric: room,
    counts,
    billable,
    trim: trim && { ...trim, parcel: trim.parcel + first },
  }
}

/** Without measurements the actual weight counts under every rule. */
function countedOf(actual: number, room: number, { basis }: WeighRule): Weighed['counts'] {
  if (basis === 'actual' || room === 0) return 'actual'
  return basis === 'volumetric' || room > actual ? 'volumetric' : 'actual'
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** A side that can be shortened. */
type Side = 'length' | 'width' | 'height'

/**
 * A reduction of one side: the parcel (from 0), the side, the centimetres, and the resulting billable weight.
 */
interface Trim {
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
function trimOf({ parcels, volumes, actual, billable, ...rule }: Weighing): Trim | null {
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
