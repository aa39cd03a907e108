import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { type SendWay, usePendingSend, useSendWays } from './use-send-guard.tsx'

const drawn = () => {
  const acts = { copy: vi.fn(), picture: vi.fn(), print: vi.fn() }
  const onPending = vi.fn()
  const hook = renderHook(
    (state: { readonly isOld: boolean; readonly pending: SendWay | undefined; readonly isReady: boolean }) =>
      useSendWays(acts, { ...state, onPending }),
    {
      initialProps: { isOld: false, pending: undefined, isReady: true } as Parameters<typeof useSendWays>[1],
    },
  )
  return { acts, onPending, ...hook }
}

test('sends a message of the present prices at once', () => {
  const { result, acts, onPending } = drawn()
  result.current('copy')
  expect(acts.copy).toHaveBeenCalledOnce()
  expect(onPending).not.toHaveBeenCalled()
})

test('requests the prices of a stale message first, and sends it once when they are there', () => {
  const { result, acts, onPending, rerender } = drawn()
  rerender({ isOld: true, pending: undefined, isReady: true, onPending })
  result.current('print')
  expect([onPending.mock.calls, acts.print.mock.calls]).toEqual([[['print']], []])
  rerender({ isOld: false, pending: 'print', isReady: false, onPending })
  expect(acts.print).not.toHaveBeenCalled()
  rerender({ isOld: false, pending: 'print', isReady: true, onPending })
  rerender({ isOld: false, pending: 'print', isReady: true, onPending })
  expect(acts.print).toHaveBeenCalledOnce()
  expect(onPending).toHaveBeenLastCalledWith(undefined)
})

test('does not send what has become stale again', () => {
  const { acts, onPending, rerender } = drawn()
  rerender({ isOld: true, pending: 'copy', isReady: true, onPending })
  expect(acts.copy).not.toHaveBeenCalled()
})

test.each<[ServiceQuote['state'], SendWay | undefined]>([
  ['failed', undefined],
  ['refused', undefined],
  ['ready', 'copy'],
])('a waiting way after the service was %s', (state, expected) => {
  const request = { values: emptyQuoteValues, input: emptyQuoteValues, extras: [], requestedAt: 1 }
  const { result, rerender } = renderHook(
    (chosen: ServiceQuote['state']) => usePendingSend({ request, requestPrices: () => 1 }, () => {}, chosen),
    { initialProps: 'ready' as ServiceQuote['state'] },
  )
  act(() => result.current.onPending('copy'))
  rerender('busy')
  expect(result.current.pending).toBe('copy')
  rerender(state)
  expect(result.current.pending).toBe(expected)
  // A retry brings the prices without another press.
  rerender('ready')
  expect(result.current.pending).toBe(expected)
})
