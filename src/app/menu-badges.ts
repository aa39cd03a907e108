import { createStore } from '#browser/create-store.ts'
import { hasInbox } from '#descriptor/inbox.ts'
import { resources } from '#resources/table.ts'
import type { Features } from '#screens/features-context.ts'

/** Milliseconds between the first subscription and the first call: the rows of the page are loaded before it. */
const delayMs = 3000

const counts = createStore<ReadonlyMap<string, number>>(new Map())
let stop: (() => void) | undefined

/** The numbers of new records of each inbox, polled as long as there is a subscriber. */
export const menuBadges: Features['menuBadges'] = {
  get: counts.get,
  subscribe(listener) {
    const unsubscribe = counts.subscribe(listener)
    stop ??= startSoon()
    return () => {
      unsubscribe()
      if (counts.hasListeners()) return
      stop?.()
      stop = undefined
      // The next user must not see the numbers of this one.
      counts.set(new Map())
    }
  },
}

function startSoon(): () => void {
  let isStopped = false
  let stopWatch: (() => void) | undefined
  const timer = setTimeout(() => void start().catch(() => undefined), delayMs)
  const start = async () => {
    const { watchNewRecords } = await import('#hooks/read/watch-new-records.ts')
    if (!isStopped) stopWatch = watchNewRecords(resources.filter(hasInbox), counts.set)
  }
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopWatch?.()
  }
}
