import { useCallback, useEffect, useRef, useState } from 'react'
import type { PriceOf } from '#features/quote/landed/use-landed.ts'
import { emptyQuoteValues, isSameQuote, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import { validUntil } from '#features/quote/sending/sending-settings.ts'
import { type MessageEdits, useMessageEdits } from '#features/quote/sending/use-message-edit.ts'
import type { PricedQuote } from '#features/quote/sending/use-message-lines.tsx'
import type { FormSnapshot, QuoteFormState } from '#features/quote/use-quote-form.ts'
import type { useServiceQuotes } from '#features/quote/use-service-quotes.ts'
import { type Notice, notify } from '#kit/notice.tsx'
import { type Text, text } from '#text/text.ts'
import { type KeptQuote, sentPrice, withSent } from './kept-quote.ts'
import { draftQuote, keptPrice } from './quote-summary.ts'
import { useKeptQuotes } from './use-kept-quotes.ts'
import { useNoteQuote } from './use-note-quote.ts'
import type { OpenQuote } from './use-quote-actions.ts'

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

/** The notice after another quote has taken the place of the one in the form. */
export const replacedText = text('Báo giá đang làm dở đã nhường chỗ cho báo giá mới.')

/** What belongs to the quote in the form without being a value of it. */
interface QuoteRest {
  readonly edits: MessageEdits
  /** The stored quote with which the prices are compared. */
  readonly before: KeptQuote | null
}

/** A quote as it was before it was replaced. */
interface FormerQuote extends QuoteRest {
  readonly form: FormSnapshot
}

/** Returns the functions that replace the quote in the form; a notice offers to restore the former one, unless it was empty. */
export function useReplaceQuote(
  form: QuoteFormState,
  rest: QuoteRest,
  restoreRest: (rest: QuoteRest) => void,
) {
  const latest = useRef(rest)
  useEffect(() => {
    latest.current = rest
  })
  // The offer belongs to the mounted form.
  const withdraw = useRef(() => {})
  useEffect(() => () => withdraw.current(), [])
  // A quote that can be loaded again and is unchanged need not be restored: the undo of the next one restores that before it.
  const last = useRef<{ readonly values: QuoteValues; readonly former: FormerQuote }>(null)
  const isUnchanged = (values: QuoteValues) =>
    !isEdited(latest.current) && isSameQuote(values, form.valuesNow())
  const writeWithUndo = (notice: Notice, write: () => void, former: FormerQuote) => {
    write()
    const values = form.valuesNow()
    const restore = () => {
      form.restore(former.form)
      restoreRest(former)
    }
    const undo = () => {
      const hasOldEdits = latest.current.edits === former.edits && isSameQuote(values, form.valuesNow())
      last.current = null
      if (hasOldEdits || isUnchanged(values)) restore()
      else change({ tone: 'plain', text: text('Đã trả lại báo giá trước.') }, restore)
    }
    withdraw.current = notify({ ...notice, undo })
    return { values, former }
  }
  const formerNow = (): FormerQuote => ({ ...latest.current, form: form.snapshot() })
  /** Writes values that only an undo can take back, such as additions to the quote. */
  const change = (notice: Notice, write: () => void) => {
    last.current = null
    writeWithUndo(notice, write, formerNow())
  }
  /** Replaces the quote by one that can be loaded again, of the stored quotes or of a record. */
  const replace = (done: Text, write: () => void) => {
    if (isSameQuote(form.valuesNow(), emptyQuoteValues)) {
      last.current = null
      write()
      return
    }
    const former = last.current && isUnchanged(last.current.values) ? last.current.former : formerNow()
    last.current = writeWithUndo({ tone: 'plain', text: done }, write, former)
  }
  return { change, replace }
}

const isEdited = ({ edits }: QuoteRest) => Object.values(edits).some(Boolean)

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
