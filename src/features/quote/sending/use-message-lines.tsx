import '#kit/choice-styles.css'
import { Checkbox, Group } from '@mantine/core'
import { useMemo } from 'react'
import { isRecord } from '#descriptor/read.ts'
import { excludedExtras } from '#features/quote/compare-totals.ts'
import type { CustomerPart, CustomerPrice } from '#features/quote/customer-price.ts'
import { quoteNumber } from '#features/quote/kept/quote-summary.ts'
import { lineLabel } from '#features/quote/landed/line-texts.ts'
import { joinNames, type MessagePrice, messageLines } from '#features/quote/message.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import { useHelper } from '#features/quote/use-helper.ts'
import { type Editions, useEditionChoice } from '#features/quote/use-quote-form.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { useUserStore } from '#features/quote/use-user-store.ts'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { formatAmount } from '#text/format-amount.ts'
import { type Language, locales } from '#text/language.ts'
import { type Text, text } from '#text/text.ts'
import type { MessageLine } from './message-line.ts'
import { nameKey, type SendingSettings, validUntil } from './sending-settings.ts'

/** A quote with the price of the chosen service. */
export interface PricedQuote {
  readonly number: string
  readonly values: QuoteValues
  readonly requestedAt: number
  readonly chosen: ServiceQuote
  readonly price: CustomerPrice
  readonly settings: SendingSettings
}

/** The quote of a request and a service; null without a price. */
export function pricedQuote(
  request: { readonly values: QuoteValues; readonly requestedAt: number } | null,
  chosen: ServiceQuote | undefined,
  settings: SendingSettings,
  price: CustomerPrice | 'incomplete' | null,
): PricedQuote | null {
  if (!request || !chosen || price === null || price === 'incomplete') return null
  const { values, requestedAt } = request
  return {
    number: quoteNumber(requestedAt),
    values,
    requestedAt,
    chosen,
    price,
    settings,
  }
}

/** The lines of the message in the customer's language; none until it is loaded. */
export function useMessageLines(
  { number, values, requestedAt, chosen, price, settings }: PricedQuote,
  language: Language,
  translate: ((source: Text) => string) | undefined,
  shows: MessageShows,
): readonly MessageLine[] {
  const { choices } = useHelper('extraServiceType')
  const { price: sent, service } = chosen
  return useMemo(() => {
    if (!translate) return []
    // A name without a translation, such as that of a carrier, stays as it is.
    const nameOf = (name: string) => settings.names[language].get(nameKey(name)) ?? name
    const labels = values.extras.map((code) =>
      nameOf(choices.find((one) => one.code === code)?.label ?? code),
    )
    const names = joinNames(labels, locales[language])
    const end = validUntil(requestedAt, settings.validDays)
    const quote = {
      at: new Date(requestedAt),
      number,
      values,
      service: nameOf(service.label),
      days: sent?.days ?? '',
      weight: sent?.weight ?? null,
      prices: pricesOf(price, names, nameOf, shows.yen ? { translate, locale: locales[language] } : null),
      rate: shows.rate ? price.rate : undefined,
      totals: [price, ...(price.other ? [price.other] : [])],
      isPartial: price.lacks.length > 0,
      currency: price.currency,
      validUntil: end === null ? null : new Date(end),
      excludes: [
        ...excludedExtras(price, names, locales[language]).map(translate),
        ...settings.excludes[language],
      ],
    }
    return messageLines(quote, translate, locales[language])
  }, [translate, values, choices, requestedAt, settings, number, service, sent, price, language, shows])
}

/** The parts of a price with their labels; `names` are those of the extra services, and `nameOf` translates a surcharge's. */
function pricesOf(
  { parts, isLanded }: CustomerPrice,
  names: string,
  nameOf: (name: string) => string,
  /** Shows the yen of the goods. */
  inYen: { readonly translate: (source: Text) => string; readonly locale: string } | null,
): readonly MessagePrice[] {
  return parts.map(({ key, kind, name, count, yen, amount }) => {
    const shown = kind === 'surcharge' || kind === 'carrier' ? nameOf(name) : name
    if (inYen && kind === 'goods' && yen !== undefined) {
      const each = formatAmount(yen, 'JPY', inYen.locale)
      const label = inYen.translate(lineLabel({ kind, name }))
      return { key, label: `${label} (${each}${(count ?? 1) > 1 ? ` × ${count}` : ''})`, amount }
    }
    const label = isLanded || kind === 'carrier' ? landedLabel(kind, shown, count) : plainLabel(kind, names)
    return { key, label, amount }
  })
}

function landedLabel(kind: CustomerPart['kind'], name: string, count = 1): Text {
  return count > 1 && name !== '' ? text('{name} × {count}', { name, count }) : lineLabel({ kind, name })
}

const plainLabel = (kind: CustomerPart['kind'], names: string): Text =>
  kind === 'freight' ? text('Cước vận chuyển') : text('Dịch vụ thêm ({names})', { names })

/** What a message shows besides the amounts. */
interface MessageShows {
  /** The yen of one piece, in the line of an article. */
  readonly yen: boolean
  /** The đồng of one yen. */
  readonly rate: boolean
}

/** The user's choice of what messages show, stored in this browser. */
export function useMessageShows() {
  const [shows = nothing, store] = useUserStore('message shows', readShows)
  return { shows, store }
}

const nothing: MessageShows = { yen: false, rate: false }

const readShows = (raw: unknown): MessageShows =>
  isRecord(raw) ? { yen: raw.yen === true, rate: raw.rate === true } : nothing

/** Chooses what a message shows of the goods. */
export function MessageShowsField({ shows, store }: ReturnType<typeof useMessageShows>) {
  const t = useText()
  return (
    <Group gap="0.25rem 1rem">
      <Checkbox
        label={t('Ghi giá yên từng món')}
        checked={shows.yen}
        onChange={({ currentTarget }) => store({ ...shows, yen: currentTarget.checked })}
      />
      <Checkbox
        label={t('Ghi tỉ giá')}
        checked={shows.rate}
        onChange={({ currentTarget }) => store({ ...shows, rate: currentTarget.checked })}
      />
    </Group>
  )
}

/**
 * The language of the message: the user's, or the one chosen for the quote in the form. It outlives the message, which is
 * absent while new prices are loading.
 */
export function useMessageLanguage(
  /** Another quote may be for another customer. */
  editions: Editions,
) {
  const shown = useLanguage()
  const [choice, onLanguage] = useEditionChoice<Language>(editions)
  return { language: choice ?? shown, onLanguage }
}
