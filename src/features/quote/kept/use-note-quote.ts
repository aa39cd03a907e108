import { useEffect, useRef } from 'react'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import type { useServiceQuotes } from '#features/quote/use-service-quotes.ts'
import { withQuote } from './kept-quote.ts'
import type { ChangeQuotes } from './use-kept-quotes.ts'

/** Stores the quote of a request as a draft once all its responses have arrived. */
export function useNoteQuote(
  { request }: QuoteFormState,
  { serviceQuotes, extra }: ReturnType<typeof useServiceQuotes>,
  change: ChangeQuotes,
): void {
  const noted = useRef('')
  const isAnswered =
    serviceQuotes.length > 0 &&
    !extra.isFetching &&
    serviceQuotes.every(({ state }) => state !== 'idle' && state !== 'busy')
  useEffect(() => {
    if (!request || !isAnswered) return
    const prices = serviceQuotes.flatMap(({ service, cost, price }) => {
      if (!cost) return []
      const { total, currency } = cost
      const weight = price?.weight ?? null
      return [{ name: service.label, total, currency, ...(weight !== null && { weight }) }]
    })
    if (prices.length === 0) return
    const at = request.requestedAt
    // A retry may add a price later.
    const key = `${at} ${JSON.stringify(prices)}`
    if (noted.current === key) return
    noted.current = key
    const { values } = request
    const draft = {
      at,
      values,
      prices,
      state: 'draft',
      validUntil: null,
      message: '',
      changedAt: at,
    } as const
    change((quotes) => {
      const stored = quotes.find((quote) => quote.at === at)
      return withQuote(quotes, { ...draft, ...stored, prices })
    })
  }, [request, isAnswered, serviceQuotes, change])
}
