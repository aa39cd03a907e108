type Format = (value: number) => string

/** Formats a value with a real minus, where Intl has a hyphen in some languages. */
export const withMinus = (value: number, format: Format): string =>
  value < 0 ? `−${format(-value)}` : format(value)

/** Formats a difference with its sign, plus or minus. */
export const signed = (value: number, format: Format): string =>
  value > 0 ? `+${format(value)}` : withMinus(value, format)
