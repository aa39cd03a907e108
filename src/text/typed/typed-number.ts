/**
 * Parses a typed number: a dot or a comma begins the decimals, full-width digits of a Japanese keyboard
 * count, and thousands may be separated where there are two groups or more. Null for nothing; NaN for any
 * other text, which validation reports.
 */
export function typedNumber(typed: string): number | null {
  const text = normalized(typed)
  if (text === '') return null
  if (/^-?\d{1,3}(\.\d{3}){2,}$|^-?\d{1,3}(,\d{3}){2,}$/.test(text)) return withoutSeparators(text)
  return /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) + 0 : Number.NaN
}

/**
 * Parses an amount: dots and commas before three digits separate thousands; one or two decimals are rounded. Other
 * digits after a separator are NaN: digits typed into the formatted "4.800" are no decimals.
 */
export function typedMoney(typed: string): number | null {
  const text = normalized(typed)
  if (/^-?\d{1,3}([.,]\d{3})+$/.test(text)) return withoutSeparators(text)
  if (/^-?\d{1,3}[.,]\d+$|[.,]\d{3,}$/.test(text)) return Number.NaN
  const number = typedNumber(text)
  return number === null ? null : Math.round(number) + 0
}

function normalized(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s'’_]/g, '')
    .replace('−', '-')
}

function withoutSeparators(text: string): number {
  return Number(text.replace(/[.,]/g, '')) + 0
}
