import { useContext, useEffect, useRef, useState } from 'react'
import { replacedText, type useQuoteHistory } from '#features/quote/kept/use-quote-history.ts'
import {
  emptyQuoteValues,
  isSameQuote,
  type QuoteValues,
  quoteProblems,
  sentValues,
} from '#features/quote/rules/quote-values.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { notify } from '#kit/notice.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { text } from '#text/text.ts'
import { withEntries, withLateValues } from './prefill.ts'
import { hasUnread, readQuoteText } from './read-quote-text.ts'
import { valuesOfIds } from './values-of-ids.ts'

interface PrefillOptions {
  readonly search: ScreenSearch
  readonly rate: number | null
  /** Whether the settings or the edited message are loading: the declared value depends on the rate, the undo on the message. */
  readonly isLoading: boolean
  readonly history: Pick<ReturnType<typeof useQuoteHistory>, 'reset' | 'replace' | 'changeWithUndo'>
}

/** A text for the panel of pasted texts; added where its entries are in the form already. */
export interface PastedText {
  readonly text: string
  readonly isAdded: boolean
}

/** An address that fills the form, and the values that the form had when it was opened. */
interface Prefill {
  readonly key: string
  readonly from: QuoteValues
  /** The number of its quote. */
  readonly edition: number
  readonly isStarted: boolean
}

/**
 * Fills the form with the records or the text of the address, and requests the prices if nothing is missing. The former quote
 * is restored by the undo of a notice. Where values were typed while the records were loading, these are only added.
 */
export function usePrefill(form: QuoteFormState, { search, rate, isLoading, history }: PrefillOptions) {
  const resources = useContext(ResourcesContext)
  const go = useGo()
  const prefill = useRef<Prefill>(undefined)
  const [attempts, setAttempts] = useState(0)
  const [pasted, setPasted] = useState<PastedText>()
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef({ form, history })
  useEffect(() => {
    latest.current = { form, history }
  })
  // A response after the unmount must not fill the form or navigate back to it.
  useEffect(
    () => () => {
      prefill.current = undefined
    },
    [],
  )
  const { of: name, ids = '', text: typed } = search
  const isAsked = name !== undefined || typed !== undefined
  const key = JSON.stringify([name, ids, typed, attempts])
  useEffect(() => {
    if (!isAsked) {
      prefill.current = undefined
      latest.current.form.withdraw()
      return
    }
    // A retry compares with the values at the first attempt, so that it keeps all later input.
    if (prefill.current?.key !== key)
      prefill.current = {
        key,
        from: prefill.current?.from ?? latest.current.form.valuesNow(),
        edition: prefill.current?.edition ?? latest.current.form.announce(),
        isStarted: false,
      }
    if (isLoading || prefill.current.isStarted) return
    const mine: Prefill = { ...prefill.current, isStarted: true }
    prefill.current = mine
    const isCurrent = () => prefill.current === mine
    const fill = (next: QuoteValues) => {
      const { form: shown, history: past } = latest.current
      const now = shown.valuesNow()
      if (!isSameQuote(now, mine.from)) {
        const done = text('Đã thêm mục cần báo giá vào những gì bạn đang gõ.')
        past.changeWithUndo({ tone: 'plain', text: done }, () => shown.extend(withLateValues(now, next)))
        return
      }
      past.replace(replacedText, () => {
        past.reset()
        if (isWhole(next, rate)) shown.load(next, mine.edition)
        else shown.fill(next, mine.edition)
      })
    }
    const run = async () => {
      if (typed !== undefined) {
        const read = readQuoteText(typed)
        const isAdded = read.entries.length > 0
        if (isAdded) fill(withEntries(emptyQuoteValues, read))
        if (!isAdded || hasUnread(read)) setPasted({ text: typed, isAdded })
        return
      }
      const resource = resources.find((one) => one.name === name)
      if (!resource) return
      const values = await valuesOfIds(resource, ids.split(',').filter(Boolean), resources)
      if (isCurrent()) fill(values)
    }
    const leave = () => {
      if (isCurrent()) go('/calculator', { replace: true, free: true })
    }
    setFailed(false)
    run().then(leave, (error: unknown) => {
      if (!isCurrent()) return
      setFailed(true)
      notify({
        tone: 'bad',
        text: text('Chưa đọc được mục cần báo giá.'),
        more: readAdviceFor(error),
        action: { label: text('Thử lại'), run: () => setAttempts((count) => count + 1) },
      })
    })
  }, [isAsked, name, ids, typed, key, isLoading, rate, resources, go])
  return {
    /** The text of the address if some of it was not read. */
    pasted,
    isReading: isAsked && !hasFailed,
  }
}

const isWhole = (values: QuoteValues, rate: number | null) =>
  Object.keys(quoteProblems(sentValues(values, rate))).length === 0
