import { createStore } from '#browser/create-store.ts'
import { whenIdle } from '#browser/when-idle.ts'
import type { Resource } from '#descriptor/resource.ts'
import { mayWrite } from '#hooks/drafts/drafts.ts'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import { cache } from '#hooks/read/cache.ts'
import { type DepartureEntry, readEntries } from './departure-entry.ts'
import { dismissEntries, mergeObservation } from './merge-observation.ts'
import { observeResponse } from './observe-response.ts'
import { type CachedQuery, responseOf } from './response-of.ts'

const name = 'departures'
const entries = createStore<readonly DepartureEntry[]>([])

/** The departures of the signed-in user's work, while a collector runs. */
export const collectedDepartures = { get: entries.get, subscribe: entries.subscribe }

let running: { readonly subject: string; users: number; readonly stop: () => void } | undefined
/** Changes of the stored entries, one after the other. */
let pending: Promise<void> = Promise.resolve()

/** Collects departures from the responses in the cache, also from those before it; returns a function that stops it. */
export function collectDepartures(resources: readonly Resource[], subject: string): () => void {
  if (running?.subject !== subject) {
    running?.stop()
    running = { subject, users: 0, stop: start(resources, subject) }
  }
  const own = running
  own.users += 1
  return () => {
    own.users -= 1
    if (own.users > 0) return
    own.stop()
    if (running === own) running = undefined
  }
}

/** Dismisses departures until something else is received. */
export function dismissDepartures(subject: string, dismissed: readonly DepartureEntry[]): Promise<void> {
  return change(subject, (all) => dismissEntries(all, dismissed))
}

function start(resources: readonly Resource[], subject: string): () => void {
  const waiting = new Map<string, CachedQuery>()
  let cancel: (() => void) | undefined
  const observe = () => {
    cancel = undefined
    const responses = [...waiting.values()].flatMap((query) => responseOf(resources, query) ?? [])
    waiting.clear()
    const observations = responses.map(observeResponse)
    void change(subject, (all) =>
      observations.reduce((merged, one) => mergeObservation(merged, one, Date.now()), all),
    )
  }
  const add = ({ queryHash, queryKey, state }: CachedResponse) => {
    if (state.data === undefined) return
    waiting.set(queryHash, { queryKey, data: state.data })
    cancel ??= whenIdle(observe)
  }
  const queries = cache.getQueryCache()
  const unsubscribe = queries.subscribe((event) => {
    // A response; `manual` is a value that the app has written, such as a record after its save.
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) add(event.query)
  })
  for (const query of queries.getAll()) add(query)
  void change(subject, (all) => all)
  return () => {
    unsubscribe()
    cancel?.()
    // The next user must not see the departures of this one.
    entries.set([])
  }
}

interface CachedResponse {
  readonly queryHash: string
  readonly queryKey: readonly unknown[]
  readonly state: { readonly data: unknown }
}

/** Changes the stored entries: other tabs of the user have changed them as well. */
function change(
  subject: string,
  merge: (all: readonly DepartureEntry[]) => readonly DepartureEntry[],
): Promise<void> {
  pending = pending.then(async () => {
    const stored = readEntries(await userDataStore.read(subject, name))
    const next = merge(stored)
    if (running?.subject === subject) entries.set(next)
    if (next !== stored && mayWrite(subject)) await userDataStore.write(subject, name, next)
  })
  return pending
}
