import { useMemo } from 'react'
import type { LandedMessage } from '#features/quote/landed/landed-message.ts'
import { type MessagePrice, messageLines } from '#features/quote/message.ts'
import type { Cost } from '#features/quote/price-lines.ts'
import { quoteNumber } from '#features/quote/rules/quote-number.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import { useHelper } from '#features/quote/use-helper.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { type Language, locales } from '#text/language.ts'
import { type Text, text } from '#text/text.ts'
import type { MessageLine } from './message-line.ts'
import { type SendingSettings, validUntil } from './sending-settings.ts'

/** A quote with the price of the chosen service. */
export interface PricedQuote {
  readonly number: string
  readonly values: QuoteValues
  readonly requestedAt: number
  readonly chosen: ServiceQuote
  /** The price in the chosen currency; the landed price where the quote has one. */
  readonly cost: Cost
  readonly landed: LandedMessage | null
  readonly settings: SendingSettings
}

/** The quote of a request and a service; null without a price. */
export function pricedQuote(
  request: { readonly values: QuoteValues; readonly requestedAt: number } | null,
  chosen: ServiceQuote | undefined,
  settings: SendingSettings,
  landed: LandedMessage | 'incomplete' | null,
): PricedQuote | null {
  if (!request || !chosen?.price || !chosen.cost || landed === 'incomplete') return null
  const { values, requestedAt } = request
  return {
    number: quoteNumber(requestedAt),
    values,
    requestedAt,
    chosen,
    cost: landed ? { ...chosen.cost, total: landed.dong, currency: 'VND' } : chosen.cost,
    landed,
    settings,
  }
}

/** The lines of the message in the customer's language; none until it is loaded. */
export function useMessageLines(
  { number, values, requestedAt, chosen, cost, landed, settings }: PricedQuote,
  language: Language,
  translate: ((source: Text) => string) | undefined,
): readonly MessageLine[] {
  const { choices } = useHelper('extraServiceType')
  const { price, service } = chosen
  // The cost is a new object in each render.
  const { freight, extra, total, currency } = cost
  return useMemo(() => {
    if (!translate) return []
    const names = values.extras.map((code) => choices.find((one) => one.code === code)?.label ?? code)
    const end = validUntil(requestedAt, settings.validDays)
    const quote = {
      at: new Date(requestedAt),
      number,
      values,
      service: service.label,
      days: price?.days ?? '',
      weight: price?.weight ?? null,
      prices: landed?.prices ?? pricesOf(freight, extra, names.join(', ')),
      totals: landed?.totals ?? [{ amount: total, currency }],
      currency,
      validUntil: end === null ? null : new Date(end),
      excludes: settings.excludes[language],
    }
    return messageLines(quote, translate, locales[language])
  }, [
    translate,
    values,
    choices,
    requestedAt,
    settings,
    landed,
    number,
    service,
    price,
    freight,
    extra,
    total,
    currency,
    language,
  ])
}

function pricesOf(freight: number, extra: number, names: string): readonly MessagePrice[] {
  return [
    { key: 'freight', label: text('Cước vận chuyển'), amount: freight },
    ...(extra > 0 ? [{ key: 'extra', label: text('Dịch vụ thêm ({names})', { names }), amount: extra }] : []),
  ]
}
