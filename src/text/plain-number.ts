/** The decimal digits of a number: no separators, no exponent, a point before at most `decimals` decimals. */
export function plainNumber(value: number, decimals = 20): string {
  // Making the first Intl format of a page takes milliseconds, and most numbers are whole.
  if (Number.isSafeInteger(value)) return String(value)
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: decimals })
}
