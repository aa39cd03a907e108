/** A number without the dust of binary fractions: six decimals, a millionth of a kilogram. */
export function clean(value: number): number {
  return Number(value.toFixed(6))
}

/** The next multiple of a step that is not below the value: 1.5 stays 1.5 at steps of 0.5. */
export function roundUp(value: number, step: number): number {
  // Without the allowance 0.3 would be three and a bit steps of 0.1.
  return clean(Math.ceil(clean(value / step) - 1e-6) * step)
}
