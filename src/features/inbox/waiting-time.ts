import type { Translate } from '#hooks/use-text.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a record waits, and whether a new one waits for more than a day. */
export interface Waiting {
  readonly text: string
  readonly isLate: boolean
}

/**
 * The time since a record was created: minutes, hours below two days, then days. A new record that waits for more
 * than 24 hours is late. The clock of the server may be ahead: a moment to come counts as just now.
 */
export function waitingTime(created: string, isNew: boolean, now: number, t: Translate): Waiting {
  const since = Date.parse(created)
  if (Number.isNaN(since)) return { text: '', isLate: false }
  const age = now - since
  const isLate = isNew && age > dayMs
  const time = ageText(age, t)
  return { text: isLate ? t('chờ {time}', { time }) : time, isLate }
}

function ageText(age: number, t: Translate): string {
  if (age < minuteMs) return t('vừa xong')
  if (age < hourMs) return t('{n} phút', { n: Math.floor(age / minuteMs) })
  if (age < 2 * dayMs) return t('{n} giờ', { n: Math.floor(age / hourMs) })
  return t('{n} ngày', { n: Math.floor(age / dayMs) })
}
