import { useEffect, useRef } from 'react'
import {
  emptyQuoteValues,
  isSameQuote,
  quoteProblems,
  sentValues,
} from '#features/quote/rules/quote-values.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import { useGo } from '#screens/use-go.ts'
import type { useFormerQuote } from './use-former-quote.ts'
import type { useQuoteHistory } from './use-quote-history.ts'

interface NewQuoteOptions {
  /** Whether the address asks for a new quote. */
  readonly isAsked: boolean
  readonly rate: number | null
  /** Whether the settings or the edited message are loading. */
  readonly isLoading: boolean
  readonly history: Pick<ReturnType<typeof useQuoteHistory>, 'edits' | 'reset'>
  readonly aside: ReturnType<typeof useFormerQuote>
  readonly onStart: () => void
}

/** Empties the form when the address asks for a new quote; the former quote is stored, and `takeUp` exchanges it with the form. */
export function useNewQuote(form: QuoteFormState, options: NewQuoteOptions) {
  const { isAsked, rate, isLoading, history } = options
  const { former, store } = options.aside
  const go = useGo()
  const isReady = isAsked && !isLoading && former !== undefined
  const latest = useRef(() => {})
  const putAside = () => {
    const values = form.valuesNow()
    const isEmpty = isSameQuote(values, emptyQuoteValues)
    if (!isEmpty) store({ values, edits: history.edits.edits })
    return isEmpty
  }
  useEffect(() => {
    latest.current = () => {
      putAside()
      history.reset()
      form.clear()
      options.onStart()
      // This address asks for no new quote, so that a reload keeps the one that is typed next.
      go('/calculator', { replace: true, free: true })
    }
  })
  useEffect(() => {
    if (isReady) latest.current()
  }, [isReady])
  return {
    /** The values of the former quote; null for none, once prices are requested, and while they are in the form. */
    former:
      former && form.request === null && !isSameQuote(former.values, form.values) ? former.values : null,
    takeUp: () => {
      if (!former) return
      if (putAside()) store(null)
      history.reset()
      history.edits.store(former.edits)
      const isWhole = Object.keys(quoteProblems(sentValues(former.values, rate))).length === 0
      if (isWhole) form.load(former.values)
      else form.fill(former.values)
    },
  }
}
