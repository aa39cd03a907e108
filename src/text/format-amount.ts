import { language, locales } from './language.ts'
import { withMinus } from './signed.ts'

/** The decimals that amounts of a currency are written with: none for yen and đồng. */
export const decimalsOf = (currency: string): number => (currency === 'JPY' || currency === 'VND' ? 0 : 2)

/** Formats an amount in the user's language unless a locale is given. */
export function formatAmount(value: number, currency: string, locale = locales[language()]): string {
  const digits = decimalsOf(currency)
  const format = (intl: Intl.NumberFormat) => withMinus(value, (absolute) => intl.format(absolute))
  try {
    const style = { style: 'currency', currency, maximumFractionDigits: digits } as const
    return format(new Intl.NumberFormat(locale, style))
  } catch {
    // Intl throws for a malformed currency code, which a back-end may send.
    return `${format(new Intl.NumberFormat(locale, { maximumFractionDigits: digits }))} ${currency}`.trim()
  }
}
