import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { invalidateNames, noteWritten } from '#hooks/names/known-names.ts'
import { keys } from '#hooks/read/keys.ts'
import type { Rows } from '#hooks/read/read-page.ts'
import { invalidateLists } from './refresh-lists.ts'

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
