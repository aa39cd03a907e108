import { localStore } from '#browser/guarded-storage.ts'

/** Why the session is another than before. */
export type SessionChange = 'signed-in' | 'renewed' | 'signed-out' | 'ended'

const name = 'session'
const reasons: readonly string[] = ['signed-in', 'renewed', 'signed-out', 'ended'] satisfies SessionChange[]
let channel: BroadcastChannel | undefined

/** Notifies the other tabs of a change of the stored session. */
export function notifyTabs(why: SessionChange): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(why)
  // A tab may be without the channel; a value that is always another reaches it as a storage event.
  localStore.set(name, `${why} ${Date.now()}`)
}

/** Calls the listener for messages of other tabs, possibly twice for one. */
export function onTabMessage(listener: (why: SessionChange) => void): void {
  const handle = (data: unknown) => {
    const why = typeof data === 'string' ? data.split(' ')[0] : undefined
    if (why !== undefined && isSessionChange(why)) listener(why)
  }
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', (event) => handle(event.data))
  }
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === name) handle(event.newValue)
  })
}

function isSessionChange(value: string): value is SessionChange {
  return reasons.includes(value)
}
