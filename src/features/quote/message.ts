import { type Text, text } from '#text/text.ts'
import { formatAmount } from './amount.ts'
import type { QuoteValues } from './rules/quote-values.ts'

/** The content of a message to a customer. */
export interface Quote {
  readonly at: Date
  readonly values: Pick<QuoteValues, 'customer' | 'parcels'>
  readonly service: string
  readonly days: string
  /** The billable kilograms; null if unknown. */
  readonly weight: number | null
  readonly freight: number
  /** The names of the extra services, and their total. */
  readonly extras: readonly string[]
  readonly extra: number
  readonly currency: string
}

/** Formats a quote as a message, translated by `translate` and formatted for `locale`. */
export function quoteMessage(quote: Quote, translate: (source: Text) => string, locale: string): string {
  const { at, values, service, days, weight, freight, extras, extra, currency } = quote
  const amount = (value: number) => formatAmount(value, currency, locale)
  const number = (value: number | null) => new Intl.NumberFormat(locale).format(value ?? 0)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at)
  const name = values.customer?.label.split(' · ')[0]
  const lines: readonly (Text | null)[] = [
    name
      ? text('Bến xin gửi {name} báo giá gửi hàng ngày {day}:', { name, day })
      : text('Báo giá gửi hàng ngày {day}:', { day }),
    days
      ? text('• Dịch vụ: {service}, {days} ngày', { service, days })
      : text('• Dịch vụ: {service}', { service }),
    ...values.parcels.map(({ weight: kilos, length, width, height }, index) => {
      const parcel = { n: index + 1, weight: number(kilos) }
      if (!length || !width || !height) return text('• Kiện {n}: {weight} kg', parcel)
      const size = [length, width, height].map(number).join(' × ')
      return text('• Kiện {n}: {weight} kg, {size} cm', { ...parcel, size })
    }),
    weight === null ? null : text('• Cân tính cước: {weight} kg', { weight: number(weight) }),
    text('• Cước vận chuyển: {amount}', { amount: amount(freight) }),
    extra > 0
      ? text('• Dịch vụ thêm ({names}): {amount}', { names: extras.join(', '), amount: amount(extra) })
      : null,
    text('Tổng cộng: {amount}', { amount: amount(freight + extra) }),
  ]
  return lines.flatMap((line) => (line === null ? [] : translate(line))).join('\n')
}
