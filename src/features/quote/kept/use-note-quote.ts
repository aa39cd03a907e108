import { useEffect, useRef } from 'react'
import { knownPrice } from '#features/quote/customer-price.ts'
import type { PriceOf } from '#features/quote/landed/use-landed.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import type { useServiceQuotes } from '#features/quote/use-service-quotes.ts'
import { draftQuote, keptPrice } from './draft-quote.ts'
import { withPrices } from './kept-quote.ts'
import type { ChangeQuotes } from './use-kept-quotes.ts'

/** Stores the quote of a request as a draft once all its responses have arrived. */
export function useNoteQuote(
  { request, values: { currency } }: QuoteFormState,
  { serviceQuotes, extra }: ReturnType<typeof useServiceQuotes>,
  change: ChangeQuotes,
  priceOf: PriceOf,
): void {
  const noted = useRef('')
  const isAnswered =
    serviceQuotes.length > 0 &&
    !extra.isFetching &&
    serviceQuotes.every(({ state }) => state !== 'idle' && state !== 'busy')
  useEffect(() => {
    if (!request || !isAnswered) return
    if (serviceQuotes.every(({ cost }) => !cost)) return
    // None while the landed price is incomplete: the freight alone would be compared with a whole price later.
    const prices = serviceQuotes.flatMap((quote) => {
      const price = knownPrice(priceOf(quote))
      return price ? [keptPrice(quote, price)] : []
    })
    const at = request.requestedAt
    // A retry may add a price later.
    const key = `${at} ${JSON.stringify(prices)}`
    if (noted.current === key) return
    noted.current = key
    // The currency may be chosen after the request: the amounts are in it.
    const values = { ...request.values, currency }
    const draft = draftQuote(at, values, prices)
    change((quotes) => withPrices(quotes, draft))
  }, [request, currency, isAnswered, serviceQuotes, change, priceOf])
}
