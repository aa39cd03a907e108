/**
 * A number as people write it: a dot or a comma begins the decimals, full-width digits of a Japanese keyboard count,
 * thousands may be set apart where there are two groups or more. Null for nothing; NaN for what is no number,
 * which validation then names.
 */
export function typedNumber(words: string): number | null {
  const text = plain(words)
  if (text === '') return null
  if (/^-?\d{1,3}(\.\d{3}){2,}$|^-?\d{1,3}(,\d{3}){2,}$/.test(text)) return whole(text)
  return /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) + 0 : Number.NaN
}

/** An amount without decimals: dots and commas before three digits set thousands apart; decimals are rounded. */
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
