import { language, locales } from '#text/language.ts'

/** Amounts are written in the reader's language unless another locale is named; yen and đồng have no decimals. */
export function amountWords(value: number, currency: string, locale = locales[language()]): string {
  const digits = currency === 'JPY' || currency === 'VND' ? 0 : 2
  try {
    const style = { style: 'currency', currency, maximumFractionDigits: digits } as const
    return new Intl.NumberFormat(locale, style).format(value)
  } catch {
    // A back-end may have a currency that Intl does not know the form of.
    return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)} ${currency}`.trim()
  }
}

/** What one of each currency is worth, by code, in any common measure. */
export type Rates = ReadonlyMap<string, number>

/** An amount in another currency; null where the rate of either is unknown. */
export function converted(value: number, from: string, to: string, rates: Rates): number | null {
  if (from === to) return value
  const [one, other] = [rates.get(from), rates.get(to)]
  return one && other ? (value * one) / other : null
}
