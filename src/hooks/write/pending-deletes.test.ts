import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '#session/session-state.ts'
import type { Stored } from '#session/signed-in.ts'
import { deferDelete, sendPendingDeletes, useIsDeletePending } from './pending-deletes.ts'

const brand = { name: 'brand' }
const sent = vi.fn(async () => {})

afterEach(async () => {
  await act(sendPendingDeletes)
  sent.mockClear()
})

/** Whether closing the tab now would open a confirmation. */
function closing() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asks' : 'closes'
}

test('hides a record of its resource only; an undo shows it again without a request', () => {
  const { result } = renderHook(() => useIsDeletePending(brand))
  const other = renderHook(() => useIsDeletePending({ name: 'size' }))
  let held = { undo: () => {} }
  act(() => {
    held = deferDelete(brand, '1', sent)
  })
  expect([result.current('1'), result.current('2'), other.result.current('1')]).toEqual([true, false, false])
  act(() => held.undo())
  expect(result.current('1')).toBe(false)
  expect(sent).not.toHaveBeenCalled()
})

test('it is sent once, and hidden until that has ended, well or not', async () => {
  const { result } = renderHook(() => useIsDeletePending(brand))
  let refuse = () => {}
  const refused = new Promise<void>((_, reject) => {
    refuse = () => reject(new Error('refused'))
  })
  const send = vi.fn(() => refused)
  let sending: Promise<unknown> = Promise.resolve()
  act(() => {
    const held = deferDelete(brand, '1', send)
    sending = held.send().catch(() => 'failed')
    void held.send()
    held.undo()
  })
  expect([result.current('1'), send.mock.calls.length]).toEqual([true, 1])
  refuse()
  await act(async () => expect(await sending).toBe('failed'))
  expect(result.current('1')).toBe(false)
})

test('asks for confirmation when the tab is closed, and sends the pending deletes', async () => {
  expect(closing()).toBe('closes')
  deferDelete(brand, '1', sent)
  expect(closing()).toBe('asks')
  expect(sent).toHaveBeenCalledOnce()
  await act(sendPendingDeletes)
  expect(closing()).toBe('closes')
})

test('sends nothing that is pending when another user signs in, and does not hold the page', () => {
  const signIn = (subject: string) =>
    setSession({ raw: subject, signedIn: { subject } } as Stored, 'signed-in')
  signIn('lan')
  const { result } = renderHook(() => useIsDeletePending(brand))
  act(() => void deferDelete(brand, '1', sent))
  act(() => signIn('hoa'))
  expect([closing(), result.current('1')]).toEqual(['closes', false])
  expect(sent).not.toHaveBeenCalled()
})
