import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { invalidateNames, noteWritten } from '#hooks/names/known-names.ts'
import { NotFound } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import type { Rows } from '#hooks/read/read-page.ts'
import { Refused } from '#http/errors.ts'
import type { WriteFailed } from './write-failed.ts'

/** Writes a saved record into the cache and invalidates the lists. */
export async function updateCacheAfterSave<R extends Resource>(
  resource: R,
  row: Row<R> | null,
  id: string,
  cache: QueryClient,
) {
  putInCache(resource, row, id, cache)
  // Only visible lists are refetched at once; the others when they are shown again.
  await invalidateLists(resource, cache)
}

/** Writes a saved record into the cache; one whose response had no record is read again. */
export function putInCache<R extends Resource>(
  resource: R,
  row: Row<R> | null,
  id: string,
  cache: QueryClient,
) {
  if (row) return applyToCache(resource, row, id, cache)
  cache.removeQueries({ queryKey: keys.one(resource, id) })
  invalidateNames(resource)
}

/** Writes a saved record into the record and the lists that are loaded. */
export function applyToCache<R extends Resource>(resource: R, row: Row<R>, id: string, cache: QueryClient) {
  if (resource.operations.read) cache.setQueryData(keys.settings(resource), row)
  else cache.setQueryData(keys.one(resource, id), row)
  if (row.id !== '') noteWritten(resource, row.id, row)
  cache.setQueriesData<Rows<R>>({ queryKey: keys.lists(resource) }, (data) => {
    if (!data?.rows.some((old) => old.id === id)) return data
    return { ...data, rows: data.rows.map((old) => (old.id === id ? row : old)) }
  })
}

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
