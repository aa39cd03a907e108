import { notifyManager, QueryClient } from '@tanstack/react-query'
import { session } from '#session/session.ts'

// What has come is drawn in the same turn: a timer would let everything else go first.
notifyManager.setScheduler(queueMicrotask)

/**
 * The cache of what the server said, for the whole page. Reads are retried by the transport, which mints a fresh proof
 * each time, so nothing is retried here; data is taken as fresh for a few seconds, so that a load on intent serves the
 * visit. It is made with the first private page: signing in carries nothing of it.
 */
export const cache = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, gcTime: 300_000, networkMode: 'always' },
    // A write waits for the person, not for the network: it fails at once and the form stays as typed.
    mutations: { retry: false, networkMode: 'always' },
  },
})

let subject = session.storedUser()?.subject

// What one person has loaded is never shown to the next; what had failed without a session is read again with one.
session.onChange((now, why) => {
  const isAnother = now !== null && subject !== undefined && now.subject !== subject
  if (why === 'signed-out' || isAnother) cache.clear()
  else if (now)
    void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  subject = now?.subject ?? subject
})
