import { readNumber, readText } from '#descriptor/read.ts'
import { clean, roundUp } from './round.ts'
import { type Trim, trimOf } from './trim.ts'

/** A parcel: kilograms, and centimetres where it was measured. */
export interface Parcel {
  readonly weight: number | null
  readonly length: number | null
  readonly width: number | null
  readonly height: number | null
}

/** How a service weighs: divisor in cm³ a kilogram, step in kilograms, each parcel by itself or all as one. */
export interface WeighRule {
  readonly divisor: number
  readonly step: number
  readonly per: 'parcel' | 'whole'
}

/** What a weight comes to, in kilograms. */
export interface Weighed {
  readonly actual: number
  readonly volumetric: number
  readonly counts: 'actual' | 'volumetric'
  readonly billable: number
  /** The least to be taken off one side for one step less; null where no side alone can do it. */
  readonly trim: Trim | null
}

/** What a shipment comes to: its parcels, all of them as one where the rule weighs so, and what is paid for. */
export interface Shipment {
  readonly rule: WeighRule
  readonly parcels: readonly Weighed[]
  readonly whole: Weighed | null
  readonly billable: number
}

/** The rule of a service that has none of its own (src/decisions/quote.md). */
export const usualRule: WeighRule = { divisor: 5000, step: 0.5, per: 'parcel' }

/** The rule of a service among those of the app settings; a damaged line counts as far as it goes. */
export function ruleFor(rules: readonly Readonly<Record<string, unknown>>[], service: string): WeighRule {
  const isOf = (line: Readonly<Record<string, unknown>>) =>
    readText(line.service).trim().toLowerCase() === service.trim().toLowerCase()
  const line = rules.find(isOf)
  if (!line) return usualRule
  const above = (raw: unknown, otherwise: number) => {
    const value = readNumber(raw)
    return value !== null && value > 0 ? value : otherwise
  }
  return {
    divisor: above(line.divisor, usualRule.divisor),
    step: above(line.step, usualRule.step),
    per: line.per === 'whole' ? 'whole' : 'parcel',
  }
}

/** Kilograms that a parcel's room counts for; 0 for one that was not measured. */
function volumetric(parcel: Parcel, divisor: number): number {
  return ((parcel.length ?? 0) * (parcel.width ?? 0) * (parcel.height ?? 0)) / divisor
}

/** Weighs a shipment and says why: the heavier of both weights counts, rounded up to the step. */
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
  const volumes = parcels.map((parcel) => volumetric(parcel, rule.divisor))
  const room = clean(sum(volumes))
  const billable = roundUp(Math.max(actual, room), rule.step)
  const trim = trimOf({ parcels, volumes, actual, billable, step: rule.step })
  return {
    actual,
    volumetric: room,
    counts: room > actual ? 'volumetric' : 'actual',
    billable,
    trim: trim && { ...trim, parcel: trim.parcel + first },
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
