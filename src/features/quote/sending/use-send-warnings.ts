import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Comparison } from '#features/quote/compare-totals.ts'
import type { KeptQuote } from '#features/quote/kept/kept-quote.ts'
import { priceBefore } from '#features/quote/kept/quote-summary.ts'
import { lineLabel } from '#features/quote/landed/line-texts.ts'
import { isInsurance } from '#features/quote/landed/use-landed.ts'
import type { Choice } from '#features/quote/rules/helpers.ts'
import { useHelper } from '#features/quote/use-helper.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { type BandResource, bandRecords, bandRowsOptions, recordBands } from '#hooks/bands/band-rows.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import type { Language } from '#text/language.ts'
import { sourceText } from '#text/text.ts'
import { contradictionsIn, untranslatedNames } from './contradictions.ts'
import type { MessageLine } from './message-line.ts'
import type { useMessageEdit } from './use-message-edit.ts'
import type { PricedQuote } from './use-message-lines.tsx'
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
  {
    text: message,
    changes,
    lines,
  }: ReturnType<typeof useMessageEdit> & {
    readonly lines: readonly MessageLine[]
  },
  language: Language,
): readonly Warning[] {
  const { values, requestedAt, chosen, price, settings } = quote
  const { choices } = useHelper('extraServiceType')
  const listed = useBands(prices)
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
    ...listed,
    before: before && priceBefore(before, chosen.service.label, price),
    changes,
    contradictions: contradictionsIn(message, lines, price.currency),
    insurances: insurancesOf(quote, choices),
    untranslated: untranslatedNames(quote, choices, language, message),
    paths,
  })
}

/** The names of the insurances in a message. */
function insurancesOf({ values, price }: PricedQuote, choices: readonly Choice[]): readonly string[] {
  const extras = values.extras.flatMap((code) => choices.find((one) => one.code === code) ?? [])
  return [
    ...extras.filter(({ code, label }) => isInsurance(code, label)).map(({ label }) => label),
    ...price.parts
      .filter(({ kind, name }) => kind !== 'goods' && isInsurance(name))
      .map(({ kind, name }) => sourceText(lineLabel({ kind, name }))),
  ]
}

/** The price list, read once prices are there; null until then. */
function useBands(prices: BandResource | null) {
  const [data] = useQueries({
    queries: [prices].flatMap((one) => (one ? bandRowsOptions(one, 'all') : [])),
    combine: (found) => found.map((one) => one.data),
  })
  return useMemo(() => {
    if (!prices || !data) return { bands: null, switchedOff: [] }
    const records = bandRecords(data)
    const bands = recordBands(prices, records)
    const { on } = prices.bands
    const all = recordBands(
      prices,
      records.map(({ id, read }) => ({ id, read: (name: string) => name === on || read(name) })),
    )
    const used = new Set(bands.map(({ group }) => group))
    return { bands, switchedOff: all.map(({ group }) => group).filter((group) => !used.has(group)) }
  }, [prices, data])
}
