import { clean } from '#features/quote/rules/rule.ts'
import { decimalsOf } from '#text/format-amount.ts'

/** Rounds an amount to the decimals that its currency is written with, halves away from zero. */
export function roundMoney(value: number, currency: string): number {
  const unit = 10 ** decimalsOf(currency)
  return roundAmount(value * unit) / unit
}

/** The value of one unit of each currency, by code, in đồng. */
export type Rates = ReadonlyMap<string, number>

/**
 * The rates of the currency list, with the yen of the settings over that of the list: landed prices are calculated with it.
 * Where the list has the đồng, its rates are relative to it.
 */
export function ratesOf(
  choices: readonly { readonly code: string; readonly amount: number | null }[],
  yen: number | null,
): Rates {
  const dong = choices.find(({ code }) => code === 'VND')?.amount || 1
  const listed = choices.flatMap(({ code, amount }) =>
    amount !== null && amount > 0 ? [[code, amount / dong] as const] : [],
  )
  return new Map([...listed, ['VND', 1], ...(yen === null ? [] : [['JPY', yen] as const])])
}

/** Converts an amount into another currency; null if a rate is unknown. */
export function convertAmount(value: number, from: string, to: string, rates: Rates): number | null {
  if (from === to) return value
  const [one, other] = [rates.get(from), rates.get(to)]
  return one && other ? (value * one) / other : null
}

/** Rounds an amount to whole đồng or whole yen, halves away from zero (src/decisions/quote.md). */
export function roundAmount(value: number): number {
  return Math.sign(value) * Math.round(clean(Math.abs(value))) || 0
}
