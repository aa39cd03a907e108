/** Why the session is another than before. */
export type SessionChange = 'signed-in' | 'renewed' | 'signed-out' | 'ended'

const name = 'session'
const reasons: readonly string[] = ['signed-in', 'renewed', 'signed-out', 'ended'] satisfies SessionChange[]
let channel: BroadcastChannel | undefined

/** Tells the other tabs that the stored session has changed. */
export function notifyTabs(why: SessionChange): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(why)
  try {
    // A tab may be without the channel; a value that is always another reaches it as a storage event.
    localStorage.setItem(name, `${why} ${Date.now()}`)
  } catch {
    // Storage refused or full: the channel has told them.
  }
}

/** Hears what other tabs tell, possibly twice. */
export function onTabMessage(listener: (why: SessionChange) => void): void {
  const handle = (said: unknown) => {
    const why = typeof said === 'string' ? said.split(' ')[0] : undefined
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

function isSessionChange(said: string): said is SessionChange {
  return reasons.includes(said)
}
