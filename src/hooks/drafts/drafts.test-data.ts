import 'fake-indexeddb/auto'
import { createStore, del, set } from 'idb-keyval'
import { vi } from 'vitest'
import { session } from '#session/session.ts'
import type { Draft } from './drafts.ts'

/** Mocks the stored user by subject; null for no session. */
export function signedIn(subject: string | null): void {
  vi.spyOn(session, 'storedUser').mockReturnValue(
    subject === null
      ? null
      : {
          subject,
          name: '',
          permission: 'admin',
          isAdmin: true,
          mustChangePassword: false,
          expiresAt: 0,
          token: '',
        },
  )
}

/** Puts any value into the draft store, as an earlier version or a damaged disk may have left it. */
export async function putDraft(key: string, raw: unknown): Promise<void> {
  await set(key, raw, createStore('ben-drafts', 'drafts'))
}

/** Announces a change of the drafts as another tab does: this tab reads them again. */
export async function announceChange(): Promise<void> {
  const sender = new BroadcastChannel('ben-drafts')
  const receiver = new BroadcastChannel('ben-drafts')
  await new Promise((resolve) => {
    receiver.addEventListener('message', resolve, { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    sender.postMessage('')
  })
  sender.close()
  receiver.close()
}

/** Removes a stored draft as another tab does. */
export async function removeStored(key: string): Promise<void> {
  await del(key, createStore('ben-drafts', 'drafts'))
}

/** A draft of a thing; `more` overrides its properties. */
export function draftWith(more: Partial<Draft> = {}): Draft {
  return {
    subject: 'lan',
    resource: 'thing',
    id: '5',
    label: 'Áo',
    values: { name: 'Áo mưa' },
    kinds: { name: 'text' },
    before: null,
    at: Date.now(),
    ...more,
  }
}
