import type { QueryClient } from '@tanstack/react-query'
import { keys } from './keys.ts'

/**
 * Invalidates all queries of a resource except its single records and names: lists, trees, options and counts. Visible
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
  // The counts of the tabs after the rows, so that they do not delay them.
  void cache.invalidateQueries({ queryKey: keys.tabCounts(resource) })
}
