import { language, locales, translate } from '#text/language.ts'
import { text } from '#text/text.ts'

/** A received value as text, shortened; '' for one that did not come. */
export function receivedText(raw: unknown): string {
  const received = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')
  return received.length > maxLength ? `${received.slice(0, maxLength)}…` : received
}

const maxLength = 80

/** Currencies of the business; both are written without decimals. */
export type Currency = 'JPY' | 'VND'

const formats = new Map<string, object>()

function memoized<T extends object>(key: string, make: (locale: string) => T): T {
  const full = `${language()} ${key}`
  const found = formats.get(full)
  if (found) return found as T
  const format = make(locales[language()])
  formats.set(full, format)
  return format
}

/** A number in the reader's way of writing it, at most three decimals. */
export function formatNumber(value: number): string {
  return memoized('number', (locale) => new Intl.NumberFormat(locale, { signDisplay: 'negative' })).format(
    value,
  )
}

/** The total that a progress is compared with; an ellipsis where it is not known. */
export const formatTotal = (total: number | undefined) => (total === undefined ? '…' : formatNumber(total))

/** An amount with its currency sign, without decimals. */
export function formatMoney(value: number, currency: Currency): string {
  return memoized(currency, (locale) => {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  }).format(value)
}

/** A date with the year, from `YYYY-MM-DD` or any ISO date-time; any other text is returned unchanged. */
export function formatDate(value: string): string {
  return formatMoment(value, 'date', { day: '2-digit', month: '2-digit', year: 'numeric' })
}

/** A date with the year, then the time, in the reader's own time zone. */
export function formatDateTime(value: string): string {
  const date = momentOf(value)
  return date ? `${formatDate(value)} ${timeOf(value)}` : value
}

/**
 * A past moment as it is compared in a list: "2 giờ trước" within 24 hours, yesterday with the time, day and month
 * within the year, otherwise the date with the year. A moment to come has its date and time.
 */
export function formatWhen(value: string, now: number): string {
  const date = momentOf(value)
  if (!date) return value
  const seconds = Math.round((date.getTime() - now) / 1000)
  if (seconds > CLOCK_DIFFERENCE) return formatDateTime(value)
  if (seconds > -DAY) return agoOf(Math.min(0, seconds))
  if (isYesterday(date, new Date(now))) return `${translate(text('hôm qua'))} ${timeOf(value)}`
  if (date.getFullYear() !== new Date(now).getFullYear()) return formatDate(value)
  return formatMoment(value, 'day', { day: 'numeric', month: 'short' })
}

const MINUTE = 60
// `now` may be a minute old, and the clock of the server ahead of this one.
const CLOCK_DIFFERENCE = 5 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function agoOf(seconds: number): string {
  if (seconds > -MINUTE) return translate(text('vừa xong'))
  const relative = memoized('ago', (locale) => new Intl.RelativeTimeFormat(locale))
  if (seconds > -HOUR) return relative.format(Math.trunc(seconds / MINUTE), 'minute')
  return relative.format(Math.trunc(seconds / HOUR), 'hour')
}

function isYesterday(date: Date, now: Date): boolean {
  const dayBefore = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  return date.toDateString() === dayBefore.toDateString()
}

function timeOf(value: string): string {
  return formatMoment(value, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** The full date and time, for the hint over a short one. */
export function formatFullDateTime(value: string): string {
  return formatMoment(value, 'full', { dateStyle: 'full', timeStyle: 'medium' })
}

function formatMoment(value: string, key: string, options: Intl.DateTimeFormatOptions): string {
  const date = momentOf(value)
  return date ? memoized(key, (locale) => new Intl.DateTimeFormat(locale, options)).format(date) : value
}

function momentOf(value: string): Date | undefined {
  // A bare date is a calendar day, not midnight in Greenwich: read it in local time.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Degrees as maps read them, `10.77, 106.7`, to about a metre; '' for none. */
export function positionText(position: { readonly lat: number; readonly lng: number } | null): string {
  if (!position) return ''
  return [position.lat, position.lng].map((degrees) => Number(degrees.toFixed(5))).join(', ')
}
