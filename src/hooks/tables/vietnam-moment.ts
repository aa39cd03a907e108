/** Milliseconds of Vietnam's time zone before UTC; it has no daylight saving time. */
const offset = 7 * 3_600_000

/** A moment in Vietnam time, `2026-11-22 08:30`, with seconds where it has some; any other text is returned unchanged. */
export function vietnamMoment(iso: string): string {
  const moment = new Date(iso)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(iso) || Number.isNaN(moment.getTime())) return iso
  const local = new Date(moment.getTime() + offset).toISOString()
  return local
    .slice(0, -1)
    .replace('T', ' ')
    .replace(/(?::00)?\.000$/, '')
}

/** The moment of a day and a time of day in Vietnam, ISO 8601 in UTC; null for one that does not exist. */
export function momentInVietnam(day: string, time: string): string | null {
  const utc = new Date(`${day}T${time === '' ? '00:00' : time}Z`)
  return Number.isNaN(utc.getTime()) ? null : new Date(utc.getTime() - offset).toISOString()
}
