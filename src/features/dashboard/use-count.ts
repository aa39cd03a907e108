import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { haveValue } from '#descriptor/inbox.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { keys } from '#hooks/read/keys.ts'
import { readList } from '#hooks/read/read-list.ts'
import { unreadable } from '#hooks/read/unreadable.ts'

/**
 * The total of a list, from its first page; null where a row has other values than the list is filtered by, or unknown ones.
 * It is fresh for a minute.
 */
export function useCount(resource: ResourceWith<'list'>, filters: Readonly<Record<string, string>>) {
  const state = { ...defaultListState(resource), filters }
  return useQuery(
    queryOptions({
      queryKey: keys.count(resource, filters),
      queryFn: async ({ signal }) => {
        const found = await readList(resource, state, {}, signal)
        const { total } = found.page
        // The list has no total: the tile shows no number rather than a guess.
        if (total === undefined) throw unreadable()
        const isFiltered = Object.entries(filters).every((filter) => haveValue(found.rows, ...filter))
        return isFiltered ? total : null
      },
      staleTime: 60_000,
    }),
  )
}
