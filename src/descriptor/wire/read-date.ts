import { dayInVietnam } from '#descriptor/filters/period.ts'
import { readText } from '#descriptor/read.ts'

/** A date-time as ISO 8601 in UTC, from ISO text or milliseconds; any other text is returned unchanged. */
export function readDateTime(raw: unknown): string {
  const given = readText(raw)
  const millis = typeof raw === 'number' || /^-?\d{9,}$/.test(given)
  // Only ISO text is passed to Date, which would also parse "Quý 3" as a day in March.
  if (!millis && !/^[+-]?\d{4,6}-\d{2}/.test(given)) return given
  const moment = new Date(millis ? Number(given) : given)
  return Number.isNaN(moment.getTime()) ? given : moment.toISOString()
}

/** A calendar day; of a date-time, its day in Asia/Ho_Chi_Minh. */
export function readDate(raw: unknown): string {
  const given = readText(raw)
  if (/^\d{4}-\d{2}-\d{2}$/.test(given)) return given
  const iso = readDateTime(raw)
  const moment = new Date(iso)
  // A form cannot show a year of more than four digits or before year 1.
  if (!/^\d{4}-.*Z$/.test(iso) || Number.isNaN(moment.getTime())) return given
  return dayInVietnam(moment)
}

/** A time of day as `HH:mm`, without seconds; any other text is returned unchanged. */
export function readTime(raw: unknown): string {
  const given = readText(raw)
  const [, hour = '', minute] = /^(\d{1,2}):(\d{2})(:\d{2}(\.\d+)?)?$/.exec(given) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute}` : given
}
