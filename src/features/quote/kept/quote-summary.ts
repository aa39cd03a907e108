import { dayInVietnam } from '#descriptor/filters/period.ts'
import { type Rates } from '#features/quote/amount.ts'
import { compareTotals } from '#features/quote/compare-totals.ts'
import type { CustomerPrice } from '#features/quote/customer-price.ts'
import { customerLabel, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import type { Translate } from '#hooks/use-text.ts'
import { formatDate, formatNumber } from '#text/format.ts'
import { type KeptPrice, type KeptQuote, quotedAmount } from './kept-quote.ts'

/** The time zone of quote numbers, so that one quote has one number in every browser. */
const zone = 7 * 3_600_000

/**
 * The number of a quote by the time of its prices: `BG261123-0X3FRR`, the day, the second of the day and its millisecond in
 * base 36. Two people may request prices in the same second.
 */
export function quoteNumber(at: number): string {
  const local = new Date(at + zone)
  const day = local.toISOString().slice(2, 10).replaceAll('-', '')
  const time = local.getTime() % 86_400_000
  return `BG${day}-${inBase36(Math.floor(time / 1000), 4)}${inBase36(time % 1000, 2)}`
}

function inBase36(value: number, length: number): string {
  return value.toString(36).toUpperCase().padStart(length, '0')
}

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

/** An earlier price, and the difference of today's price from it (negative if that is lower). */
export interface PriceBefore {
  readonly total: number
  readonly currency: string
  /** Present where the earlier total did not include everything. */
  readonly isPartial?: true
  /** The earlier amount as it was typed into the message; absent where the message had the total. */
  readonly written?: string
  /** null where the two are in different currencies, one does not include everything, or the earlier one was typed. */
  readonly difference: number | null
}

/** The price that a service had in an earlier quote, as it was sent, beside today's; null if the quote had none. */
export function priceBefore(
  { prices, sent }: Pick<KeptQuote, 'prices' | 'sent'>,
  name: string,
  now: Pick<CustomerPrice, 'total' | 'currency' | 'lacks'> | null,
): PriceBefore | null {
  const given = sent?.service === name ? sent : null
  const found = given ?? prices.find((one) => one.name === name)
  if (!found) return null
  const { total, currency, isPartial } = found
  const written = given?.written
  const isComparable = now?.currency === currency && now.lacks.length === 0 && !isPartial && !written
  return {
    total,
    currency,
    ...(isPartial && { isPartial }),
    ...(written && { written }),
    difference: isComparable ? now.total - total : null,
  }
}

/** The quote of a request as it is stored before it is sent. */
export function draftQuote(at: number, values: QuoteValues, prices: readonly KeptPrice[]): KeptQuote {
  return { at, values, prices, state: 'draft', validUntil: null, message: '', changedAt: at }
}

/** The price of a service to the customer as it is stored. */
export function keptPrice(
  { service, price }: Pick<ServiceQuote, 'service' | 'price'>,
  { total, currency, lacks }: CustomerPrice,
): KeptPrice {
  const weight = price?.weight ?? null
  return {
    name: service.label,
    total,
    currency,
    ...(lacks.length > 0 && { isPartial: true }),
    ...(weight !== null && { weight }),
  }
}
