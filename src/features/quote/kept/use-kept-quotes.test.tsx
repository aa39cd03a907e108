import 'fake-indexeddb/auto'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { getSession, setSession } from '#session/session-state.ts'
import type { KeptQuote } from './kept-quote.ts'
import { useKeptQuotes } from './use-kept-quotes.ts'

afterEach(() => {
  cleanup()
  setSession(null, 'ended')
})

const quote = (at: number): KeptQuote => ({
  at,
  values: emptyQuoteValues,
  prices: [],
  state: 'draft',
  validUntil: null,
  message: String(at),
  changedAt: at,
})

function signIn(subject: string): void {
  const signedIn = { subject, name: '', permission: 'admin', accessToken: '', expiresAt: 1e12 }
  setSession({ signedIn, raw: subject } as unknown as Parameters<typeof setSession>[0], 'signed-in')
}

/** The hook of another tab, and its store. */
async function otherTab() {
  vi.resetModules()
  const { setSession: setOther } = await import('#session/session-state.ts')
  setOther(getSession(), 'signed-in')
  const { useKeptQuotes: useOther } = await import('./use-kept-quotes.ts')
  const { userDataStore } = await import('#hooks/drafts/user-data-store.ts')
  return { useOther, userDataStore }
}

test('reads the list again once another tab has changed it', async () => {
  signIn('lan')
  const here = renderHook(() => useKeptQuotes())
  await vi.waitFor(() => expect(here.result.current.quotes).toEqual([]))
  const { useOther } = await otherTab()
  const there = renderHook(() => useOther())
  act(() => there.result.current.change(() => [quote(2)]))
  await vi.waitFor(() => expect(here.result.current.quotes).toEqual([quote(2)]))
  act(() => here.result.current.change(() => []))
  await vi.waitFor(() => expect(there.result.current.quotes).toEqual([]))
})

test('shows no quotes once its user has left, and stores none for them', async () => {
  signIn('mai')
  const { result } = renderHook(() => useKeptQuotes())
  await vi.waitFor(() => expect(result.current.quotes).toEqual([]))
  act(() => result.current.change(() => [quote(1)]))
  await vi.waitFor(() => expect(result.current.quotes).toEqual([quote(1)]))
  act(() => setSession(null, 'signed-out'))
  expect(result.current.quotes).toEqual([])
  act(() => result.current.change(() => [quote(3)]))
  const { userDataStore } = await otherTab()
  expect(await userDataStore.read('mai', 'quotes')).toEqual([quote(1)])
})
