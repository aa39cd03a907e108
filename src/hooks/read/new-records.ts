import { type Query, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { freshFilter, haveValue, type InboxResource, inboxStates } from '#descriptor/inbox.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { currentUserOptions } from '#hooks/user/use-current-user.ts'
import { SessionEnded } from '#http/errors.ts'
import { cache } from './cache.ts'
import { keys } from './keys.ts'
import { readList } from './read-list.ts'
import type { Rows } from './read-page.ts'

const noCounts: ReadonlyMap<string, number> = new Map()

/** The numbers of new records by resource name; polled where `isEnabled` and the current user may read them. */
export function useNewCounts(
  resources: readonly InboxResource[],
  isEnabled: boolean,
): ReadonlyMap<string, number> {
  // The page layout sends the call; this reads its result from the cache.
  const { data: user } = useQuery({ ...currentUserOptions(), enabled: false }, cache)
  const mayRead = user?.status === 'admin' && !user.mustChangePassword
  const counted = resources.filter((resource) => inboxStates(resource).fresh !== undefined)
  const queries = counted.map((resource) => ({
    ...newRecordsOptions(resource),
    enabled: isEnabled && mayRead,
  }))
  const results = useQueries({ queries }, cache)
  // An unknown or expired user keeps the counts that are shown; a refused one has none.
  if (user?.status === 'refused' || user?.status === 'not-found') return noCounts
  return new Map(counted.map(({ name }, at) => [name, results[at]?.data?.page.total ?? 0]))
}

const pollMs = 25_000
const maxPollMs = 300_000

/** Milliseconds within which a page that becomes visible again does not repeat a failed call. */
const failedMs = 10_000

/** The list state that counts the new records of an inbox, the newest first. */
function newRecordsState(resource: InboxResource): ListState {
  return { ...newestState(resource, 'created_at'), filters: freshFilter(resource) }
}

/**
 * The newest new record of an inbox and their number, polled while the page is visible, at once when it becomes
 * visible, at growing intervals while the call fails and not after the end of the session.
 */
export function newRecordsOptions(resource: InboxResource) {
  const state = newRecordsState(resource)
  return {
    ...queryOptions({
      queryKey: keys.list(resource, state),
      queryFn: async ({ signal }): Promise<Rows> =>
        onlyNew(resource, await readList(resource, state, {}, signal)),
    }),
    refetchInterval: pollInterval,
    refetchOnWindowFocus: ({ state: { errorUpdatedAt, error } }: Polled) =>
      !(error instanceof SessionEnded) && Date.now() - errorUpdatedAt > failedMs,
  }
}

function onlyNew(resource: InboxResource, found: Rows): Rows {
  const { field, fresh } = inboxStates(resource)
  if (!fresh || haveValue(found.rows, field, fresh.value)) return found
  return { rows: [], page: { ...found.page, total: 0 }, goesOn: false }
}

type Polled = Pick<Query<Rows>, 'state'>

/** Milliseconds until the next call; the time since the last success doubles while calls fail. */
export function pollInterval({ state }: Polled): number | false {
  const { status, error, dataUpdatedAt, errorUpdatedAt, errorUpdateCount } = state
  if (status !== 'error') return pollMs
  if (error instanceof SessionEnded) return false
  const next = dataUpdatedAt === 0 ? pollMs * 2 ** errorUpdateCount : 2 * (errorUpdatedAt - dataUpdatedAt)
  return Math.min(maxPollMs, Math.max(pollMs, next))
}

/** The list state sorted by a date, newest first; in the default order if the list cannot be sorted by it. */
export function newestState(resource: Resource, by: 'created_at' | 'updated_at'): ListState {
  const order = resource.list.sort?.includes(by) ? { key: by, desc: true } : null
  return { ...defaultListState(resource), order }
}
