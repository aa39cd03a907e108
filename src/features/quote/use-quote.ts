import { createContext, useContext, useMemo, useState } from 'react'
import type { Options } from '#descriptor/field.ts'
import { useText } from '#hooks/use-text.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { compareServices, useChosenService } from './compare-totals.ts'
import { knownPrice } from './customer-price.ts'
import { useSharedQuote } from './kept/shared-quote-panel.tsx'
import { useFormerQuote } from './kept/use-former-quote.ts'
import { useNewQuote } from './kept/use-new-quote.ts'
import { useOpenQuote, useQuoteHistory } from './kept/use-quote-history.ts'
import { summaryOf } from './landed/landed-panel.tsx'
import type { LandedSettings } from './landed/surcharge.ts'
import { useLanded } from './landed/use-landed.ts'
import { usePrefill } from './landed/use-prefill.ts'
import type { BoxSettings } from './packing/box-settings.ts'
import type { RuleLine } from './rules/carrier-lines.ts'
import type { QuoteValues } from './rules/quote-values.ts'
import type { SendingSettings } from './sending/sending-settings.ts'
import { pricedQuote, useMessageLanguage } from './sending/use-message-lines.tsx'
import { usePendingSend } from './sending/use-send-guard.tsx'
import type { WarningSources } from './sending/use-send-warnings.ts'
import { useQuoteForm } from './use-quote-form.ts'
import { useServiceQuotes } from './use-service-quotes.ts'

export interface QuoteOptions {
  readonly start: QuoteValues
  readonly onStore: (values: QuoteValues) => void
  readonly rules: readonly RuleLine[]
  /** Labels of the kinds of goods that rules refuse. */
  readonly goodsKinds: Options
  readonly boxes: BoxSettings
  readonly landed: LandedSettings
  /** The parameters of the address, which may name what to quote. */
  readonly search: ScreenSearch
  /** Whether the settings are loading. */
  readonly isLoading: boolean
  readonly onRetryRules?: (() => void) | undefined
  readonly sending: SendingSettings
  readonly sources: Pick<WarningSources, 'prices' | 'paths'>
}

/** The quote in the form: its values, prices and message, and the stored quotes. */
export function useQuoteState(options: QuoteOptions) {
  const { search, sending } = options
  const t = useText()
  const { rate } = options.landed
  const form = useQuoteForm(options.start, options.onStore, rate)
  const pricing = useServiceQuotes(form, options.rules, rate)
  const { values, request } = form
  const { serviceQuotes } = pricing
  const landed = useLanded(request?.values ?? values, options.landed, pricing, values.currency)
  const { priceOf } = landed
  const comparison = compareServices(serviceQuotes, priceOf, pricing.rates)
  const { chosen, pick } = useChosenService(serviceQuotes, comparison, form)
  const aside = useFormerQuote()
  const history = useQuoteHistory(form, pricing, { priceOf, aside })
  const price = chosen?.price ?? null
  // Memoized as the lines of the message are.
  const customer = useMemo(() => priceOf({ price }), [priceOf, price])
  const priced = pricedQuote(request, chosen, sending, customer)
  const loading = { rate, isLoading: options.isLoading || history.edits.isLoading, history }
  // The number of times that the form was emptied.
  const [clears, setClears] = useState(0)
  const countClear = () => setClears((count) => count + 1)
  const isAsked = search.new !== undefined
  return {
    ...options,
    form,
    rate,
    pricing,
    landed,
    comparison,
    chosen,
    pick,
    history,
    customer,
    priced,
    /** The chosen price in one line; '' before there is one. */
    summary: chosen ? summaryOf(chosen, knownPrice(customer), t) : '',
    language: useMessageLanguage(form),
    open: useOpenQuote(priced),
    prefill: usePrefill(form, { search, ...loading }),
    former: useNewQuote(form, { isAsked, ...loading, aside, onStart: countClear }),
    shared: useSharedQuote(),
    pendingSend: usePendingSend(form, () => chosen && pick(chosen.service.code), chosen?.state),
    clears,
    clear: () => {
      history.clear()
      countClear()
    },
  }
}

export type Quote = ReturnType<typeof useQuoteState>

export const QuoteContext = createContext<Quote | null>(null)

/** The quote of the form around. */
export function useQuote(): Quote {
  const quote = useContext(QuoteContext)
  if (!quote) throw new RangeError('No quote form is around')
  return quote
}
