/**
 * Parses a typed or pasted day: "2026-11-21", "21/11/2026", "21-11-26", "2026年11月21日", "令和8年11月21日". Returns
 * `YYYY-MM-DD`, null for text that is no day. Days come before months, unless only the other order exists.
 */
export function typedDay(typed: string): string | null {
  const text = typed.normalize('NFKC').replace(/\s+/g, '')
  const [, era = '', eraYear = '', eraMonth = '', eraDay = ''] =
    /^(令和|平成|昭和)(\d{1,2}|元)年(\d{1,2})月(\d{1,2})日?$/.exec(text) ?? []
  const start = eraStarts[era]
  if (start !== undefined) return dayOf(start + (eraYear === '元' ? 1 : Number(eraYear)), eraMonth, eraDay)
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? []
  if (year !== '') return dayOf(Number(year), month, day)
  const [, first = '', second = '', last = ''] =
    /^(?:ngày)?(\d{1,2})(?:[-/.]|tháng)(\d{1,2})(?:[-/.]|năm)(\d{4}|\d{2})$/i.exec(text) ?? []
  if (last === '') return null
  return dayOf(fullYear(last), second, first) ?? dayOf(fullYear(last), first, second)
}

const eraStarts: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 }

/** Two digits are a year from 1950 to 2049. */
function fullYear(digits: string): number {
  const year = Number(digits)
  return digits.length === 4 ? year : year + (year < 50 ? 2000 : 1900)
}

function dayOf(year: number, month: string, day: string): string | null {
  const text = [String(year).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const date = new Date(`${text}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}
