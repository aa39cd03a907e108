import { dayInVietnam } from '#descriptor/filters/period.ts'
import { unmarked } from '#descriptor/fold.ts'
import { type Language, language as shownLanguage } from '#text/language.ts'
import { cleanText } from './clean-text.ts'
import { typedClock } from './typed-time.ts'

/** The parts of a date in the order in which a language writes them. */
const dateOrder = { vi: 'dmy', jp: 'ymd', en: 'mdy' } as const

type Order = 'dmy' | 'ymd' | 'mdy'
type Parts = Readonly<Record<'d' | 'm' | 'y', string>>

/** How days are read; by default in the language that is shown, as of today. */
export interface DayRules {
  readonly language?: Language
  readonly today?: Date
  /** The day is in the past, as that of a birth is. */
  readonly isPast?: boolean
}

/**
 * Parses a typed or pasted day: ISO, `1/9`, `1.9.25`, `01092025`, `2025年9月1日`, `ngày 1 tháng 9 năm 2025`, `1-Sep-25`, and
 * years of Japanese eras. Day and month have the order of the language, unless the text has words or only another order
 * exists (decisions/content.md). A moment with a zone is its day in Vietnam. Returns `YYYY-MM-DD`, '' for nothing, null for
 * text that is no day of the calendar, or that may be a number: `1.9`.
 */
export function typedDay(typed: string, rules: DayRules = {}): string | null {
  return /^\d+[.,]\d+$/.test(folded(typed)) ? null : dayIn(typed, rules)
}

function dayIn(typed: string, rules: DayRules): string | null {
  const given = folded(typed)
  if (zoned.test(given)) {
    const moment = isoOf(given)
    const day = moment === null ? '' : dayInVietnam(new Date(moment))
    return isIsoDay(day) ? day : null
  }
  const text = given.replace(/t\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?$| 0?0:00(?::00(?:\.0+)?)?$/, '')
  if (text === '' || isIsoDay(text)) return text
  const readings = eraParts(text) ?? (/^\d+$/.test(text) ? fromDigits(text, rules) : fromParts(text, rules))
  return readings.map((one) => dayOf(one, rules)).find((day) => day !== null) ?? null
}

/**
 * Parses a typed or pasted moment: a day and, before or after it, a time as `typedTime` reads it; a day alone begins at
 * midnight. `momentOf` makes the moment of a day and a time in the zone of the caller. Returns ISO in UTC, '' for nothing,
 * null for text that is no moment.
 */
export function typedMoment(
  typed: string,
  momentOf: (day: string, time: string) => string | null,
  rules: DayRules = {},
): string | null {
  const text = folded(typed)
  if (zoned.test(text)) return isoOf(text)
  for (const [dayText, timeText] of splits(text)) {
    const day = (timeText === '' ? typedDay : dayIn)(dayText, rules)
    const time = typedClock(timeText)
    if (day && time !== null) return momentOf(day, time)
  }
  return text === '' ? '' : null
}

const clock =
  /(?:(?:午前|午後|[ap]m) ?)?\d{1,2} ?(?::|h|時|gio) ?(?:\d{1,2}(?![\d/.-]| ?(?:thang|thg|月))|半|ruoi)?(?: ?: ?\d{2}(?:\.\d+)?)?(?: ?(?:phut|p(?!\.?m)|分))?(?: ?(?:[ap]\.?m\.?|sa(?:ng)?|ch(?:ieu)?|toi))?(?![a-z])/

/** The ways to split a text into a day and a time: at a time with a sign of hours, else at the first or last blank. */
function splits(text: string): readonly (readonly [day: string, time: string])[] {
  const [found] = clock.exec(text) ?? []
  if (found !== undefined) {
    const rest = text.replace(found, ' ').replace(/(?<=\d)t\s*$|luc|,\s*$|^\s*,/g, ' ')
    return [[rest, found]]
  }
  const [first = '', last = ''] = [/^\S+/, /\S+$/].map((one) => one.exec(text)?.[0] ?? '')
  return [
    [text, ''],
    [text.slice(0, -last.length), last],
    [text.slice(first.length), first],
  ]
}

/** A moment of ISO 8601 with its zone. */
const zoned = /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d)$/

function isoOf(text: string): string | null {
  const date = new Date(text.toUpperCase().replace(' ', 'T'))
  // `Date` takes a day that the month does not have, and 24:00, for one of the next days.
  const isReal = isIsoDay(text.slice(0, 10)) && text.slice(11, 13) < '24'
  return isReal && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}

const weekday =
  /^(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|chu nhat|cn|t[2-7]|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\.?,? (?=\d|ngay|[a-z]{3})|\([月火水木金土日](?:曜日?)?\)|[月火水木金土日]曜日?/

/** Lower case without diacritics and weekdays, with single blanks. */
function folded(typed: string): string {
  return unmarked(cleanText(typed)).replace(/\s+/g, ' ').replace(weekday, '').trim()
}

/** The year before the first one of each era, and that of its end, in the order of the groups of `inEra`. */
const eras = [
  [2018, 9999],
  [1988, 2019],
  [1925, 1989],
  [1911, 1926],
  [1867, 1912],
] as const
const inEra =
  /^(?:(令和?|r)|(平成?|h)|(昭和?|s)|(大正?|t)|(明治?|m))\.? ?(\d{1,2}|元) ?[年./-] ?(\d{1,2}) ?[月./-] ?(\d{1,2})日?$/

function eraParts(text: string): readonly Parts[] | undefined {
  const found = inEra.exec(text)
  if (!found) return undefined
  const [before, last] = eras[found.slice(1, 6).findIndex((one) => one !== undefined)] ?? eras[0]
  const [given = '', m = '', d = ''] = found.slice(6)
  const year = before + (given === '元' ? 1 : Number(given))
  return year === before || year > last ? [] : [{ y: String(year), m, d }]
}

/** The readings of digits without separators, the most likely one first. */
function fromDigits(text: string, { language = shownLanguage() }: DayRules): readonly Parts[] {
  const order = dateOrder[language]
  if (text.length === 8) return [cut(text, order, 4), cut(text, 'ymd', 4)]
  if (text.length === 6) return [cut(text, order, 2)]
  return text.length === 4 ? [cut(text, order.replace('y', ''), 0)] : []
}

function cut(text: string, order: string, yearDigits: number): Parts {
  let rest = text
  const parts = { d: '', m: '', y: '' }
  for (const part of order as Iterable<'d' | 'm' | 'y'>) {
    const size = part === 'y' ? yearDigits : 2
    parts[part] = rest.slice(0, size)
    rest = rest.slice(size)
  }
  return parts
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  /(?<![a-z])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?![a-z])/

/** The readings of parts with separators: by their words, else in the order of the language, then in the others. */
function fromParts(text: string, { language = shownLanguage() }: DayRules): readonly Parts[] {
  const [month] = monthName.exec(text) ?? []
  const plain = text
    .replace(monthName, (name) => ` ${months.indexOf(name.slice(0, 3)) + 1} `)
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/, '')
    .replace(/ngay|thang|thg\.?|nam|日/g, ' ')
    .replace(/[年月,./-]/g, ' ')
    .trim()
  if (!/^\d{1,4}( +\d{1,4}){1,2}$/.test(plain) || (month === undefined && !/^(?:ngay ?)?\d/.test(text)))
    return []
  const [first = '', second = '', third = ''] = plain.split(/ +/)
  const order = month === undefined ? wordedOrder(text) : text.startsWith(month) ? 'mdy' : 'dmy'
  const usual = order ?? dateOrder[language]
  if (third === '')
    return usual === 'dmy' ? [{ d: first, m: second, y: '' }] : [{ m: first, d: second, y: '' }]
  const all: Readonly<Record<Order, Parts>> = {
    dmy: { d: first, m: second, y: third },
    mdy: { m: first, d: second, y: third },
    ymd: { y: first, m: second, d: third },
  }
  if (first.length > 2) return [all.ymd]
  // Only of numbers that can be no day and no year, so that "30/2/25" is no day of 2030.
  const isYearFirst = Number(first) > 31 || third.length === 1
  return [all[usual], ...(order ? [] : [all.dmy, all.mdy, ...(isYearFirst ? [all.ymd] : [])])]
}

function wordedOrder(text: string): Order | undefined {
  if (text.includes('月')) return 'ymd'
  return /thang|thg/.test(text) ? 'dmy' : undefined
}

function dayOf({ d, m, y }: Parts, { today = new Date(), isPast = false }: DayRules): string | null {
  if (!/^\d{1,2} \d{1,2} (?:|\d\d|[1-9]\d{3})$/.test(`${d} ${m} ${y}`)) return null
  const day = isoDay(yearOf(y, today.getFullYear()), m, d)
  const isToCome =
    isPast &&
    y.length < 4 &&
    day > isoDay(today.getFullYear(), String(today.getMonth() + 1), String(today.getDate()))
  const read = isToCome ? isoDay(Number(day.slice(0, 4)) - (y === '' ? 1 : 100), m, d) : day
  return isIsoDay(read) ? read : null
}

const isoDay = (year: number, month: string, day: string) =>
  [String(year), month.padStart(2, '0'), day.padStart(2, '0')].join('-')

/** Whether a text is a day of the calendar. */
function isIsoDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : new Date(Number.NaN)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Two digits are of this century up to ten years from now, else of the last one. */
function yearOf(typed: string, present: number): number {
  if (typed.length === 4) return Number(typed)
  if (typed === '') return present
  const year = Math.floor(present / 100) * 100 + Number(typed)
  return year > present + 10 ? year - 100 : year
}
