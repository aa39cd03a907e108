import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isSent, type RowBase, valueOf } from '#descriptor/row.ts'

/** The settings of landed prices; null for an unknown value. */
export interface LandedSettings {
  /** The đồng of one yen. */
  readonly rate: number | null
  readonly feePercent: number | null
  readonly surcharges: readonly Surcharge[] | null
}

const unknown: LandedSettings = { rate: null, feePercent: null, surcharges: null }

/** Reads the values from the settings record; a value that it never had is none, one that cannot be read is unknown. */
export function landedSettings(resource: Resource, row: RowBase | undefined): LandedSettings {
  const plan = resource.quote?.settings
  if (!plan || !row) return unknown
  const read = (name: string) =>
    valueOf(row, name) ?? (isSent(resource, name, row.raw) ? valueOf(row, name) : null)
  const [rate, fee] = [read(plan.rate), read(plan.fee)]
  return {
    rate: typeof rate === 'number' && rate > 0 ? rate : null,
    feePercent: fee === null ? 0 : typeof fee === 'number' ? fee : null,
    surcharges: readSurcharges(read(plan.surcharges)),
  }
}

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
