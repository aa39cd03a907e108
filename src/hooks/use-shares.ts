import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Having, Resource } from '#descriptor/resource.ts'
import { labelOf } from '#descriptor/row.ts'
import { givesRoots } from '#descriptor/tree.ts'
import { keys } from './keys.ts'
import { countOptions } from './use-counts.ts'
import { type Option, pickerOptions } from './use-options.ts'
import { childrenOptions } from './use-tree.ts'

/** How many records belong to one that they point at. */
export interface Share {
  readonly id: string
  readonly label: string
  readonly count: number
}

/** Calls that one chart may cost. */
const most = 8

/**
 * How many records point at each of the first records of a target, the largest first: of a tree those of its first
 * level, else the first options. Asked from the list, filtered, one call after the other.
 */
export function useShares(resource: Having<'list'>, field: string, target: Resource, enabled: boolean) {
  const cache = useQueryClient()
  return useQuery({
    ...queryOptions({
      queryKey: keys.shares(resource, field),
      queryFn: async (): Promise<readonly Share[]> => {
        const shares: Share[] = []
        for (const { value: id, label } of (await firstOnes(target)).slice(0, most)) {
          // oxlint-disable-next-line no-await-in-loop -- one call after the other: nobody waits for it
          const { page } = await cache.fetchQuery(countOptions(resource, { [field]: id }))
          shares.push({ id, label, count: page.total })
        }
        return shares.toSorted((one, other) => other.count - one.count)
      },
      staleTime: 60_000,
    }),
    enabled,
  })

  async function firstOnes(from: Resource): Promise<readonly Option[]> {
    const { byParent } = from.operations
    if (!byParent || !givesRoots(from)) return cache.fetchQuery(pickerOptions(from, ''))
    const tree = { ...from, operations: { ...from.operations, byParent } }
    const rows = await cache.fetchQuery(childrenOptions(tree, ''))
    return rows.map((row) => ({ value: row.id, label: labelOf(from, row) }))
  }
}
