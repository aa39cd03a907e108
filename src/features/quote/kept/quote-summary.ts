import { dayInVietnam } from '#descriptor/filters/period.ts'
import { type Rates } from '#features/quote/amount.ts'
import { compareTotals } from '#features/quote/compare-totals.ts'
import { quotedAmount } from '#features/quote/quoted-amount.ts'
import { customerLabel, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { Translate } from '#hooks/use-text.ts'
import { formatDate, formatNumber } from '#text/format.ts'
import type { KeptQuote } from './kept-quote.ts'

/** The customer of a quote. */
export function quoteTitle({ values }: KeptQuote, t: Translate): string {
  return customerLabel(values) || t('Khách chưa chọn')
}

/** The number and the weight of the parcels of a quote. */
export function parcelsText({ parcels }: Pick<QuoteValues, 'parcels'>, t: Translate): string {
  const weight = parcels.reduce((sum, parcel) => sum + (parcel.weight ?? 0), 0)
  return t('{n} kiện, {weight} kg', { n: parcels.length, weight: formatNumber(weight) })
}

/** The parcels of a quote and the price that the customer was given, else its lowest one by the rates. */
export function quoteSummary({ values, prices, sent }: KeptQuote, rates: Rates, t: Translate): string {
  const parcels = parcelsText(values, t)
  if (sent) {
    const day = formatDate(dayInVietnam(new Date(sent.at)))
    return `${parcels} · ${sent.service} ${quotedAmount(sent, t)} · ${t('gửi {day}', { day })}`
  }
  const { cheapest, uncompared } = compareTotals(prices, (price) => price, rates)
  if (uncompared.length > 0) return `${parcels} · ${t('chưa so được giá, thiếu tỉ giá')}`
  const [shown] = cheapest
  if (!shown) return parcels
  return `${parcels} · ${shown.name} ${quotedAmount(shown, t)}`
}
