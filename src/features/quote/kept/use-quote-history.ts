import { useCallback, useRef, useState } from 'react'
import type { PriceOf } from '#features/quote/landed/use-landed.ts'
import { validUntil } from '#features/quote/sending/sending-settings.ts'
import { useMessageEdits } from '#features/quote/sending/use-message-edit.ts'
import type { PricedQuote } from '#features/quote/sending/use-message-lines.tsx'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import type { useServiceQuotes } from '#features/quote/use-service-quotes.ts'
import { text } from '#text/text.ts'
import { type KeptQuote, sentPrice, withSent } from './kept-quote.ts'
import { draftQuote, keptPrice } from './quote-summary.ts'
import { useKeptQuotes } from './use-kept-quotes.ts'
import type { OpenQuote } from './use-mark-quote.ts'
import { useNoteQuote } from './use-note-quote.ts'
import { replacedText, useReplaceQuote } from './use-replace-quote.ts'

/** The stored quotes, the quote that was loaded into the form, and the edited messages of the form. */
export function useQuoteHistory(
  state: QuoteFormState,
  pricing: ReturnType<typeof useServiceQuotes>,
  priceOf: PriceOf,
) {
  const { quotes, change } = useKeptQuotes()
  const edits = useMessageEdits()
  const [before, setBefore] = useState<KeptQuote | null>(null)
  useNoteQuote(state, pricing, change, priceOf)
  const reset = () => {
    edits.store({})
    setBefore(null)
  }
  const replacing = useReplaceQuote(state, { edits: edits.edits, before }, (rest) => {
    edits.store(rest.edits)
    setBefore(rest.before)
  })
  return {
    quotes: quotes ?? [],
    change,
    before,
    edits,
    /** Ends the comparison with the earlier quote. */
    forgetBefore: () => setBefore(null),
    /** Loads a quote into the form with today's prices beside its own. */
    open: (quote: KeptQuote) =>
      replacing.replace(replacedText, () => {
        edits.store({})
        setBefore(quote)
        state.load(quote.values)
      }),
    /** Clears the edited message and the earlier quote before other values are loaded into the form. */
    reset,
    replace: replacing.replace,
    changeWithUndo: replacing.change,
    clear: () =>
      replacing.replace(text('Đã xóa những gì đã nhập.'), () => {
        reset()
        state.clear()
      }),
    /** Stores that the quote was sent, with its message, and the service and total in it. */
    onSent: (
      { requestedAt, values, settings, chosen, price }: PricedQuote,
      message: string,
      total: string,
    ) => {
      const now = Date.now()
      // The currency may be chosen after the request: the amounts are in it.
      const shown = { ...values, currency: state.valuesNow().currency }
      const given = keptPrice(chosen, price)
      const draft = draftQuote(requestedAt, shown, [given])
      const end = validUntil(requestedAt, settings.validDays)
      const sent = sentPrice({ ...given, written: total }, now)
      change((stored) => withSent(stored, draft, { validUntil: end, message, sent }, now))
    },
  }
}

/** The quote in the form with its message, which changes with each typed letter and is read only when it is stored. */
export function useOpenQuote(priced: PricedQuote | null) {
  const message = useRef({ text: '', total: '' })
  const setMessage = useCallback((shown: string, total: string) => {
    message.current = { text: shown, total }
  }, [])
  const openQuote = (): OpenQuote | null =>
    priced && {
      at: priced.requestedAt,
      price: { ...keptPrice(priced.chosen, priced.price), written: message.current.total },
      message: message.current.text,
    }
  return { setMessage, openQuote }
}
