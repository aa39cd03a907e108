import { type Query, queryOptions } from '@tanstack/react-query'
import { freshFilter, haveValue, type InboxResource, inboxStates } from '#descriptor/inbox.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { SessionEnded } from '#http/errors.ts'
import { keys } from './keys.ts'
import { readList } from './read-list.ts'
import type { Rows } from './read-page.ts'
import { newestState } from './use-newest.ts'

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
