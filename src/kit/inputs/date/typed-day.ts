import type { Language } from '#text/language.ts'

/** The parts of a date in the order in which a language writes them. */
const dateOrder = { vi: 'dmy', jp: 'ymd', en: 'mdy' } as const

type Parts = Readonly<Record<'d' | 'm' | 'y', string>>

/**
 * Parses a typed or pasted day in the order of the language: "1/9", "1.9.25", "01092025", "2025年9月1日", ISO.
 * Without a year it is the present one; full-width digits count. Returns `YYYY-MM-DD`, '' for nothing, null
 * for text that is no day of the calendar.
 */
export function typedDay(typed: string, language: Language, today = new Date()): string | null {
  const text = normalized(typed).replace(/t\d{1,2}:.*$/, '')
  if (text === '') return ''
  const parts = /^\d+$/.test(text) ? fromDigits(text, language) : fromParts(text, language)
  return parts.map((one) => dayOf(one, today)).find((day) => day !== null) ?? null
}

/**
 * Parses a typed or pasted moment: a day and, before or after it, a time such as "13:45" or "9h". Returns ISO in
 * UTC, '' for nothing, null for text that is no moment; a day alone begins at midnight, in local time.
 */
export function typedMoment(typed: string, language: Language, today = new Date()): string | null {
  const text = normalized(typed)
  if (/t\d{1,2}:.*(z|[+-]\d{2}:?\d{2})$/.test(text)) return isoOf(new Date(text.toUpperCase()))
  const [time, hours = '0', minutes = '0'] =
    /(\d{1,2})\s*[:h時giờ]+\s*(\d{1,2})?(?::\d{2})?\s*[分p]?/.exec(text) ?? []
  const day = typedDay(
    time === undefined ? text : text.replace(time, ' ').replace(/(?<=\d)\s*t\s*$/, ''),
    language,
    today,
  )
  if (!day) return time === undefined ? day : null
  if (Number(hours) > 23 || Number(minutes) > 59) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return isoOf(new Date(year, month - 1, date, Number(hours), Number(minutes)))
}

function isoOf(date: Date): string | null {
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

function normalized(typed: string): string {
  return typed.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')
}

/** The readings of digits without separators, the most likely one first. */
function fromDigits(text: string, language: Language): readonly Parts[] {
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

function fromParts(text: string, language: Language): readonly Parts[] {
  const plain = text
    .replace(/ngày|tháng|thg\.?|năm|日/g, ' ')
    .replace(/[年月,./-]/g, ' ')
    .trim()
  if (!/^\d{1,4}( +\d{1,4}){1,2}$/.test(plain) || /^[^\dn]/.test(text)) return []
  const [first = '', second = '', third = ''] = plain.split(/ +/)
  const order = dateOrder[language]
  if (third === '')
    return order === 'dmy' ? [{ d: first, m: second, y: '' }] : [{ m: first, d: second, y: '' }]
  if (first.length > 2 || order === 'ymd') return [{ y: first, m: second, d: third }]
  return order === 'dmy' ? [{ d: first, m: second, y: third }] : [{ m: first, d: second, y: third }]
}

function dayOf({ d, m, y }: Parts, today: Date): string | null {
  const year = yearOf(y, today.getFullYear())
  if (year === null || d.length > 2 || m.length > 2) return null
  const date = new Date(year, Number(m) - 1, Number(d))
  const isReal = date.getMonth() === Number(m) - 1 && date.getDate() === Number(d)
  return isReal ? `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : null
}

// Two digits are of this century up to ten years from now, else of the last one: a birthday.
function yearOf(typed: string, present: number): number | null {
  if (typed === '') return present
  if (typed.length === 4) return Number(typed) >= 1000 ? Number(typed) : null
  if (typed.length !== 2) return null
  const year = Math.floor(present / 100) * 100 + Number(typed)
  return year > present + 10 ? year - 100 : year
}
