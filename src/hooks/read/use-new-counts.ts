import { useQueries, useQuery } from '@tanstack/react-query'
import { type InboxResource, inboxStates } from '#descriptor/inbox.ts'
import { currentUserOptions } from '#hooks/user/use-current-user.ts'
import { cache } from './cache.ts'
import { newRecordsOptions } from './new-records.ts'

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
