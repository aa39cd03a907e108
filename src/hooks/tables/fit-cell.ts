import type { Field } from '#descriptor/field.ts'
import { language, locales } from '#text/language.ts'
import { plainNumber } from '#text/plain-number.ts'
import { type Text, text } from '#text/text.ts'
import { typedPhone } from '#text/typed/typed-line.ts'
import { typedAmount } from '#text/typed/typed-number.ts'
import { numberText, rounded } from './number-text.ts'

/** The text of a cell for a field, and how it differs from what the table has. */
interface FittedCell {
  readonly cell: string
  /** The number that it has. */
  readonly number?: number | undefined
  readonly note?: Text
}

/**
 * Fits a cell to its field: a number of a spreadsheet, or with the digits that programs write, is rounded to the decimals that
 * the field has, and a phone number that a spreadsheet has taken for a number gets its zero back.
 */
export function fitCell(field: Field, cell: string, stored?: number): FittedCell {
  if (field.kind === 'phone') return withZero(cell)
  if (field.kind !== 'number' && field.kind !== 'money') {
    const isPlain = stored !== undefined && cell === numberText(stored)
    return { cell: isPlain ? plainNumber(stored) : cell, number: stored }
  }
  const number = stored ?? unroundedNumber(field.kind, cell)
  if (number === undefined) return { cell }
  // The field counts in hundredths, as the cell shows its number.
  if (field.kind === 'number' && field.unit === '%' && cell.endsWith('%')) return { cell }
  const decimals = field.kind === 'money' || field.integer ? 0 : field.decimals
  const value = decimals === undefined ? number : toDecimals(number, decimals)
  if (value === number) return { cell: numberText(number), number }
  const given = number.toLocaleString(locales[language()], { maximumFractionDigits: 15 })
  return { cell: numberText(value), number, note: text('Trong bảng ghi {given}, đã làm tròn.', { given }) }
}

/** The number of a cell with more decimals than its field may have; undefined for other texts. */
function unroundedNumber(kind: 'number' | 'money', cell: string): number | undefined {
  if (machineNumber.test(cell.trim())) return rounded(Number(cell))
  const amount = kind === 'money' ? rounded(typedAmount(cell) ?? 0) : 0
  return Number.isFinite(amount) && !Number.isInteger(amount) ? amount : undefined
}

/** Four decimals and more separate no thousands. */
const machineNumber = /^-?\d+\.\d{4,}$/

/** A number rounded half away from zero, by its decimal digits. */
function toDecimals(value: number, decimals: number): number {
  const whole = Math.round(Number(`${plainNumber(Math.abs(value))}e${decimals}`))
  return Math.sign(value) * Number(`${whole}e-${decimals}`) + 0
}

/** Mobile numbers without the zero before them: nine digits of Vietnam, ten of Japan. */
const mobile = /^(?:[35789]\d{8}|[789]0\d{8})$/

function withZero(cell: string): FittedCell {
  const given = typedPhone(cell)
  const digits = given.replace(/[\s.()-]/g, '')
  if (!mobile.test(digits)) return { cell }
  return {
    // A zero before a bracket is no part of its code.
    cell: `0${given.startsWith('(') ? digits : given}`,
    note: text('Trong bảng ghi {given}, đã thêm số 0 ở đầu.', { given }),
  }
}
