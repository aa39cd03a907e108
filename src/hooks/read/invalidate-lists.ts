import type { QueryClient } from '@tanstack/react-query'
import { keys } from './keys.ts'

/**
 * Marks everything of a resource as stale but its single records: lists, trees, options and counts. Those on screen are
 * read at once; resolves when they have come.
 */
export function invalidateLists(resource: { readonly name: string }, cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    queryKey: keys.all(resource),
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  })
}
