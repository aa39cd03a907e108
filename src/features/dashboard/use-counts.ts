import { queryOptions, useQueries } from '@tanstack/react-query'
import pLimit from 'p-limit'
import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { keys } from '#hooks/read/keys.ts'
import { readList } from '#hooks/read/use-list.ts'

// Limits the count requests, so that they do not delay the requests for visible rows.
const limit = pLimit(3)

/** The total of a list, from the pagination of a request for one row. It is fresh for a minute. */
function countOptions(resource: ResourceWith<'list'>, filters: Readonly<Record<string, string>> = {}) {
  const state = { ...defaultListState(resource), size: 1, filters }
  return queryOptions({
    queryKey: keys.list(resource, state),
    queryFn: ({ signal }) => limit(() => readList(resource, state, {}, signal)),
    staleTime: 60_000,
  })
}

/** The totals of several lists by entity name, and the lists whose count failed. */
export interface Counts {
  readonly totals: ReadonlyMap<string, number>
  readonly failed: readonly ResourceWith<'list'>[]
  readonly retry: () => void
}

/** Counts the records of several entities, three requests at a time. */
export function useCounts(resources: readonly ResourceWith<'list'>[], enabled: boolean): Counts {
  return useQueries({
    queries: resources.map((resource) => ({ ...countOptions(resource), enabled })),
    combine: (queries) => ({
      totals: new Map(
        resources.flatMap(({ name }, at) => {
          const total = queries[at]?.data?.page.total
          return total === undefined ? [] : [[name, total]]
        }),
      ),
      failed: resources.filter((_, at) => queries[at]?.isError && !queries[at].isFetching),
      retry: () => {
        for (const query of queries) if (query.isError) void query.refetch()
      },
    }),
  })
}
