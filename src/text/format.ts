import { language, locales } from '#text/language.ts'

/** Currencies of the business; both are written without decimals. */
export type Currency = 'JPY' | 'VND'

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function memoized<T extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: (locale: string) => T,
): T {
  const full = `${language()} ${key}`
  const found = formats.get(full)
  if (found) return found as T
  const format = make(locales[language()])
  formats.set(full, format)
  return format
}

/** A number in the reader's way of writing it, at most three decimals. */
export function formatNumber(value: number): string {
  // Below a thousand all languages here write the digits alone; making the first Intl format costs a page its start.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return memoized('number', (locale) => new Intl.NumberFormat(locale)).format(value)
}

/** An amount with its currency sign, without decimals. */
export function formatMoney(value: number, currency: Currency): string {
  return memoized(currency, (locale) => {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  }).format(value)
}

/** A short date from `YYYY-MM-DD` or any ISO date-time; any other text is returned unchanged. */
export function formatDate(value: string): string {
  return formatMoment(value, 'date', { dateStyle: 'short' })
}

/** A short date and time, in the reader's own time zone. */
export function formatDateTime(value: string): string {
  return formatMoment(value, 'date-time', { dateStyle: 'short', timeStyle: 'short' })
}

/** The full date and time, for the hint over a short one. */
export function formatFullDateTime(value: string): string {
  return formatMoment(value, 'full', { dateStyle: 'full', timeStyle: 'medium' })
}

function formatMoment(value: string, key: string, options: Intl.DateTimeFormatOptions): string {
  // A bare date is a calendar day, not midnight in Greenwich: read it in local time.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value)
  if (Number.isNaN(date.getTime())) return value
  return memoized(key, (locale) => new Intl.DateTimeFormat(locale, options)).format(date)
}
