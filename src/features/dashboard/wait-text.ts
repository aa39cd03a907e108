import type { Translate } from '#hooks/use-text.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Milliseconds of a day. */
export const DAY = 24 * HOUR

/** A span of time in its largest unit: days from the second one on. */
export function waitText(ms: number, t: Translate): string {
  if (ms >= 2 * DAY) return t('{count} ngày', { count: Math.floor(ms / DAY) })
  if (ms >= HOUR) return t('{count} giờ', { count: Math.floor(ms / HOUR) })
  return t('{count} phút', { count: Math.max(1, Math.floor(ms / MINUTE)) })
}
