import { language, locales } from '#text/language.ts'

/** Formats an amount in the user's language unless a locale is given; yen and đồng have no decimals. */
export function formatAmount(value: number, currency: string, locale = locales[language()]): string {
  const digits = currency === 'JPY' || currency === 'VND' ? 0 : 2
  try {
    const style = { style: 'currency', currency, maximumFractionDigits: digits } as const
    return new Intl.NumberFormat(locale, style).format(value)
  } catch {
    // Intl throws for a malformed currency code, which a back-end may send.
    return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)} ${currency}`.trim()
  }
}

/** The value of one unit of each currency, by code, in a common currency. */
export type Rates = ReadonlyMap<string, number>

/** Converts an amount into another currency; null if a rate is unknown. */
export function convertAmount(value: number, from: string, to: string, rates: Rates): number | null {
  if (from === to) return value
  const [one, other] = [rates.get(from), rates.get(to)]
  return one && other ? (value * one) / other : null
}
