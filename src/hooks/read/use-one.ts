import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { can, type Readable } from '#descriptor/capability.ts'
import { readRecord } from '#descriptor/envelope.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { Refused } from '#http/errors.ts'
import { exchange } from '#http/send.ts'
import { keys } from './keys.ts'
import { NotFound } from './not-found.ts'
import { unreadable } from './unreadable.ts'
import { type Rows, readList } from './use-list.ts'

/**
 * One record's query. Where the specification has a get-one call, that; elsewhere the loaded row, else the list asked
 * with `id=<id>`. Fails with `NotFound` when there is no such record.
 */
export function oneOptions<R extends Resource>(resource: R, id: string, cache: QueryClient) {
  return queryOptions({
    queryKey: keys.one(resource, id),
    queryFn: ({ signal }): Promise<Row<R>> =>
      resource.operations.one ? fetchOne(resource, id, signal) : findInList(resource, id, cache, signal),
  })
}

/** One record. */
export function useOne<R extends Readable>(resource: R, id: string) {
  return useQuery(oneOptions(resource, id, useQueryClient()))
}

/** Requests a record, with `no-store` past the caches on the way too; throws NotFound. */
export async function fetchOne<R extends Resource>(
  resource: R,
  id: string,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<Row<R>> {
  const { one } = resource.operations
  if (!one) throw new RangeError(`${resource.name} has no call for one record`)
  try {
    const { body, etag } = await exchange(requestOf(one, { id }), { signal, cache })
    const raw = readRecord(body, id)
    if (!raw) throw unreadable()
    return rowOf(resource, raw, etag)
  } catch (error) {
    throw error instanceof Refused && error.status === 404 ? new NotFound() : error
  }
}

/** The row of this id in the newest list of the cache that holds it. */
export function loadedRow<R extends Resource>(
  resource: R,
  id: string,
  cache: QueryClient,
): Row<R> | undefined {
  const lists = cache.getQueryCache().findAll({ queryKey: keys.lists(resource) })
  const newest = lists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const rows = newest.flatMap(({ state }) => (state.data as Rows<R> | undefined)?.rows ?? [])
  return rows.find((candidate) => candidate.id === id)
}

async function findInList<R extends Resource>(
  resource: R,
  id: string,
  cache: QueryClient,
  signal: AbortSignal,
): Promise<Row<R>> {
  const loaded = loadedRow(resource, id, cache)
  if (loaded) return loaded
  if (!can(resource, 'list')) throw new NotFound()
  const { rows } = await readList(resource, defaultListState(resource), { id }, signal)
  // A back-end that does not know the filter answers with some page: only the asked id counts.
  const row = rows.find((candidate) => candidate.id === id)
  if (!row) throw new NotFound()
  return row
}
