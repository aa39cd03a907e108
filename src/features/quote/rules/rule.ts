import { isRecord, readNumber, readText, readTexts } from '#descriptor/read.ts'
import { type Text, text } from '#text/text.ts'
import { carrierLines, type RuleLine } from './carrier-lines.ts'

/** What a service takes at most: kilograms and centimetres of a parcel, đồng of the goods; null without a limit. */
export interface Limits {
  readonly weight: number | null
  readonly longestSide: number | null
  /** The longest side and twice the sum of the others. */
  readonly lengthAndGirth: number | null
  readonly goodsValue: number | null
}

/** The rule of a service: how its weight is calculated, and what it refuses. */
export interface WeighRule extends Steps {
  /** The weight that counts: the larger of both, or one of them in any case. */
  readonly basis: 'larger' | 'actual' | 'volumetric'
  /** cm³ per kilogram. */
  readonly divisor: number
  readonly sides: SideRounding
  readonly per: 'parcel' | 'whole'
  readonly limits: Limits
  /** The goods that it does not carry: the values of `goodsKinds`, and free words. */
  readonly refuses: readonly string[]
  readonly refusesWords: readonly string[]
  /** What it charges in addition, one text each. */
  readonly surcharges: readonly string[]
  /** Where the rule is published, and the day of the look-up; '' for a rule of the settings without a source. */
  readonly source: string
  readonly checkedOn: string
  /** What of the rule is not verified; '' for a verified one. */
  readonly unverified: Text
  /** The published rule of the carrier is used, because the settings have none. */
  readonly isPublished?: true
  /** A value of the settings is unknown: the default is used in its place. */
  readonly isUnknown?: true
}

const noLimits: Limits = { weight: null, longestSide: null, lengthAndGirth: null, goodsValue: null }

/** The rule of a service that neither the settings nor the published rules have (src/decisions/quote.md). */
export const usualRule: WeighRule = {
  basis: 'larger',
  divisor: 5000,
  sides: 'none',
  step: 0.5,
  ranges: [],
  least: 0,
  per: 'parcel',
  limits: noLimits,
  refuses: [],
  refusesWords: [],
  surcharges: [],
  source: '',
  checkedOn: '',
  unverified: '',
}

/**
 * The rule of a service in the app settings, else the published one of its carrier, else the usual one. Damaged and
 * unknown values of a rule fall back to those of the usual rule.
 */
export function ruleFor(lines: readonly RuleLine[], service: string): WeighRule {
  const line = lineOf(lines, service)
  if (line) return readRule(line)
  const [carrier = ''] = keyOf(service).split(/[^a-z\d]/u)
  const published = lineOf(carrierLines, carrier)
  return {
    ...(published ? { ...readRule(published), isPublished: true } : { ...usualRule, unverified: noRule }),
    // A rule of an unknown service may be the one of this service.
    ...(lines.some((one) => !isText(one.service)) ? { isUnknown: true } : {}),
  }
}

const noRule = text('dịch vụ này chưa có quy tắc riêng')

const keyOf = (service: unknown) => readText(service).trim().toLowerCase()

function lineOf(lines: readonly RuleLine[], service: string): RuleLine | undefined {
  return lines.find((line) => keyOf(line.service) === keyOf(service))
}

/** Reads a line of the settings; a line of an earlier version has only `service`, `divisor`, `step` and `per`. */
function readRule(line: RuleLine): WeighRule {
  const numbers = [line.divisor, line.step, ...optionalNumbers.map((name) => line[name] ?? null)]
  const isKnown =
    numbers.every(isNumber) &&
    isText(line.per) &&
    isOneOf(line.basis, bases) &&
    isOneOf(line.sides, roundings) &&
    isRanges(line.ranges)
  return {
    basis: oneOf(line.basis, bases),
    divisor: above(line.divisor) ?? usualRule.divisor,
    sides: oneOf(line.sides, roundings),
    step: above(line.step) ?? usualRule.step,
    ranges: readRanges(line.ranges),
    least: above(line.least) ?? usualRule.least,
    per: line.per === 'whole' ? 'whole' : 'parcel',
    limits: {
      weight: above(line.max_weight),
      longestSide: above(line.max_side),
      lengthAndGirth: above(line.max_girth),
      goodsValue: above(line.max_value),
    },
    refuses: readTexts(line.refuses),
    refusesWords: partsOf(line.refuses_words, /[,;\n]/u),
    surcharges: partsOf(line.surcharges, /\n/u),
    source: readText(line.source),
    checkedOn: readText(line.checked_on),
    unverified: readText(line.unverified),
    ...(isKnown ? {} : { isUnknown: true }),
  }
}

const bases = ['larger', 'actual', 'volumetric'] as const
const roundings = ['none', 'up', 'nearest'] as const
const optionalNumbers = ['least', 'max_weight', 'max_side', 'max_girth', 'max_value']

/** A positive number; null for anything else. */
function above(raw: unknown): number | null {
  const value = readNumber(raw)
  return value !== null && value > 0 ? value : null
}

/** A value of a list; its first one for anything else. */
function oneOf<const V extends string>(raw: unknown, values: readonly [V, ...V[]]): V {
  return values.find((value) => value === raw) ?? values[0]
}

/** The ranges in ascending order, without unreadable ones. */
function readRanges(raw: unknown): readonly StepRange[] {
  const lines: readonly unknown[] = Array.isArray(raw) ? raw : []
  return lines
    .flatMap((line) => {
      const [upTo, step] = isRecord(line) ? [above(line.up_to), above(line.step)] : [null, null]
      return upTo === null || step === null ? [] : [{ upTo, step }]
    })
    .toSorted((one, other) => one.upTo - other.upTo)
}

function partsOf(raw: unknown, separator: RegExp): readonly string[] {
  return readText(raw)
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const isBlank = (raw: unknown) => raw === undefined || raw === null || raw === ''
const isText = (raw: unknown) => raw === null || readText(raw) !== '' || raw === ''
const isNumber = (raw: unknown) => raw === null || raw === '' || readNumber(raw) !== null
const isOneOf = (raw: unknown, values: readonly string[]) =>
  isBlank(raw) || values.some((value) => value === raw)
const isRanges = (raw: unknown) =>
  isBlank(raw) || (Array.isArray(raw) && readRanges(raw).length === raw.length)

/** Rounds to six decimals to remove binary floating-point errors. */
export function clean(value: number): number {
  return Number(value.toFixed(6))
}

/** The smallest multiple of a step that is not below the value: 1.5 remains 1.5 for steps of 0.5. */
export function roundUp(value: number, step: number): number {
  // Without the tolerance a floating-point error would add a step: 0.3 / 0.1 is not exactly 3.
  return clean(Math.ceil(clean(value / step) - 1e-6) * step)
}

/** How a side in centimetres is rounded before the volume is calculated. */
export type SideRounding = 'none' | 'up' | 'nearest'

/** A side by its rounding: 30.4 cm is 31 up and 30 to the nearest centimetre; a measured side is at least 1 cm then. */
export function roundSide(side: number, rounding: SideRounding): number {
  if (rounding === 'none' || side <= 0) return side
  return Math.max(1, rounding === 'up' ? Math.ceil(clean(side)) : Math.round(clean(side)))
}

/** A range of weights up to and with `upTo` kilograms, and the step that it is rounded up by. */
interface StepRange {
  readonly upTo: number
  readonly step: number
}

/** The steps of a weight: the ranges in ascending order, and the step above the last of them. */
export interface Steps {
  readonly ranges: readonly StepRange[]
  readonly step: number
  /** The least billable weight in kilograms; 0 without one. */
  readonly least: number
}

/** The range of a weight: its step, its start, and its end; Infinity above the last range. */
function rangeOf(weight: number, { ranges, step }: Steps) {
  const at = ranges.findIndex(({ upTo }) => weight <= upTo + 1e-6)
  const from = (at < 0 ? ranges.at(-1) : ranges[at - 1])?.upTo ?? 0
  const range = ranges[at]
  return range ? { ...range, from } : { upTo: Number.POSITIVE_INFINITY, step, from }
}

/** The step that a weight is rounded up by. */
export function stepAt(weight: number, steps: Steps): number {
  return rangeOf(weight, steps).step
}

/** A weight rounded up by the step of its range, at most to the end of the range, and not below the least weight; 0 remains 0. */
export function roundWeight(weight: number, steps: Steps): number {
  if (weight <= 0) return 0
  const { upTo, step } = rangeOf(weight, steps)
  return Math.max(steps.least, Math.min(roundUp(weight, step), upTo))
}

/** The next lower billable weight; null at the least one. */
export function weightBelow(billable: number, steps: Steps): number | null {
  if (billable <= steps.least + 1e-6) return null
  const { step, from } = rangeOf(billable, steps)
  const below = Math.max(from, clean(roundUp(billable, step) - step))
  return below > 0 ? Math.max(below, steps.least) : null
}
