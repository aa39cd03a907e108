import { useEffect, useState } from 'react'
import { emptyQuoteValues, isSameQuote, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { MessageEdits } from '#features/quote/sending/use-message-edit.ts'
import type { FormSnapshot, QuoteFormState } from '#features/quote/use-quote-form.ts'
import { type Notice, notify } from '#kit/notice.tsx'
import { session } from '#session/session.ts'
import { type Text, text } from '#text/text.ts'
import type { KeptQuote } from './kept-quote.ts'

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

/** The values that have replaced a quote, and the quote that an undo restores, of one user. */
interface Replacement {
  readonly subject: string
  readonly values: QuoteValues
  readonly former: FormerQuote
}

// One that can be loaded again, as long as its values are unchanged. Kept by the page: the form is mounted again for each
// record that it is opened from.
let last: Replacement | null = null
// Undoes a replacement in the form that was mounted last: the notice may be older than that form.
let undoInForm: (replacement: Replacement) => void = () => {}

/** Returns the functions that replace the quote in the form; a notice offers to restore the former one, unless it was empty. */
export function useReplaceQuote(
  form: QuoteFormState,
  rest: QuoteRest,
  restoreRest: (rest: QuoteRest) => void,
) {
  const [subject] = useState(() => session.storedUser()?.subject ?? '')
  const formerNow = (): FormerQuote => ({ form: form.snapshot(), edits: rest.edits, before: rest.before })
  const writeWithUndo = (notice: Notice, write: () => void, former: FormerQuote): QuoteValues => {
    write()
    const written = form.valuesNow()
    notify({ ...notice, undo: () => undoInForm({ subject, values: written, former }) })
    return written
  }
  /** Writes values that only an undo can take back, such as additions to the quote. */
  const change = (notice: Notice, write: () => void) => {
    last = null
    writeWithUndo(notice, write, formerNow())
  }
  /** Replaces the quote by one that can be loaded again, of the stored quotes or of a record. */
  const replace = (done: Text, write: () => void) => {
    if (isSameQuote(form.valuesNow(), emptyQuoteValues)) {
      last = null
      write()
      return
    }
    // The edited message of a loaded quote cannot be loaded again.
    const isEdited = Object.values(rest.edits).some(Boolean)
    const isUnchanged = !isEdited && last?.subject === subject && isSameQuote(last.values, form.valuesNow())
    const former = last && isUnchanged ? last.former : formerNow()
    last = { subject, values: writeWithUndo({ tone: 'plain', text: done }, write, former), former }
  }
  const restore = (former: FormerQuote) => {
    form.restore(former.form)
    restoreRest(former)
  }
  useEffect(() => {
    undoInForm = ({ subject: author, values: written, former }) => {
      // A notice may outlast the session of its user.
      if (author !== subject) return
      last = null
      const past = Object.values(former.edits)
      const isEdited = Object.values(rest.edits).some((edit) => edit && !past.includes(edit))
      if (!isEdited && isSameQuote(form.valuesNow(), written)) restore(former)
      else change({ tone: 'plain', text: text('Đã trả lại báo giá trước.') }, () => restore(former))
    }
  })
  return { change, replace }
}
