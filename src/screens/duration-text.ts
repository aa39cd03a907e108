import type { Translate } from '#hooks/use-text.ts'

/** Milliseconds of a minute. */
export const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Milliseconds of a day. */
export const DAY = 24 * HOUR
/** Milliseconds of a month of 30 days. */
export const MONTH = 30 * DAY
const YEAR = 365 * DAY

/** Whether a first answer is late after a wait, in milliseconds. */
export function isLateWait(ms: number): boolean {
  return ms > DAY
}

/** A span of time in its largest unit: hours below two days, days below two months. */
export function durationText(ms: number, t: Translate): string {
  if (ms >= YEAR) return t('hơn {count} năm', { count: Math.floor(ms / YEAR) })
  if (ms >= 2 * MONTH) return t('{count} tháng', { count: Math.floor(ms / MONTH) })
  if (ms >= 2 * DAY) return t('{count} ngày', { count: Math.floor(ms / DAY) })
  if (ms >= HOUR) return t('{count} giờ', { count: Math.floor(ms / HOUR) })
  return t('{count} phút', { count: Math.max(1, Math.floor(ms / MINUTE)) })
}
