import { useContext, useEffect, useRef, useState } from 'react'
import {
  emptyQuoteValues,
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
import { readQuoteText } from './read-quote-text.ts'
import { valuesOfIds } from './values-of-ids.ts'

interface PrefillOptions {
  readonly search: ScreenSearch
  readonly rate: number | null
  /** Whether the settings are loading: the declared value depends on the rate. */
  readonly isLoading: boolean
  /** The edited message and the earlier quote of the form: `reset` before it gets another quote. */
  readonly history: { readonly reset: () => void; readonly snapshot: () => () => void }
}

/** An address that fills the form, and the values that the form had when it was opened. */
interface Prefill {
  readonly key: string
  readonly from: QuoteValues
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
  const [unread, setUnread] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef({ form, history })
  useEffect(() => {
    latest.current = { form, history }
  })
  // A late answer must not fill a form that the user has left, nor lead back to it.
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
      return
    }
    // A retry keeps the values of the first attempt: what was typed since then is added to.
    if (prefill.current?.key !== key)
      prefill.current = {
        key,
        from: prefill.current?.from ?? latest.current.form.valuesNow(),
        isStarted: false,
      }
    if (isLoading || prefill.current.isStarted) return
    const mine: Prefill = { ...prefill.current, isStarted: true }
    prefill.current = mine
    const isCurrent = () => prefill.current === mine
    const fill = (next: QuoteValues) => {
      const { form: shown, history: past } = latest.current
      const now = shown.valuesNow()
      const undo = [shown.snapshot(), past.snapshot()]
      const isEmpty = isSame(now, emptyQuoteValues)
      const isLate = !isSame(now, mine.from)
      if (isLate) shown.fill(withLateValues(now, next))
      else {
        past.reset()
        if (isWhole(next, rate)) shown.load(next)
        else shown.fill(next)
      }
      if (isEmpty) return
      notify({
        tone: 'plain',
        text: isLate
          ? text('Đã thêm mục cần báo giá vào những gì bạn đang gõ.')
          : text('Báo giá đang làm dở đã nhường chỗ cho báo giá mới.'),
        undo: () => {
          for (const restore of undo) restore()
        },
      })
    }
    const run = async () => {
      if (typed !== undefined) {
        const entries = readQuoteText(typed)
        if (entries.length > 0) fill(withEntries(emptyQuoteValues, entries))
        else setUnread(typed)
        return
      }
      const resource = resources.find((one) => one.name === name)
      if (!resource) return
      const values = await valuesOfIds(resource, ids.split(',').filter(Boolean))
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
    /** A text of the address in which nothing was found. */
    pasted: unread,
    isReading: isAsked && !hasFailed,
  }
}

const isSame = (one: QuoteValues, other: QuoteValues) => JSON.stringify(one) === JSON.stringify(other)

const isWhole = (values: QuoteValues, rate: number | null) =>
  Object.keys(quoteProblems(sentValues(values, rate))).length === 0
