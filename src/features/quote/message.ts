import { salutationOf } from '#features/quote/people/person.ts'
import { formatAmount } from '#text/format-amount.ts'
import { type Text, text } from '#text/text.ts'
import type { CustomerTotal } from './customer-price.ts'
import type { QuoteValues } from './rules/quote-values.ts'
import type { MessageLine } from './sending/message-line.ts'

/** An amount of the quote with its label. */
export interface MessagePrice {
  /** The same for every price of the quote, however often it is made. */
  readonly key: string
  readonly label: Text
  readonly amount: number
}

/** The content of a message to a customer. */
export interface MessageQuote {
  readonly at: Date
  readonly number: string
  readonly values: Pick<QuoteValues, 'customer' | 'parcels' | 'source'>
  readonly service: string
  readonly days: string
  /** The billable kilograms; null if unknown. */
  readonly weight: number | null
  /** The parts of the total that the customer sees. */
  readonly prices: readonly MessagePrice[]
  /** The total in one or more currencies. */
  readonly totals: readonly CustomerTotal[]
  /** Whether the total does not include everything. */
  readonly isPartial: boolean
  /** The currency of the parts. */
  readonly currency: string
  /** The end of the validity; null without one. */
  readonly validUntil: Date | null
  /** What the total does not include, in the customer's language. */
  readonly excludes: readonly string[]
  /** The đồng of one yen, for a message that shows it. */
  readonly rate?: number | undefined
}

/** Joins names by the comma of the message's language. */
export const joinNames = (names: readonly string[], locale: string): string =>
  names.join(locale.startsWith('ja') ? '、' : ', ')

/** The lines of a message, translated by `translate` and formatted for `locale`. */
export function messageLines(
  quote: MessageQuote,
  translate: (source: Text) => string,
  locale: string,
): readonly MessageLine[] {
  const { prices, totals, isPartial, currency, validUntil, excludes } = quote
  const dayOf = dayFormat(locale)
  const [first, ...others] = totals.map((one) => formatAmount(one.total, one.currency, locale))
  const total = others.length === 0 ? first : `${first} (${others.join(', ')})`
  const line = (key: string, kind: MessageLine['kind'], source: Text): MessageLine => ({
    key,
    kind,
    text: translate(source),
  })
  return [
    line('greeting', 'greeting', greetingOf(quote, dayOf.format(quote.at), locale)),
    ...factsOf(quote, locale).map(([key, source]) => line(key, 'fact', source)),
    ...prices.map(({ key, label: source, amount: value }): MessageLine => {
      const [label, amount] = [translate(source), formatAmount(value, currency, locale)]
      return { ...line(key, 'price', text('• {label}: {amount}', { label, amount })), label, amount }
    }),
    ...(total === undefined
      ? []
      : [
          {
            ...line(
              'total',
              'total',
              isPartial
                ? text('Tạm tính: {amount}', { amount: total })
                : text('Tổng cộng: {amount}', { amount: total }),
            ),
            label: translate(isPartial ? text('Tạm tính') : text('Tổng cộng')),
            amount: total,
          },
        ]),
    ...(quote.rate === undefined
      ? []
      : [
          line(
            'rate',
            'note',
            text('Tỉ giá: {yen} = {dong}.', {
              yen: formatAmount(1, 'JPY', locale),
              dong: rateFormat(locale).format(quote.rate),
            }),
          ),
        ]),
    ...(validUntil === null
      ? []
      : [
          line(
            'valid',
            'note',
            text('Giá có hiệu lực đến hết ngày {day}.', { day: dayOf.format(validUntil) }),
          ),
        ]),
    ...(excludes.length === 0
      ? []
      : [line('excludes', 'note', text('Chưa gồm: {list}.', { list: joinNames(excludes, locale) }))]),
    line('number', 'note', text('Số báo giá: {number}', { number: quote.number })),
  ]
}

/** A rate has decimals, which amounts of đồng have not. */
const rateFormat = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'VND', maximumFractionDigits: 4 })

/** Days as messages write them: 27/11/2026 in Vietnamese, with the month's name or sign in other languages. */
function dayFormat(locale: string): Intl.DateTimeFormat {
  const style = locale.startsWith('vi')
    ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const)
    : ({ dateStyle: 'long' } as const)
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Asia/Ho_Chi_Minh' })
}

function greetingOf({ values }: MessageQuote, day: string, locale: string): Text {
  const { name, isNeutral } = salutationOf(values, locale)
  if (isNeutral) return text('Bến xin gửi quý khách {name} báo giá gửi hàng ngày {day}:', { name, day })
  return name
    ? text('Bến xin gửi {name} báo giá gửi hàng ngày {day}:', { name, day })
    : text('Báo giá gửi hàng ngày {day}:', { day })
}

function factsOf(
  { service, days, values, weight }: MessageQuote,
  locale: string,
): readonly (readonly [key: string, source: Text])[] {
  const number = (value: number | null) => new Intl.NumberFormat(locale).format(value ?? 0)
  return [
    [
      'service',
      days
        ? text('• Dịch vụ: {service}, {days} ngày', { service, days })
        : text('• Dịch vụ: {service}', { service }),
    ],
    ...values.parcels.map(({ weight: kilos, length, width, height }, index): readonly [string, Text] => {
      const parcel = { n: index + 1, weight: number(kilos) }
      const key = `parcel ${index}`
      if (!length || !width || !height) return [key, text('• Kiện {n}: {weight} kg', parcel)]
      const size = [length, width, height].map(number).join(' × ')
      return [key, text('• Kiện {n}: {weight} kg, {size} cm', { ...parcel, size })]
    }),
    ...(weight === null
      ? []
      : [['weight', text('• Cân tính cước: {weight} kg', { weight: number(weight) })] as const]),
  ]
}
