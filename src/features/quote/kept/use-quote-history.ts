import { useState } from 'react'
import type { CustomerTotal } from '#features/quote/landed/customer-total.ts'
import { validUntil } from '#features/quote/sending/sending-settings.ts'
import { useMessageEdits } from '#features/quote/sending/use-message-edit.ts'
import type { PricedQuote } from '#features/quote/sending/use-message-lines.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import type { ServiceQuote, useServiceQuotes } from '#features/quote/use-service-quotes.ts'
import { type KeptQuote, withChange } from './kept-quote.ts'
import { useKeptQuotes } from './use-kept-quotes.ts'
import { useNoteQuote } from './use-note-quote.ts'

/** The stored quotes, the one that the quote in the form was made of, and the edited messages of the quote in the form. */
export function useQuoteHistory(
  state: QuoteFormState,
  pricing: ReturnType<typeof useServiceQuotes>,
  totalOf: (quote: ServiceQuote) => CustomerTotal | null,
) {
  const { quotes, change } = useKeptQuotes()
  const edits = useMessageEdits()
  const [before, setBefore] = useState<KeptQuote | null>(null)
  useNoteQuote(state, pricing, change, totalOf)
  const reset = () => {
    edits.store({})
    setBefore(null)
  }
  return {
    quotes: quotes ?? [],
    change,
    before,
    edits,
    /** Ends the comparison with the earlier quote. */
    forgetBefore: () => setBefore(null),
    /** Loads a quote into the form with today's prices beside its own. */
    open: (quote: KeptQuote) => {
      edits.store({})
      setBefore(quote)
      state.load(quote.values)
    },
    /** Forgets the edited message and the earlier quote: the form has another quote. */
    reset,
    /** Returns a function that restores the edited message and the earlier quote as they are now. */
    snapshot: () => () => {
      edits.store(edits.edits)
      setBefore(before)
    },
    clear: () => {
      reset()
      state.clear()
    },
    /** Stores that the quote was sent, with its message, and the service and total in it. */
    onSent: ({ requestedAt, settings, chosen, cost }: PricedQuote, message: string) =>
      change((stored) => {
        const sent = stored.find(({ at }) => at === requestedAt)
        const next = sent?.state === 'accepted' ? 'accepted' : 'sent'
        const end = validUntil(requestedAt, settings.validDays)
        const name = chosen.service.label
        const prices = (sent?.prices ?? []).map((one) =>
          one.name === name ? { ...one, total: cost.total, currency: cost.currency } : one,
        )
        const told = { state: next, validUntil: end, message, service: name, prices } as const
        return withChange(stored, requestedAt, told, Date.now())
      }),
  }
}
