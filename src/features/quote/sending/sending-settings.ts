import { dayInVietnam } from '#descriptor/filters/period.ts'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'
import type { Language } from '#text/language.ts'

/** The names of the settings that a message needs. */
export interface SendingFields {
  /** The days that a quote is valid. */
  readonly validDays: string
  /** The rate, the day that it is of, and the days after which it is old. */
  readonly rate: string
  readonly rateDay: string
  readonly rateDays: string
  /** Rows with what a quote does not include: a text for each language, under its code. */
  readonly excludes: string
  /** Rows with the names of services and surcharges: as they are, under `vi`, and in the other languages. */
  readonly names: string
}

/** The settings of sending. */
export interface SendingSettings {
  readonly validDays: number | null
  readonly rateDays: number | null
  /** The time that the rate is of, in milliseconds since 1970: its day, else the last save of the settings. */
  readonly rateAt: number | null
  readonly excludes: Readonly<Record<Language, readonly string[]>>
  /** The names of services and surcharges in each language, by the `nameKey` of their Vietnamese names. */
  readonly names: Readonly<Record<Language, ReadonlyMap<string, string>>>
}

/** Reads the settings of sending from the settings record; unknown values count as not set. */
export function sendingSettings(row: RowBase | undefined, fields: SendingFields): SendingSettings {
  const read = (name: string) => row && valueOf(row, name)
  const linesOf = (name: string) => {
    const lines = read(name)
    return Array.isArray(lines) ? lines.filter(isRecord) : []
  }
  const [excludes, names] = [linesOf(fields.excludes), linesOf(fields.names)]
  const saved = row && (readText(row.raw.updated_at) || readText(row.raw.updatedAt))
  const rateDay = readText(read(fields.rateDay))
  const rateAt = /^\d{4}-\d\d-\d\d$/.test(rateDay) ? startOfDay(rateDay) : Date.parse(rateDay || saved || '')
  const textsIn = (code: Language) =>
    excludes.map((line) => readText(line[code]).trim() || readText(line.vi).trim()).filter(Boolean)
  const namesIn = (code: Language) =>
    new Map(
      names
        .map((line) => [nameKey(readText(line.vi)), readText(line[code]).trim()] as const)
        .filter(([key, name]) => key !== '' && name !== ''),
    )
  return {
    validDays: above0(read(fields.validDays)),
    rateDays: above0(read(fields.rateDays)),
    rateAt: Number.isNaN(rateAt) ? null : rateAt,
    excludes: { vi: textsIn('vi'), jp: textsIn('jp'), en: textsIn('en') },
    names: { vi: namesIn('vi'), jp: namesIn('jp'), en: namesIn('en') },
  }
}

/** The key of a name among its translations: without regard to case, as the form compares the rows of a table. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

/** The end of the last day of a quote's validity, in milliseconds since 1970; null without a limit. */
export function validUntil(at: number, days: number | null): number | null {
  return days === null ? null : startOfDay(dayInVietnam(new Date(at))) + (days + 1) * dayLength - 1
}

/** The days in Vietnam from one time to another: 1 for yesterday evening and this morning. */
export function daysBetween(from: number, to: number): number {
  const [first, last] = [from, to].map((time) => startOfDay(dayInVietnam(new Date(time))))
  return ((last ?? 0) - (first ?? 0)) / dayLength
}

const dayLength = 24 * 3_600_000

/** The start of a day in Vietnam, `YYYY-MM-DD`, which is the same moment in every browser. */
const startOfDay = (day: string) => Date.parse(`${day}T00:00:00+07:00`)

function above0(raw: unknown): number | null {
  const value = readNumber(raw)
  return value !== null && value > 0 ? value : null
}
