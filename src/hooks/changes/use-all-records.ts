import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { hasId } from '#descriptor/own-ids.ts'
import { ListIncomplete } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { lastPageOf } from '#hooks/read/pages-of.ts'

/** All records of a resource that have an id, never from the cache, because other users may have changed them. */
function allOptions<R extends ResourceWith<'list'>>(resource: R) {
  return queryOptions({
    queryKey: keys.every(resource),
    queryFn: async ({ signal }) => {
      const { rows, isWhole } = await lastPageOf(resource, defaultListState(resource), { signal })
      // A record that was not read would be taken for a new one.
      if (!isWhole) throw new ListIncomplete()
      return [...rows.values()].filter(hasId)
    },
    staleTime: 0,
  })
}

/** All records of a resource. */
export function useAllRecords<R extends ResourceWith<'list'>>(resource: R) {
  return useQuery(allOptions(resource))
}
