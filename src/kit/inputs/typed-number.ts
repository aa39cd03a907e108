/**
 * Parses a typed number: a dot or a comma begins the decimals, full-width digits of a Japanese keyboard
 * count, and thousands may be separated where there are two groups or more. Null for nothing; NaN for any
 * other text, which validation reports.
 */
export function typedNumber(words: string): number | null {
  const text = plain(words)
  if (text === '') return null
  if (/^-?\d{1,3}(\.\d{3}){2,}$|^-?\d{1,3}(,\d{3}){2,}$/.test(text)) return whole(text)
  return /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) + 0 : Number.NaN
}

/** Parses an amount: dots and commas before three digits separate thousands; decimals are rounded. */
export function typedMoney(words: string): number | null {
  const text = plain(words)
  if (/^-?\d{1,3}([.,]\d{3})+$/.test(text)) return whole(text)
  const number = typedNumber(text)
  return number === null ? null : Math.round(number) + 0
}

function plain(words: string): string {
  return words
    .normalize('NFKC')
    .replace(/[\s'’_]/g, '')
    .replace('−', '-')
}

function whole(text: string): number {
  return Number(text.replace(/[.,]/g, '')) + 0
}
