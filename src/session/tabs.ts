/** Why the session is another than before. */
export type Why = 'signed-in' | 'renewed' | 'signed-out' | 'ended'

const name = 'session'
const reasons: readonly string[] = ['signed-in', 'renewed', 'signed-out', 'ended'] satisfies Why[]
let channel: BroadcastChannel | undefined

/** Tells the other tabs that the stored session has changed. */
export function tellTabs(why: Why): void {
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
export function hearTabs(listener: (why: Why) => void): void {
  const hear = (said: unknown) => {
    const why = typeof said === 'string' ? said.split(' ')[0] : undefined
    if (why !== undefined && isWhy(why)) listener(why)
  }
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', (event) => hear(event.data))
  }
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === name) hear(event.newValue)
  })
}

function isWhy(said: string): said is Why {
  return reasons.includes(said)
}
