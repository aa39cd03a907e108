import 'fake-indexeddb/auto'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CustomerPrice } from '#features/quote/customer-price.ts'
import { emptyQuoteValues, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import { useQuoteForm } from '#features/quote/use-quote-form.ts'
import type { ServiceQuote, useServiceQuotes } from '#features/quote/use-service-quotes.ts'
import { setSession } from '#session/session-state.ts'
import { type KeptQuote, withSent } from './kept-quote.ts'
import { useNoteQuote } from './use-note-quote.ts'

beforeEach(() => {
  const signedIn = { subject: 'lan', name: '', permission: 'admin', accessToken: '', expiresAt: 1e12 }
  setSession({ signedIn, raw: 'lan' } as unknown as Parameters<typeof setSession>[0], 'signed-in')
})
afterEach(() => {
  cleanup()
  setSession(null, 'ended')
  vi.restoreAllMocks()
})

const air = { service: { label: 'AIR' }, state: 'ready', price: null, cost: {} } as ServiceQuote
const pricing = { serviceQuotes: [air], extra: { isFetching: false } } as Pick<
  ReturnType<typeof useServiceQuotes>,
  'serviceQuotes' | 'extra'
>
const price: CustomerPrice = { total: 5, currency: 'VND', other: null, parts: [], isLanded: false, lacks: [] }
const priceOf = () => price
const ofWeight = (weight: number): QuoteValues => ({
  ...emptyQuoteValues,
  parcels: [{ weight, length: null, width: null, height: null }],
})

function drawn(start: QuoteValues, before: readonly KeptQuote[] = []) {
  let quotes = before
  const change = (next: (now: readonly KeptQuote[]) => readonly KeptQuote[]) => {
    quotes = next(quotes)
  }
  const { result, unmount } = renderHook(() => {
    const form = useQuoteForm(start, () => {}, 170)
    useNoteQuote(form, pricing, change, priceOf)
    return form
  })
  let now = Date.now()
  const press = async (weight: number) => {
    const at = ++now
    vi.spyOn(Date, 'now').mockReturnValue(at)
    act(() => result.current.change(ofWeight(weight)))
    act(() => void result.current.requestPrices())
    await waitFor(() => expect(quotes.some((quote) => quote.at === at)).toBe(true))
    return at
  }
  const weights = () => quotes.map(({ values }) => values.parcels[0]?.weight)
  return { result, unmount, press, weights, change, quotes: () => quotes }
}

test('leaves one draft of a quote that is priced again and again, and one of each other quote', async () => {
  const { result, press, weights } = drawn(emptyQuoteValues)
  await press(1)
  await press(2)
  await press(3)
  expect(weights()).toEqual([3])
  act(() => result.current.clear())
  await press(4)
  await press(5)
  expect(weights()).toEqual([5, 3])
})

test('keeps a quote that was sent beside the draft of the next prices', async () => {
  const { press, weights, change, quotes } = drawn(emptyQuoteValues)
  const at = await press(1)
  change((all) => {
    const [draft] = all.filter((one) => one.at === at)
    return draft ? withSent(all, draft, { validUntil: null, message: 'x' }, at) : all
  })
  await press(2)
  await press(3)
  expect(weights()).toEqual([3, 1])
  expect(quotes().map(({ state }) => state)).toEqual(['draft', 'sent'])
})

test('replaces the draft of before a reload, and stores a customer who is named after the prices', async () => {
  const first = drawn(emptyQuoteValues)
  await first.press(6)
  first.unmount()
  const { press, weights, result, quotes } = drawn(ofWeight(6), first.quotes())
  await press(7)
  expect(weights()).toEqual([7])
  act(() => result.current.change({ customer: { value: '', label: 'Chị Lan', code: '' } }))
  await waitFor(() => expect(quotes()[0]?.values.customer?.label).toBe('Chị Lan'))
})
