/** Rounds to six decimals to remove binary floating-point errors. */
export function clean(value: number): number {
  return Number(value.toFixed(6))
}

/** The smallest multiple of a step that is not below the value: 1.5 remains 1.5 for steps of 0.5. */
export function roundUp(value: number, step: number): number {
  // Without the tolerance a floating-point error would add a step: 0.3 / 0.1 is not exactly 3.
  return clean(Math.ceil(clean(value / step) - 1e-6) * step)
}
