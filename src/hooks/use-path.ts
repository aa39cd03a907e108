import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { readText } from '#descriptor/read.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import type { AnyRow, Row } from '#descriptor/row.ts'
import { keys } from './keys.ts'
import { oneOptions, type Readable } from './use-one.ts'

/** The way down to a record: its root first, itself last. What cannot be had ends the way above it. */
export function usePath(resource: Readable, id: string): readonly Row[] | undefined {
  const cache = useQueryClient()
  return useQuery(pathOptions(resource, id, cache)).data
}

function pathOptions(resource: Readable, id: string, cache: QueryClient) {
  return queryOptions({
    queryKey: keys.path(resource, id),
    queryFn: async () => {
      const path: Row[] = []
      const isKnown = (one: string) => path.some((row) => row.id === one)
      for (let next = id; next !== '' && !isKnown(next); ) {
        // Level by level: each names the one above it.
        // oxlint-disable-next-line no-await-in-loop
        const row = await cache.fetchQuery(oneOptions(resource, next, cache)).catch(() => undefined)
        if (!row) break
        path.unshift(row)
        next = parentOf(resource, row)
      }
      return path
    },
  })
}

function parentOf(resource: Resource, row: Row): string {
  const key = parentKeyOf(resource)
  return key ? readText((row as AnyRow)[key]) : ''
}
