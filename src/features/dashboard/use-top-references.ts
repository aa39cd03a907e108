import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf, valueOf } from '#descriptor/row.ts'
import { keys } from '#hooks/read/keys.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { readList } from '#hooks/read/use-list.ts'
import { newestState } from '#hooks/read/use-newest.ts'
import { oneOptions } from '#hooks/read/use-one.ts'

/** The records that the newest rows of a list reference maxBars. */
export interface TopReferences {
  /** Sorted by count, descending. */
  readonly references: readonly { readonly id: string; readonly label: string; readonly count: number }[]
  /** The number of rows that were counted. */
  readonly rowCount: number
}

/** The number of counted rows, and of references whose labels are loaded, one request each. */
const countedRows = 200
const maxBars = 5

/**
 * Counts the references of the newest records. No endpoint counts by reference, and one list request per
 * category would be exact but too expensive.
 */
export function useTopReferences(
  resource: ResourceWith<'list'>,
  field: string,
  target: Resource,
  enabled: boolean,
) {
  const cache = useQueryClient()
  return useQuery({
    ...queryOptions({
      queryKey: keys.topReferences(resource, field),
      queryFn: async ({ signal }): Promise<TopReferences> => {
        const { rows } = await readList(
          resource,
          newestState(resource, 'created_at', countedRows),
          {},
          signal,
        )
        const counted = new Map<string, number>()
        for (const row of rows) {
          const id = readText(valueOf(row, field))
          if (id !== '') counted.set(id, (counted.get(id) ?? 0) + 1)
        }
        const largest = [...counted].toSorted(([, one], [, other]) => other - one).slice(0, maxBars)
        const references = []
        for (const [id, count] of largest) {
          // oxlint-disable-next-line no-await-in-loop -- sequential, because it is not urgent
          references.push({ id, count, label: await nameOf(target, id, cache) })
        }
        return { references, rowCount: rows.length }
      },
      staleTime: 60_000,
    }),
    enabled,
  })
}

async function nameOf(target: Resource, id: string, cache: QueryClient): Promise<string> {
  try {
    return labelOf(target, await cache.fetchQuery(oneOptions(target, id, cache)))
  } catch (error) {
    // The record was deleted, but is still referenced.
    if (error instanceof NotFound) return id
    throw error
  }
}
