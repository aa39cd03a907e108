import { plainNumber } from '#text/plain-number.ts'

/**
 * A number as the text of a cell. Three decimals get a zero behind them: a reader of amounts takes three digits behind a
 * point for thousands.
 */
export function numberText(value: number): string {
  const text = plainNumber(value)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** A number as spreadsheets show it: the digits behind the fifteenth are errors of binary fractions. */
export const rounded = (value: number): number => Number(value.toPrecision(15))
