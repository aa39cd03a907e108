/** A range of numbers; null is an open end. */
export interface Range {
  readonly from: number
  readonly to: number | null
}

/** The values between the first and the last range that no range covers. */
export function gapsOf(ranges: readonly Range[]): readonly { readonly from: number; readonly to: number }[] {
  const gaps = []
  let covered: number | null = null
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    if (covered !== null && from > covered) gaps.push({ from: covered, to: from })
    // Nothing can be uncovered behind an open end.
    if (to === null) return gaps
    covered = Math.max(covered ?? to, to)
  }
  return gaps
}
