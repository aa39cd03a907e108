import type { QueryClient } from '@tanstack/react-query'
import { invalidateNames } from '#hooks/names/known-names.ts'
import { NotFound } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { Refused } from '#http/errors.ts'
import type { WriteFailed } from './write-failed.ts'

/** Milliseconds for which the lists are awaited; a slow one continues to load in the background. */
const timeoutMs = 5000

/**
 * Whether the loaded lists may be stale: the outcome of a write is unknown, its record is gone, or its record
 * has changed since it was read.
 */
export function leavesListsStale({ maybeDone, cause }: Pick<WriteFailed, 'maybeDone' | 'cause'>): boolean {
  return (
    maybeDone || cause instanceof NotFound || (cause instanceof Refused && [404, 412].includes(cause.status))
  )
}

/** Refetches lists, trees, boards and names, marks single records as stale; resolves when the lists are loaded. */
export async function refreshLists(resource: { readonly name: string }, cache: QueryClient): Promise<void> {
  // An open form keeps the record that it has loaded; the next form that opens reads it again.
  void cache.invalidateQueries({
    queryKey: keys.all(resource),
    predicate: ({ queryKey }) => queryKey[1] === 'one',
    refetchType: 'none',
  })
  invalidateNames(resource)
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, timeoutMs)
  })
  await Promise.race([invalidateLists(resource, cache), timeout])
}

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
