import { readNumber, readText } from '#descriptor/read.ts'
import { clean, roundUp } from './round.ts'
import { type Trim, trimOf } from './trim.ts'

/** A parcel: kilograms, and centimetres if measured. */
export interface Parcel {
  readonly weight: number | null
  readonly length: number | null
  readonly width: number | null
  readonly height: number | null
}

/** The rule of a service: divisor in cm³ per kilogram, step in kilograms, per parcel or for the whole. */
export interface WeighRule {
  readonly divisor: number
  readonly step: number
  readonly per: 'parcel' | 'whole'
  /** A value of the settings is unknown: the default is used in its place. */
  readonly isUnknown?: true
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

/** The rule of a service that the settings do not list (src/decisions/quote.md). */
export const usualRule: WeighRule = { divisor: 5000, step: 0.5, per: 'parcel' }

/** The rule of a service in the app settings; damaged and unknown values of a rule fall back to the defaults. */
export function ruleFor(rules: readonly Readonly<Record<string, unknown>>[], service: string): WeighRule {
  const isOf = (line: Readonly<Record<string, unknown>>) =>
    readText(line.service).trim().toLowerCase() === service.trim().toLowerCase()
  const line = rules.find(isOf)
  // A rule of an unknown service may be the one of this service.
  if (!line) return rules.some((one) => !isText(one.service)) ? { ...usualRule, isUnknown: true } : usualRule
  const above = (raw: unknown, otherwise: number) => {
    const value = readNumber(raw)
    return value !== null && value > 0 ? value : otherwise
  }
  const isKnown = [line.divisor, line.step].every(isNumber) && isText(line.per)
  return {
    divisor: above(line.divisor, usualRule.divisor),
    step: above(line.step, usualRule.step),
    per: line.per === 'whole' ? 'whole' : 'parcel',
    ...(isKnown ? {} : { isUnknown: true }),
  }
}

const isText = (raw: unknown) => raw === null || readText(raw) !== '' || raw === ''
const isNumber = (raw: unknown) => raw === null || raw === '' || readNumber(raw) !== null

/** The volumetric weight of a parcel in kilograms; 0 without measurements. */
function volumetric(parcel: Parcel, divisor: number): number {
  return ((parcel.length ?? 0) * (parcel.width ?? 0) * (parcel.height ?? 0)) / divisor
}

/** Weighs a shipment: the heavier of actual and volumetric weight counts, rounded up to the step. */
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
