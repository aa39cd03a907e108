import { useCallback, useRef } from 'react'
import type { PricedQuote } from '#features/quote/sending/use-message-lines.ts'
import { keptPrice } from './draft-quote.ts'
import type { OpenQuote } from './use-mark-quote.ts'

/** The quote in the form with its message, which changes with each typed letter and is read only when it is stored. */
export function useOpenQuote(priced: PricedQuote | null) {
  const message = useRef({ text: '', total: '' })
  const setMessage = useCallback((text: string, total: string) => {
    message.current = { text, total }
  }, [])
  const openQuote = (): OpenQuote | null =>
    priced && {
      at: priced.requestedAt,
      price: { ...keptPrice(priced.chosen, priced.price), written: message.current.total },
      message: message.current.text,
    }
  return { setMessage, openQuote }
}
