import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { keys } from './keys.ts'

/** The records of the trees, branches and lists in the cache that were read since a moment. */
export function cachedRows(resource: Resource, cache: QueryClient, since = 0): readonly Row[] {
  const queries = cache.getQueryCache().findAll({
    queryKey: keys.all(resource),
    predicate: ({ queryKey, state }) => queryKey[1] !== 'one' && state.dataUpdatedAt >= since,
  })
  const rows: Row[] = []
  const open: unknown[] = queries.map(({ state }) => state.data)
  for (const one of open) {
    if (Array.isArray(one)) open.push(...one)
    else if (!isRecord(one)) continue
    else if (isRecord(one.raw)) rows.push(one as unknown as Row)
    else open.push(one.rows, one.row, one.children)
  }
  return rows
}
