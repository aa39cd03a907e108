import { clean, roundSide, roundWeight } from './round.ts'
import type { WeighRule } from './rule.ts'
import { type Trim, trimOf } from './trim.ts'

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
