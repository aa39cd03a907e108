import { createEmitter } from '#browser/emitter.ts'
import { config } from './config.ts'
import { forgetDpopKey } from './dpop-key.ts'
import { sharedStore } from './shared-store.ts'
import { readStored, type SignedIn, type Stored } from './signed-in.ts'
import type { SessionChange } from './tabs.ts'
import { startedKey, userKey } from './user-key.ts'

/** Called for each change of the session in this tab. */
export type SessionListener = (now: SignedIn | null, why: SessionChange) => void

let now: Stored | null = null
// The provider has ended the session while the page is still open with unsaved input.
let ended = false
const changes = createEmitter<Parameters<SessionListener>>()

/** The session of this tab, also when it has expired; null when there is none. */
export function getSession(): Stored | null {
  return now
}

/** Calls the listener for every change; returns a function that unsubscribes it. */
export const onSessionChange = changes.subscribe

/** Calls the listener when the user of this tab has signed out, and when another user has signed in. */
export function onUserLeft(listener: () => void): void {
  let subject = now?.signedIn.subject
  onSessionChange((next, why) => {
    const isAnother = next !== null && subject !== undefined && next.subject !== subject
    subject = next?.subject ?? subject
    if (why === 'signed-out' || isAnother) listener()
  })
}

/** Reads the session from storage, where another tab may have written it. */
export async function readStoredSession(): Promise<Stored | null> {
  return readStored(await sharedStore.get(userKey(await config())))
}

/** Whether the provider has ended the session, without a sign-out or sign-in since. */
export function hasEnded(): boolean {
  return ended
}

/** Sets the session of this tab and notifies the listeners, unless nothing has changed. */
export function setSession(next: Stored | null, why: SessionChange): void {
  const leaves = ended && why === 'signed-out'
  if (next?.raw === now?.raw && !leaves) return
  now = next
  ended = next === null && why === 'ended'
  changes.emit(next?.signedIn ?? null, why)
}

/** Follows what another tab has done. */
export async function followTab(why: SessionChange): Promise<void> {
  const before = now?.raw
  forgetDpopKey()
  if (why === 'signed-out' || why === 'ended') setSession(null, why)
  const next = await readStoredSession()
  if (next === null || next.raw !== before) return setSession(next, why)
  // Still there after a sign-out: this tab had to keep it in memory, where no other tab can remove it.
  if (now === null) await sharedStore.remove(userKey(await config()), startedKey)
}
