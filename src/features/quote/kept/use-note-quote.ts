import { useEffect, useRef } from 'react'
import type { CustomerTotal } from '#features/quote/landed/customer-total.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import type { ServiceQuote, useServiceQuotes } from '#features/quote/use-service-quotes.ts'
import { withPrices } from './kept-quote.ts'
import type { ChangeQuotes } from './use-kept-quotes.ts'

/** Stores the quote of a request as a draft once all its responses have arrived. */
export function useNoteQuote(
  { request }: QuoteFormState,
  { serviceQuotes, extra }: ReturnType<typeof useServiceQuotes>,
  change: ChangeQuotes,
  totalOf: (quote: ServiceQuote) => CustomerTotal | null,
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
      const told = totalOf(quote)
      if (!told) return []
      const weight = quote.price?.weight ?? null
      return [{ name: quote.service.label, ...told, ...(weight !== null && { weight }) }]
    })
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
    change((quotes) => withPrices(quotes, draft))
  }, [request, isAnswered, serviceQuotes, change, totalOf])
}
