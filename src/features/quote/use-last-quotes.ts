import { useEffect, useRef } from 'react'
import { readQuotes, withQuote } from './stored-quote.ts'
import type { QuoteFormState } from './use-quote-form.ts'
import type { useServiceQuotes } from './use-service-quotes.ts'
import { useUserStore } from './use-user-store.ts'

/** The last quotes of the current user; a request is added once all its responses have arrived. */
export function useLastQuotes(
  { request }: QuoteFormState,
  { serviceQuotes, extra }: ReturnType<typeof useServiceQuotes>,
) {
  const [quotes, write] = useUserStore('quotes', readQuotes)
  const noted = useRef(0)
  const isAnswered =
    serviceQuotes.length > 0 &&
    !extra.isFetching &&
    serviceQuotes.every(({ state }) => state === 'ready' || state === 'failed')
  useEffect(() => {
    if (!request || !isAnswered || !quotes || noted.current === request.requestedAt) return
    const prices = serviceQuotes.flatMap(({ service, cost, price }) => {
      const weight = price?.weight ?? null
      return cost
        ? [
            {
              name: service.label,
              total: cost.total,
              currency: cost.currency,
              ...(weight !== null && { weight }),
            },
          ]
        : []
    })
    if (prices.length === 0) return
    noted.current = request.requestedAt
    write(withQuote(quotes, { at: request.requestedAt, values: request.values, prices }))
  }, [request, isAnswered, quotes, serviceQuotes, write])
  return quotes ?? []
}
