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
export interface StepRange {
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
