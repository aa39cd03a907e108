import 'fake-indexeddb/auto'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyQuoteValues, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { MessageEdits } from '#features/quote/sending/use-message-edit.ts'
import { useQuoteForm } from '#features/quote/use-quote-form.ts'
import { setSession } from '#session/session-state.ts'
import { useFormerQuote } from './use-former-quote.ts'
import { useNewQuote } from './use-new-quote.ts'

const go = vi.hoisted(() => vi.fn())
vi.mock('#screens/use-go.ts', () => ({ useGo: () => go }))

let subject = 0
beforeEach(() => {
  subject += 1
  const signedIn = {
    subject: String(subject),
    name: '',
    permission: 'admin',
    accessToken: '',
    expiresAt: 1e12,
  }
  setSession({ signedIn, raw: String(subject) } as unknown as Parameters<typeof setSession>[0], 'signed-in')
})
afterEach(() => {
  cleanup()
  setSession(null, 'ended')
  vi.resetAllMocks()
})

const started: QuoteValues = {
  ...emptyQuoteValues,
  customer: { value: '1', label: 'Chị Lan', code: 'KH1' },
  parcels: [{ weight: 2.5, length: null, width: null, height: null }],
}
const edited: MessageEdits = { vi: { text: 'sửa tay', base: [] } }

function drawn(start: QuoteValues, isAsked = false) {
  return renderHook(
    (props: { readonly isAsked: boolean }) => {
      const form = useQuoteForm(start, () => {}, 170)
      const [edits, store] = useState(edited)
      const history = { edits: { edits, store, isLoading: false }, reset: () => store({}) }
      const aside = useFormerQuote()
      const quote = useNewQuote(form, {
        ...props,
        rate: 170,
        isLoading: false,
        history,
        aside,
        onStart: () => {},
      })
      return { form, edits, ...quote }
    },
    { initialProps: { isAsked } },
  )
}

test('starts empty, offers the former quote, and takes it up again with its prices and its message', async () => {
  const { result, rerender } = drawn(started)
  rerender({ isAsked: true })
  await waitFor(() => expect(go).toHaveBeenCalledWith('/calculator', { replace: true, free: true }))
  // The call comes before the next render.
  await waitFor(() => expect(result.current.former).toEqual(started))
  expect([result.current.form.values, result.current.edits]).toEqual([emptyQuoteValues, {}])
  act(() => result.current.takeUp())
  expect([result.current.form.values, result.current.edits]).toEqual([started, edited])
  expect(result.current.form.request?.values).toEqual(started)
  expect(result.current.former).toBeNull()
})

test('exchanges the quotes, so that what was typed in the new one is offered in its turn', async () => {
  const { result, rerender } = drawn(started)
  rerender({ isAsked: true })
  await waitFor(() => expect(result.current.former).toEqual(started))
  rerender({ isAsked: false })
  act(() => result.current.form.change({ account: 'KH9' }))
  act(() => result.current.takeUp())
  expect(result.current.form.values).toEqual(started)
  rerender({ isAsked: true })
  await waitFor(() => expect(result.current.former).toEqual(started))
  expect(result.current.form.values).toEqual(emptyQuoteValues)
})

test('offers the former quote after a reload too, also when the form was empty then', async () => {
  const first = drawn(started, true)
  await waitFor(() => expect(first.result.current.former).toEqual(started))
  first.unmount()
  const { result } = drawn(emptyQuoteValues, true)
  await waitFor(() => expect(result.current.former).toEqual(started))
})

test('an address without the parameter keeps the quote of the form', async () => {
  const { result } = drawn(started)
  await act(async () => {})
  expect(result.current.form.values).toEqual(started)
  expect(go).not.toHaveBeenCalled()
})
