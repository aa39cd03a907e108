import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Comparison } from '#features/quote/compare-totals.ts'
import { priceBefore } from '#features/quote/kept/compare-prices.ts'
import type { KeptQuote } from '#features/quote/kept/kept-quote.ts'
import { useHelper } from '#features/quote/use-helper.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { type BandResource, bandRecords, bandRowsOptions, recordBands } from '#hooks/bands/band-rows.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import type { Language } from '#text/language.ts'
import { untranslatedNames } from './untranslated-names.ts'
import type { useMessageEdit } from './use-message-edit.ts'
import type { PricedQuote } from './use-message-lines.ts'
import { sendWarnings, type Warning } from './warnings.ts'

/** The input of the warnings besides the quote. */
export interface WarningSources {
  readonly serviceQuotes: readonly ServiceQuote[]
  readonly comparison: Comparison<ServiceQuote>
  /** The price list, if the app has one. */
  readonly prices: BandResource | null
  readonly paths: { readonly settings: string; readonly prices: string | null }
  /** The earlier quote that this one was made of. */
  readonly before: KeptQuote | null
}

/** The warnings of the quote in the form, and of its message in a language. */
export function useSendWarnings(
  quote: PricedQuote,
  { serviceQuotes, comparison, prices, paths, before }: WarningSources,
  { text: message, changes }: ReturnType<typeof useMessageEdit>,
  language: Language,
): readonly Warning[] {
  const { values, requestedAt, chosen, price, settings } = quote
  const { choices } = useHelper('extraServiceType')
  const bands = useBands(prices)
  const now = useMinute()
  return sendWarnings({
    values,
    requestedAt,
    now,
    chosen,
    total: price,
    serviceQuotes,
    comparison,
    settings,
    bands,
    before: before && priceBefore(before, chosen.service.label, price),
    changes,
    untranslated: untranslatedNames(quote, choices, language, message),
    paths,
  })
}

/** The price list, read once prices are there; null until then. */
function useBands(prices: BandResource | null) {
  const [data] = useQueries({
    queries: [prices].flatMap((one) => (one ? bandRowsOptions(one) : [])),
    combine: (found) => found.map((one) => one.data),
  })
  return useMemo(() => (prices && data ? recordBands(prices, bandRecords(data)) : null), [prices, data])
}
