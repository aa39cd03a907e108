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
}

/** The settings of sending. */
export interface SendingSettings {
  readonly validDays: number | null
  readonly rateDays: number | null
  /** The time that the rate is of, in milliseconds since 1970: its day, else the last save of the settings. */
  readonly rateAt: number | null
  readonly excludes: Readonly<Record<Language, readonly string[]>>
}

/** Reads the settings of sending from the settings record; unknown values count as not set. */
export function sendingSettings(row: RowBase | undefined, fields: SendingFields): SendingSettings {
  const read = (name: string) => row && valueOf(row, name)
  const excludes = read(fields.excludes)
  const lines = Array.isArray(excludes) ? excludes.filter(isRecord) : []
  const saved = row && (readText(row.raw.updated_at) || readText(row.raw.updatedAt))
  const rateAt = Date.parse(readText(read(fields.rateDay)) || saved || '')
  const textsIn = (code: Language) =>
    lines.map((line) => readText(line[code]).trim() || readText(line.vi).trim()).filter(Boolean)
  return {
    validDays: above0(read(fields.validDays)),
    rateDays: above0(read(fields.rateDays)),
    rateAt: Number.isNaN(rateAt) ? null : rateAt,
    excludes: { vi: textsIn('vi'), jp: textsIn('jp'), en: textsIn('en') },
  }
}

/** The end of the last day of a quote's validity, in milliseconds since 1970; null without a limit. */
export function validUntil(at: number, days: number | null): number | null {
  if (days === null) return null
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 23, 59, 59, 999).getTime()
}

function above0(raw: unknown): number | null {
  const value = readNumber(raw)
  return value !== null && value > 0 ? value : null
}
