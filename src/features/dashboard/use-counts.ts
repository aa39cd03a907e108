import { queryOptions, useQueries } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { keys } from '#hooks/read/keys.ts'
import { readList } from '#hooks/read/use-list.ts'
import { fewAtOnce } from '#hooks/write/few-at-once.ts'

// Numbers that nobody waits for must not stand in the way of rows that somebody does.
const inTurn = fewAtOnce(3)

/** How many records a list has in all, as its own answer says it: one row is asked for. A minute old is new enough. */
function countOptions(resource: ResourceWith<'list'>, filters: Readonly<Record<string, string>> = {}) {
  const state = { ...defaultListState(resource), size: 1, filters }
  return queryOptions({
    queryKey: keys.list(resource, state),
    queryFn: ({ signal }) => inTurn(() => readList(resource, state, {}, signal)),
    staleTime: 60_000,
  })
}

/** How many records some lists have, by the name of their entity, and those whose number could not be had. */
export interface Counts {
  readonly totals: ReadonlyMap<string, number>
  readonly failed: readonly ResourceWith<'list'>[]
  readonly retry: () => void
}

/** Counts the records of many entities, three calls at a time. */
export function useCounts(resources: readonly ResourceWith<'list'>[], enabled: boolean): Counts {
  return useQueries({
    queries: resources.map((resource) => ({ ...countOptions(resource), enabled })),
    combine: (answers) => ({
      totals: new Map(
        resources.flatMap(({ name }, at) => {
          const total = answers[at]?.data?.page.total
          return total === undefined ? [] : [[name, total]]
        }),
      ),
      failed: resources.filter((_, at) => answers[at]?.isError && !answers[at].isFetching),
      retry: () => {
        for (const answer of answers) if (answer.isError) void answer.refetch()
      },
    }),
  })
}
