import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CustomerPrice } from '#features/quote/customer-price.ts'
import { emptyQuoteValues, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { PricedQuote } from '#features/quote/sending/use-message-lines.tsx'
import { useQuoteForm } from '#features/quote/use-quote-form.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import type { KeptQuote } from './kept-quote.ts'
import type { useFormerQuote } from './use-former-quote.ts'
import { replacedText, useQuoteHistory } from './use-quote-history.ts'

const store = vi.hoisted(() => ({ quotes: [] as readonly KeptQuote[] }))
vi.mock('./use-kept-quotes.ts', () => ({
  useKeptQuotes: () => ({
    quotes: store.quotes,
    change: (next: (quotes: readonly KeptQuote[]) => readonly KeptQuote[]) => {
      store.quotes = next(store.quotes)
    },
  }),
}))
vi.mock('./use-note-quote.ts', () => ({ useNoteQuote: () => {} }))

afterEach(() => {
  cleanup()
  for (const { id } of shownNotices()) dismiss(id)
  store.quotes = []
  vi.restoreAllMocks()
})

const typed: QuoteValues = { ...emptyQuoteValues, account: 'KH9' }
const kept: KeptQuote = {
  at: 1,
  values: { ...emptyQuoteValues, account: 'KH1', parcels: [{ weight: 2, length: 9, width: 9, height: 9 }] },
  prices: [],
  state: 'draft',
  validUntil: null,
  message: '',
  changedAt: 1,
}

type Aside = ReturnType<typeof useFormerQuote>

function drawn(start: QuoteValues) {
  return renderHook(() => {
    const form = useQuoteForm(start, () => {}, 170)
    // Only the mocked hook uses the prices.
    const [former, setFormer] = useState<Aside['former']>(null)
    const options = { priceOf: () => null, aside: { former, store: setFormer } }
    const history = useQuoteHistory(form, {} as Parameters<typeof useQuoteHistory>[1], options)
    return { form, history, former }
  })
}
const undo = () => act(() => shownNotices()[0]?.undo?.())

test('restores the cleared form and its edited message by an undo', () => {
  const { result } = drawn(typed)
  const edits = { vi: { text: 'sửa tay', base: [] } }
  act(() => result.current.history.edits.store(edits))
  act(() => result.current.history.clear())
  expect(result.current.form.values).toEqual(emptyQuoteValues)
  expect(result.current.history.edits.edits).toEqual({})
  undo()
  expect(result.current.form.values).toEqual(typed)
  expect(result.current.history.edits.edits).toEqual(edits)
})

test('withdraws the undo once the form is left', () => {
  const { result, unmount } = drawn(typed)
  act(() => result.current.history.open(kept))
  expect(shownNotices()).toHaveLength(1)
  unmount()
  expect(shownNotices()).toEqual([])
})

test('restores what a stored quote has replaced, with the end of its comparison', () => {
  const { result } = drawn(typed)
  act(() => result.current.history.open(kept))
  expect([result.current.form.values, result.current.history.before]).toEqual([kept.values, kept])
  undo()
  expect([result.current.form.values, result.current.history.before]).toEqual([typed, null])
})

test('restores the typed values after two stored quotes, and a changed one before its replacement', () => {
  const { result } = drawn(typed)
  const other = { ...kept, at: 2, values: { ...kept.values, account: 'KH2' } }
  const edits = { vi: { text: 'sửa tay', base: [] } }
  act(() => result.current.history.edits.store(edits))
  act(() => result.current.history.open(kept))
  act(() => result.current.history.open(other))
  undo()
  expect([result.current.form.values, result.current.history.before]).toEqual([typed, null])
  expect(result.current.history.edits.edits).toEqual(edits)
  act(() => result.current.history.open(kept))
  act(() => result.current.form.change({ account: 'KH8' }))
  act(() => result.current.history.open(other))
  undo()
  expect(result.current.form.values).toEqual({ ...kept.values, account: 'KH8' })
})

test('restores a stored quote whose message was edited', () => {
  const { result } = drawn(typed)
  const edits = { vi: { text: 'sửa tay', base: [] } }
  act(() => result.current.history.open(kept))
  act(() => result.current.history.edits.store(edits))
  act(() => result.current.history.open({ ...kept, values: { ...kept.values, account: 'KH2' } }))
  undo()
  expect([result.current.form.values, result.current.history.edits.edits]).toEqual([kept.values, edits])
})

/** Opens a record in the form, as a prefill does. */
function prefill({ form, history }: ReturnType<typeof drawn>['result']['current'], account: string) {
  const values = { ...kept.values, account }
  act(() =>
    history.replace(replacedText, () => {
      history.reset()
      form.load(values)
    }),
  )
  return values
}

test('restores the typed values after a stored quote and a record, in either order', () => {
  const { result } = drawn(typed)
  act(() => result.current.history.open(kept))
  prefill(result.current, 'KH3')
  undo()
  expect(result.current.form.values).toEqual(typed)
  prefill(result.current, 'KH3')
  act(() => result.current.history.open(kept))
  undo()
  expect(result.current.form.values).toEqual(typed)
})

test('offers an undo for what was typed after the replacement whose undo is pressed', () => {
  const { result } = drawn(typed)
  act(() => result.current.history.clear())
  act(() => result.current.form.change({ account: 'KH5' }))
  undo()
  expect(result.current.form.values).toEqual(typed)
  act(() => shownNotices().at(-1)?.undo?.())
  expect(result.current.form.values).toEqual({ ...emptyQuoteValues, account: 'KH5' })
})

test('offers an undo for a message that was edited after the replacement whose undo is pressed', () => {
  const { result } = drawn(typed)
  const edits = { vi: { text: 'sửa tay', base: [] } }
  act(() => result.current.history.open(kept))
  act(() => result.current.history.edits.store(edits))
  undo()
  expect(result.current.history.edits.edits).toEqual({})
  act(() => shownNotices().at(-1)?.undo?.())
  expect([result.current.form.values, result.current.history.edits.edits]).toEqual([kept.values, edits])
})

test('keeps what was typed and never priced for when the form is left, not what was loaded in its place', () => {
  const { result } = drawn(typed)
  const first = prefill(result.current, 'KH3')
  expect(result.current.former).toEqual({ values: typed, edits: {}, loaded: first })
  const second = prefill(result.current, 'KH4')
  expect(result.current.former).toEqual({ values: typed, edits: {}, loaded: second })
})

test('keeps no quote that was priced: it is in the list', () => {
  const { result } = drawn(kept.values)
  act(() => void result.current.form.requestPrices())
  prefill(result.current, 'KH3')
  expect(result.current.former).toBeNull()
})

const boxes = {
  parcels: [{ weight: 5, length: 50, width: 40, height: 30 }],
  parcelOrigin: null,
  packedGoods: '',
}
const boxesNotice = { tone: 'good', text: 'Đã đưa thùng' } as const

test('the undo of other parcels leaves what was typed since, and can be undone where they were edited', () => {
  const { result } = drawn(kept.values)
  act(() => result.current.history.changeParcels(boxesNotice, boxes))
  act(() => result.current.form.change({ account: 'KH5' }))
  undo()
  expect(result.current.form.values).toMatchObject({ account: 'KH5', parcels: kept.values.parcels })
  act(() => result.current.history.changeParcels(boxesNotice, boxes))
  const measured = [{ weight: 6, length: 50, width: 40, height: 30 }]
  act(() => result.current.form.editParcels(measured))
  act(() => shownNotices().at(-1)?.undo?.())
  expect(result.current.form.values.parcels).toEqual(kept.values.parcels)
  act(() => shownNotices().at(-1)?.undo?.())
  expect(result.current.form.values.parcels).toEqual(measured)
})

test('withdraws every undo once the form is left, and those of parcels once another quote is in it', () => {
  const { result, unmount } = drawn(typed)
  act(() => result.current.history.changeParcels(boxesNotice, boxes))
  act(() => result.current.history.open(kept))
  expect(shownNotices().map(({ text: shown }) => shown)).toEqual([replacedText])
  act(() => result.current.history.changeWithUndo(boxesNotice, () => result.current.form.extend(typed)))
  unmount()
  expect(shownNotices()).toEqual([])
})

test('offers no undo where the form was empty', () => {
  const { result } = drawn(emptyQuoteValues)
  act(() => result.current.history.open(kept))
  expect(shownNotices()).toEqual([])
})

const price: CustomerPrice = {
  total: 500,
  currency: 'JPY',
  other: null,
  parts: [],
  isLanded: false,
  lacks: [],
}
const priced: PricedQuote = {
  number: 'BG1',
  values: typed,
  requestedAt: 7,
  chosen: {
    service: { code: 'A', label: 'AIR', amount: null },
    price: { weight: 4 },
  } as PricedQuote['chosen'],
  price,
  settings: {
    validDays: null,
    rateDays: null,
    rateAt: null,
    excludes: { vi: [], jp: [], en: [] },
    names: { vi: new Map(), jp: new Map(), en: new Map() },
  },
}

test('stores a quote that is sent before all services have answered', () => {
  const { result } = drawn({ ...typed, currency: 'JPY' })
  act(() => result.current.history.onSent(priced, 'Tổng: 500', ''))
  expect(store.quotes).toEqual([
    {
      at: 7,
      values: { ...typed, currency: 'JPY' },
      prices: [{ name: 'AIR', total: 500, currency: 'JPY', weight: 4 }],
      state: 'sent',
      validUntil: null,
      message: 'Tổng: 500',
      sent: expect.objectContaining({ service: 'AIR', total: 500, currency: 'JPY' }),
      changedAt: expect.any(Number),
    },
  ])
})

test('stores the total as it was typed into the message', () => {
  const { result } = drawn(typed)
  act(() => result.current.history.onSent(priced, 'Tổng: 9 ¥ thôi ạ', '9 ¥ thôi ạ'))
  expect(store.quotes[0]?.sent).toMatchObject({ total: 500, written: '9 ¥ thôi ạ' })
})
