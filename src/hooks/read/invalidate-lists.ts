import type { QueryClient } from '@tanstack/react-query'
import { keys } from './keys.ts'

/**
 * Invalidates all queries of a resource except its single records and names that take several calls: lists, trees, counts. Visible
 * ones are refetched at once; resolves when they are loaded.
 */
export async function invalidateLists(
  resource: { readonly name: string },
  cache: QueryClient,
): Promise<void> {
  await cache.invalidateQueries({
    queryKey: keys.all(resource),
    predicate: ({ queryKey: [, call] }) => call !== 'one' && call !== 'tab-count' && call !== 'names',
  })
  // The counts of the tabs and the names after the rows, so that they do not delay them.
  void cache.invalidateQueries({ queryKey: keys.tabCounts(resource) })
  void cache.invalidateQueries({
    queryKey: keys.allNames(resource),
    predicate: ({ meta }) => meta?.['isOneCall'] === true,
  })
}
