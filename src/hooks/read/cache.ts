import { notifyManager, QueryClient } from '@tanstack/react-query'
import { localStore } from '#browser/guarded-storage.ts'
import { session } from '#session/session.ts'

// Renders responses in a microtask: with the default timer, other tasks would run first.
notifyManager.setScheduler(queueMicrotask)

/**
 * The query cache of the page. The transport retries reads, each with a fresh DPoP proof, so queries are not
 * retried here; data stays fresh for a few seconds, so that a preload on intent serves the visit. The module
 * is loaded with the first private page, not with the sign-in page.
 */
export const cache = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, gcTime: 300_000, networkMode: 'always' },
    // A write is not paused while offline: it fails at once and the form keeps its values.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The start of the localStorage keys of the team's views as a user has last read them, by list and user. */
export const teamViewsKeys = 'team views '

session.onUserLeft(() => {
  cache.clear()
  localStore.removeAll(teamViewsKeys)
})

// Refetches the queries that failed without a session or a network once there is one.
const refetchFailed = () =>
  void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
session.onChange((now) => {
  if (now) refetchFailed()
})
globalThis.addEventListener?.('online', refetchFailed)
