/** Days relative to the day on which a list is read, in Asia/Ho_Chi_Minh. */
export type Period =
  | { readonly name: 'today' | 'yesterday' | 'this-week' | 'last-week' | 'this-month' | 'last-month' }
  /** `last` are the days up to today, `next` those from today on, `over` those that are longer ago. */
  | { readonly name: 'last' | 'next' | 'over'; readonly days: number }

/** Days, both of them part of the range; '' for an open end. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Parses a period such as `is:this-week`, `last:7d` or `over:30d`; undefined for any other text. */
export function parsePeriod(text: string): Period | undefined {
  const [, name] = /^is:(today|yesterday|(?:this|last)-(?:week|month))$/.exec(text) ?? []
  if (name) return { name } as Period
  const [, way, days] = /^(last|next|over):([1-9]\d{0,3})d$/.exec(text) ?? []
  return way ? ({ name: way, days: Number(days) } as Period) : undefined
}

/** The text that parses as the same period. */
export function writePeriod(period: Period): string {
  return 'days' in period ? `${period.name}:${period.days}d` : `is:${period.name}`
}

/** The days of a period as of a moment. A week begins on Monday; a period of seven days has today as one of them. */
export function daysOf(period: Period, now: Date): Days {
  const today = dayInVietnam(now)
  const ago = (days: number) => shiftedDay(today, -days)
  if (period.name === 'last') return { from: ago(period.days - 1), to: today }
  if (period.name === 'next') return { from: today, to: ago(1 - period.days) }
  if (period.name === 'over') return { from: '', to: ago(period.days + 1) }
  if (period.name === 'today') return { from: today, to: today }
  if (period.name === 'yesterday') return { from: ago(1), to: ago(1) }
  if (period.name === 'this-month') return monthOf(today)
  if (period.name === 'last-month') return monthOf(shiftedDay(monthOf(today).from, -1))
  const weekday = (atMidnight(today).getUTCDay() + 6) % 7
  const monday = ago(period.name === 'this-week' ? weekday : weekday + 7)
  return { from: monday, to: shiftedDay(monday, 6) }
}

const vietnam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })

/** The day of a moment in Asia/Ho_Chi_Minh, `YYYY-MM-DD`: until June 1975 its clocks were eight hours ahead of UTC, since then seven. */
export function dayInVietnam(moment: Date): string {
  return vietnam.format(moment)
}

function monthOf(day: string): Days {
  const first = `${day.slice(0, 7)}-01`
  return { from: first, to: shiftedDay(`${shiftedDay(first, 31).slice(0, 7)}-01`, -1) }
}

/** The day some days after another one. */
export function shiftedDay(day: string, days: number): string {
  const at = atMidnight(day)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`)
