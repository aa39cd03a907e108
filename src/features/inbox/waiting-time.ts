import type { Translate } from '#hooks/use-text.ts'
import { durationText, isLateWait, MINUTE, MONTH } from '#screens/duration-text.ts'
import { formatWhen } from '#text/format.ts'

/** The time of a record in the list, and whether its first answer is late. */
export interface Waiting {
  readonly text: string
  readonly isLate: boolean
}

/**
 * How long the writer of a record waits for a first answer; it is late above the usual wait. A record that waits for
 * no answer has its date, as has one above a month: emphasized, a backlog would hide the answers that are late today.
 * The clock of the server may be ahead: a moment to come counts as just now.
 */
export function waitingTime(created: string, isWaiting: boolean, now: number, t: Translate): Waiting {
  const age = now - Date.parse(created)
  if (Number.isNaN(age)) return { text: '', isLate: false }
  if (!isWaiting || age > MONTH) return { text: formatWhen(created, now), isLate: false }
  if (age < MINUTE) return { text: t('vừa xong'), isLate: false }
  const time = durationText(age, t)
  const isLate = isLateWait(age)
  return { text: isLate ? t('chờ {time}', { time }) : time, isLate }
}
