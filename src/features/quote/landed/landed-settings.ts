import type { Resource } from '#descriptor/resource.ts'
import { isSent, type RowBase, valueOf } from '#descriptor/row.ts'
import { readSurcharges, type Surcharge } from './surcharge.ts'

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
