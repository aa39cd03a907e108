import { expect, test } from 'vitest'
import { setSession } from '#session/session-state.ts'
import type { Stored } from '#session/signed-in.ts'
import { guardUnload } from './guard-unload.ts'

/** Whether closing the tab now would open a confirmation. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('asks for a confirmation while an owner is busy', () => {
  const [one, other] = [{}, {}]
  guardUnload(one, true)
  guardUnload(other, true)
  guardUnload(one, false)
  expect(asks()).toBe(true)
  guardUnload(other, false)
  expect(asks()).toBe(false)
})

test('does not hold the page for the next user', () => {
  setSession({ raw: 'lan', signedIn: { subject: 'lan' } } as Stored, 'signed-in')
  guardUnload({}, true)
  setSession(null, 'signed-out')
  expect(asks()).toBe(false)
})
