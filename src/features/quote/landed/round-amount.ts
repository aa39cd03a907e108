import { clean } from '#features/quote/rules/round.ts'

/** Rounds an amount to whole đồng or whole yen, halves away from zero (src/decisions/quote.md). */
export function roundAmount(value: number): number {
  return Math.sign(value) * Math.round(clean(Math.abs(value))) || 0
}
