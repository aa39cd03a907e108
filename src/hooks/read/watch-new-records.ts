import { QueriesObserver, QueryObserver } from '@tanstack/react-query'
import { type InboxResource, inboxStates } from '#descriptor/inbox.ts'
import { currentUserOptions } from '#hooks/user/use-current-user.ts'
import { cache } from './cache.ts'
import { newRecordsOptions } from './new-records.ts'

/** The numbers of new records by resource name. */
export type NewCounts = ReadonlyMap<string, number>

/**
 * Polls the numbers of new records as long as the current user may read them; calls back with each change.
 * Returns a function that stops it.
 */
export function watchNewRecords(
  resources: readonly InboxResource[],
  onCounts: (counts: NewCounts) => void,
): () => void {
  // The page layout sends the call; this reads its result from the cache.
  const counted = resources.filter((resource) => inboxStates(resource).fresh !== undefined)
  const user = new QueryObserver(cache, { ...currentUserOptions(), enabled: false })
  let stopPoll: (() => void) | undefined
  const follow = () => {
    const { data } = user.getCurrentResult()
    const mayRead = data?.status === 'admin' && !data.mustChangePassword
    // An unknown or expired user keeps the counts that are shown; a refused one has none.
    const isOut = data?.status === 'refused' || data?.status === 'not-found'
    if (mayRead) stopPoll ??= poll(counted, onCounts)
    else if (isOut) {
      stopPoll?.()
      stopPoll = undefined
      onCounts(new Map())
    }
  }
  const stopUser = user.subscribe(follow)
  follow()
  return () => {
    stopUser()
    stopPoll?.()
  }
}

function poll(resources: readonly InboxResource[], onCounts: (counts: NewCounts) => void): () => void {
  const observer = new QueriesObserver(cache, resources.map(newRecordsOptions))
  let last = ''
  const publish = () => {
    const counts = resources.flatMap((resource): readonly (readonly [string, number])[] => {
      const rows = cache.getQueryData(newRecordsOptions(resource).queryKey)
      return rows?.page.total === undefined ? [] : [[resource.name, rows.page.total]]
    })
    const next = JSON.stringify(counts)
    // A call in progress is a change of the observer as well.
    if (next === last) return
    last = next
    onCounts(new Map(counts))
  }
  const stop = observer.subscribe(publish)
  publish()
  return stop
}
