import { formatAmount } from '#features/quote/amount.ts'
import type { Translate } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import type { KeptQuote } from './kept-quote.ts'

/** The customer of a quote. */
export function quoteTitle({ values }: KeptQuote, t: Translate): string {
  return values.customer?.label ?? t('Khách chưa chọn')
}

/** The parcels of a quote and the price that the customer was told, else its lowest one. */
export function quoteSummary({ values, prices, service }: KeptQuote, t: Translate): string {
  const weight = values.parcels.reduce((sum, parcel) => sum + (parcel.weight ?? 0), 0)
  const [lowest] = prices.toSorted((one, other) => one.total - other.total)
  const best = prices.find(({ name }) => name === service) ?? lowest
  const parcels = t('{n} kiện, {weight} kg', { n: values.parcels.length, weight: formatNumber(weight) })
  return best ? `${parcels} · ${best.name} ${formatAmount(best.total, best.currency)}` : parcels
}
