import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useEffect, useRef } from 'react'
import { readNumber } from '#descriptor/read.ts'
import { knownPrice } from '#features/quote/customer-price.ts'
import type { PriceOf } from '#features/quote/landed/use-landed.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import type { useServiceQuotes } from '#features/quote/use-service-quotes.ts'
import { useUserStore } from '#features/quote/use-user-store.ts'
import { withoutDraft, withPrices } from './kept-quote.ts'
import { draftQuote, keptPrice } from './quote-summary.ts'
import type { ChangeQuotes } from './use-kept-quotes.ts'

/** Stores the quote of a request as a draft once all its responses have arrived, in place of the earlier draft of the same form. */
export function useNoteQuote(
  { request, values: { currency }, edition }: QuoteFormState,
  { serviceQuotes, extra }: Pick<ReturnType<typeof useServiceQuotes>, 'serviceQuotes' | 'extra'>,
  change: ChangeQuotes,
  priceOf: PriceOf,
): void {
  const noted = useRef('')
  const replaceDraft = useReplaceDraft(edition)
  // The customer may be typed after the prices.
  const [customer] = useDebouncedValue(request?.values.customer?.label ?? '', 500)
  const isAnswered =
    serviceQuotes.length > 0 &&
    !extra.isFetching &&
    serviceQuotes.every(({ state }) => state !== 'idle' && state !== 'busy')
  useEffect(() => {
    if (!request || !isAnswered || !replaceDraft) return
    if (serviceQuotes.every(({ cost }) => !cost)) return
    // None while the landed price is incomplete: the freight alone would be compared with a whole price later.
    const prices = serviceQuotes.flatMap((quote) => {
      const price = knownPrice(priceOf(quote))
      return price ? [keptPrice(quote, price)] : []
    })
    const at = request.requestedAt
    // A retry may add a price later.
    const key = `${at} ${customer} ${JSON.stringify(prices)}`
    if (noted.current === key) return
    noted.current = key
    // The currency may be chosen after the request: the amounts are in it.
    const values = { ...request.values, currency }
    const former = replaceDraft(at)
    change((quotes) => withPrices(withoutDraft(quotes, former), draftQuote(at, values, prices)))
  }, [request, currency, customer, isAnswered, serviceQuotes, change, priceOf, replaceDraft])
}

/**
 * Returns a function that stores the draft of the quote in the form, also for after a reload, and returns the one before; null
 * for none. Undefined until the draft of before the reload is read.
 */
function useReplaceDraft(edition: number): ((at: number) => number | null) | undefined {
  const [stored, store] = useUserStore('draft', readNumber)
  const start = useRef(edition)
  const drafts = useRef(new Map<number, number>())
  const latest = useRef({ edition, stored, store })
  useEffect(() => {
    latest.current = { edition, stored, store }
  })
  useEffect(() => {
    // Another quote is in the form.
    if (edition !== start.current) latest.current.store(drafts.current.get(edition) ?? null)
  }, [edition])
  const replace = useCallback((at: number) => {
    const now = latest.current
    const ofStart = now.edition === start.current ? now.stored : null
    const former = drafts.current.get(now.edition) ?? ofStart ?? null
    drafts.current.set(now.edition, at)
    now.store(at)
    return former === at ? null : former
  }, [])
  return stored === undefined ? undefined : replace
}
