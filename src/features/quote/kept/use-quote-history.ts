import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { sameValue } from '#descriptor/row.ts'
import { withOtherGoods } from '#features/quote/landed/prefill.ts'
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
import type { useFormerQuote } from './use-former-quote.ts'
import { useKeptQuotes } from './use-kept-quotes.ts'
import { useNoteQuote } from './use-note-quote.ts'
import type { OpenQuote } from './use-quote-actions.ts'

/** The stored quotes, the quote that was loaded into the form, and the edited messages of the form. */
export function useQuoteHistory(
  state: QuoteFormState,
  pricing: ReturnType<typeof useServiceQuotes>,
  { priceOf, aside }: { readonly priceOf: PriceOf; readonly aside: ReturnType<typeof useFormerQuote> },
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
  /** Replaces the quote in the form; stores a former one without prices, which is not in the list, so that it can be restored later. */
  const replace = (done: Text, write: () => void) => {
    const replaced = replacing.replace(done, write)
    if (!replaced) return
    const loaded = state.valuesNow()
    const { values, request } = replaced.form
    const isListed = request !== null && !state.isOld
    const isAsLoaded = aside.former?.loaded && isSameQuote(aside.former.loaded, values) && !isEdited(replaced)
    if (aside.former && (isListed || isAsLoaded)) aside.store({ ...aside.former, loaded })
    else if (!isListed) aside.store({ values, edits: replaced.edits, loaded })
  }
  return {
    quotes: quotes ?? [],
    change,
    before,
    edits,
    /** Ends the comparison with the earlier quote. */
    forgetBefore: () => setBefore(null),
    /** Loads a quote into the form with today's prices beside its own. */
    open: (quote: KeptQuote) =>
      replace(replacedText, () => {
        edits.store({})
        setBefore(quote)
        state.load(quote.values)
      }),
    /** Clears the edited message and the earlier quote before other values are loaded into the form. */
    reset,
    replace,
    changeWithUndo: replacing.change,
    changeParcels: replacing.changeParcels,
    clear: () => {
      replacing.replace(text('Đã xóa những gì đã nhập.'), () => {
        reset()
        state.clear()
      })
    },
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
  // The offers belong to the mounted form, and those of parcels to the quote in it.
  const offers = useRef<readonly (() => void)[]>([])
  const parcelOffers = useRef<readonly (() => void)[]>([])
  useEffect(() => () => withdraw(offers), [])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another quote has other parcels
  useEffect(() => () => withdraw(parcelOffers), [form.edition])
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
    offers.current = [...offers.current, notify({ ...notice, undo })]
    return { values, former }
  }
  const formerNow = (): FormerQuote => ({ ...latest.current, form: form.snapshot() })
  /** Writes values that only an undo can take back, such as additions to the quote. */
  const change = (notice: Notice, write: () => void) => {
    last.current = null
    writeWithUndo(notice, write, formerNow())
  }
  /** Replaces the quote by one that can be loaded again, of the stored quotes or of a record. */
  const replace = (done: Text, write: () => void): FormerQuote | undefined => {
    if (isSameQuote(form.valuesNow(), emptyQuoteValues)) {
      last.current = null
      write()
      return undefined
    }
    const former = last.current && isUnchanged(last.current.values) ? last.current.former : formerNow()
    last.current = writeWithUndo({ tone: 'plain', text: done }, write, former)
    return former
  }
  /** Replaces the parcels alone: the undo leaves what else was changed since, and can itself be undone where parcels were. */
  const changeParcels = (notice: Notice, parcels: QuoteParcels) => {
    const before = parcelsOf(form.valuesNow())
    form.replaceParcels(parcels)
    const undo = () => {
      const now = form.valuesNow()
      // A stack follows the goods, which may have been changed since.
      const restored = parcelsOf(withOtherGoods({ ...now, ...before }, now.goods))
      if (sameValue(now.parcels, parcels.parcels)) form.replaceParcels(restored)
      else changeParcels({ tone: 'plain', text: text('Đã trả lại các kiện trước.') }, restored)
    }
    parcelOffers.current = [...parcelOffers.current, notify({ ...notice, undo })]
  }
  return { change, replace, changeParcels }
}

type QuoteParcels = Pick<QuoteValues, 'parcels' | 'parcelOrigin' | 'packedGoods'>

const parcelsOf = ({ parcels, parcelOrigin, packedGoods }: QuoteValues): QuoteParcels => ({
  parcels,
  parcelOrigin,
  packedGoods,
})

function withdraw(offers: RefObject<readonly (() => void)[]>): void {
  for (const remove of offers.current) remove()
  offers.current = []
}

const isEdited = ({ edits }: Pick<QuoteRest, 'edits'>) => Object.values(edits).some(Boolean)

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
