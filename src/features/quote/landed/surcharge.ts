import { isRecord, readNumber, readText } from '#descriptor/read.ts'

/** What a percentage of the settings is taken of; `total` is all that is above the line. */
export type SurchargeBase = 'goods' | 'goodsFees' | 'freight' | 'total'

/** A line that the settings add to the landed price. */
export interface Surcharge {
  readonly name: string
  readonly kind: 'percent' | 'amount'
  /** Percent, or an amount in the currency. */
  readonly value: number
  readonly base: SurchargeBase
  readonly currency: 'VND' | 'JPY'
  /** Shown to staff only: the customer sees it inside another line. */
  readonly isInternal: boolean
}

const bases: readonly SurchargeBase[] = ['goods', 'goodsFees', 'freight', 'total']

/** Parses the rows of the settings; null where one cannot be read, because a total without it would be wrong. */
export function readSurcharges(raw: unknown): readonly Surcharge[] | null {
  if (raw === null || raw === '') return []
  if (!Array.isArray(raw)) return null
  const lines = raw.map(surchargeIn)
  return lines.some((line) => line === null) ? null : lines.flatMap((line) => line ?? [])
}

function surchargeIn(raw: unknown): Surcharge | null {
  if (!isRecord(raw)) return null
  const value = readNumber(raw.value)
  const kind = (['percent', 'amount'] as const).find((one) => one === raw.kind)
  const base = bases.find((one) => one === raw.base)
  const currency = (['VND', 'JPY'] as const).find((one) => one === raw.currency)
  const shown = (['customer', 'staff'] as const).find((one) => one === raw.shown)
  // A percentage has no currency, an amount is of nothing.
  const isWhole = kind === 'percent' ? base !== undefined : currency !== undefined
  if (value === null || kind === undefined || shown === undefined || !isWhole) return null
  return {
    name: readText(raw.name),
    kind,
    value,
    base: base ?? 'total',
    currency: currency ?? 'VND',
    isInternal: shown === 'staff',
  }
}
