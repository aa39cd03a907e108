import { useContext, useEffect, useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import {
  emptyQuoteValues,
  type QuoteValues,
  quoteProblems,
  sentValues,
} from '#features/quote/rules/quote-values.ts'
import { helperOptions } from '#features/quote/use-helper.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import { cache } from '#hooks/read/cache.ts'
import { oneOptions } from '#hooks/read/use-one.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { notify } from '#kit/notice.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useGo } from '#screens/use-go.ts'
import { text } from '#text/text.ts'
import { valuesOfRecords, withEntries } from './prefill.ts'
import { readQuoteText } from './read-quote-text.ts'

interface PrefillOptions {
  readonly search: ScreenSearch
  readonly rate: number | null
  /** Whether the settings are loading: the declared value depends on the rate. */
  readonly isLoading: boolean
  /** Called before the form gets another quote. */
  readonly onFill: () => void
}

/**
 * Fills the form with the records or the text of the address, and requests the prices if nothing is missing. The former values
 * are restored by the undo of a notice. Returns a text of the address in which nothing was found.
 */
export function usePrefill(
  form: QuoteFormState,
  { search, rate, isLoading, onFill }: PrefillOptions,
): string {
  const resources = useContext(ResourcesContext)
  const go = useGo()
  const started = useRef('')
  const [unread, setUnread] = useState('')
  const latest = useRef({ form, onFill })
  useEffect(() => {
    latest.current = { form, onFill }
  })
  const key = JSON.stringify([search['of'], search['ids'], search['text']])
  useEffect(() => {
    const { of: name, ids = '', text: typed } = search
    if ((name === undefined && typed === undefined) || isLoading || started.current === key) return
    started.current = key
    const fill = (next: QuoteValues) => {
      const { values, fill: replace, load } = latest.current.form
      latest.current.onFill()
      const isWhole = Object.keys(quoteProblems(sentValues(next, rate))).length === 0
      if (isWhole) load(next)
      else replace(next)
      if (JSON.stringify(values) === JSON.stringify(emptyQuoteValues)) return
      notify({
        tone: 'plain',
        text: text('Báo giá đang làm dở đã nhường chỗ cho báo giá mới.'),
        undo: () => latest.current.form.fill(values),
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
      fill(await valuesOfIds(resource, ids.split(',').filter(Boolean)))
    }
    const leave = () => go('/calculator', { replace: true, free: true })
    run().then(leave, (error: unknown) => {
      notify({
        tone: 'bad',
        text: text('Chưa đọc được mục cần báo giá.'),
        more: readAdviceFor(error),
        action: {
          label: text('Thử lại'),
          run: () => {
            started.current = ''
            go(`${window.location.pathname}${window.location.search}`, { replace: true, free: true })
          },
        },
      })
    })
  }, [search, key, isLoading, rate, resources, go])
  return unread
}

async function valuesOfIds(resource: Resource, ids: readonly string[]): Promise<QuoteValues> {
  const rows = await Promise.all(ids.map((id) => cache.fetchQuery(oneOptions(resource, id, cache))))
  const values = valuesOfRecords(resource, rows)
  const { source } = values
  if (!source || source.phone === '') return values
  // The customer of the request, if the list of customers has one with this phone number.
  const choices = await cache.fetchQuery(helperOptions('customer', source.phone)).catch(() => [])
  const customer =
    choices.find(({ value }) => value === source.id) ?? (choices.length === 1 ? choices[0] : undefined)
  if (!customer) return values
  const { value, label, code } = customer
  return { ...values, customer: { value, label, code }, account: code }
}
