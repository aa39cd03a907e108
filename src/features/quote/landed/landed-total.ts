import { hasLandedParts, type Landed } from './landed-price.ts'

interface Amount {
  readonly total: number
  readonly currency: string
}

/** The total of a service to the customer, landed where the price has such parts; null while the landed price is incomplete. */
export function landedTotal({ total, currency }: Amount, landed: Landed, hasLanded: boolean): Amount | null {
  if (!hasLanded) return { total, currency }
  if (landed.missing.length > 0) return null
  return currency === 'JPY' ? { total: landed.yen, currency: 'JPY' } : { total: landed.dong, currency: 'VND' }
}

/** Whether any of the landed prices has parts besides the freight. */
export function anyLanded(landed: readonly Landed[]): boolean {
  return landed.some((one) => hasLandedParts(one))
}
