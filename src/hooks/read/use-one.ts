import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { can, type Readable, type ResourceWith } from '#descriptor/capability.ts'
import { noteSpelling } from '#descriptor/departures/spelling.ts'
import { readRecord } from '#descriptor/envelope.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isSent, type Row, rowOf } from '#descriptor/row.ts'
import { noteSentNames, noteWritten } from '#hooks/names/known-names.ts'
import { Refused } from '#http/errors.ts'
import { exchange } from '#http/send.ts'
import { NotFound, requireRecognised, unreadable } from './errors.ts'
import { keys } from './keys.ts'
import { pagesOf } from './pages-of.ts'
import { readList } from './read-list.ts'
import { loadTypes, type Rows } from './read-page.ts'

/**
 * The query of one record: the get-one call if the resource has one; else the row in the cache, or the list
 * with `id=<id>`. Fails with `NotFound` if the record does not exist. Until the record is read, its data are the row of a
 * loaded list that has every field; see `isUnread`.
 */
export function oneOptions<R extends Resource>(resource: R, id: string, cache: QueryClient) {
  return queryOptions({
    queryKey: keys.one(resource, id),
    initialData: () => (resource.operations.one ? wholeRow(resource, id, cache) : undefined),
    initialDataUpdatedAt: unreadAt,
    queryFn: ({ signal }): Promise<Row<R>> =>
      resource.operations.one ? fetchOne(resource, id, signal) : findInList(resource, id, cache, signal),
  })
}

// A time in the past, so that the record is read.
const unreadAt = 0

/** Whether a record is shown as the row of a list, which may have other values, such as cut texts, than the record. */
export function isUnread({ operations }: Resource, state: { readonly dataUpdatedAt: number } | undefined) {
  return operations.one !== undefined && state?.dataUpdatedAt === unreadAt
}

/** One record. */
export function useOne<R extends Readable>(resource: R, id: string) {
  return useQuery(oneOptions(resource, id, useQueryClient()))
}

/** Requests a record; `no-store` also bypasses HTTP caches. Throws `NotFound`. */
export async function fetchOne<R extends Resource>(
  resource: R,
  id: string,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<Row<R>> {
  const { one } = resource.operations
  if (!one) throw new RangeError(`${resource.name} has no call for one record`)
  try {
    const types = (await loadTypes(one))?.(resource)
    const request = { ...requestOf(one, { id, types }), isRead: true }
    const { body, etag } = await exchange(request, { signal, cache })
    const raw = readRecord(body, id, resource.idKey, one.record)
    if (!raw) throw one.record?.isNone?.(body) ? new NotFound() : unreadable()
    noteSpelling(resource, [raw], false)
    const read = rowOf(resource, raw, etag)
    requireRecognised(resource, read)
    // A response need not repeat the id that it was requested by.
    const row = read.id === '' ? { ...read, id } : read
    noteSentNames(resource, [row])
    return row
  } catch (error) {
    const isGone = error instanceof NotFound || (error instanceof Refused && error.status === 404)
    if (!isGone) throw error
    noteWritten(resource, id, null)
    throw new NotFound()
  }
}

/** The row with this id in the newest list of the cache that contains it. */
function loadedRow<R extends Resource>(resource: R, id: string, cache: QueryClient): Row<R> | undefined {
  const lists = cache.getQueryCache().findAll({ queryKey: keys.lists(resource) })
  const newest = lists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const rows = newest.flatMap(({ state }) => (state.data as Rows<R> | undefined)?.rows ?? [])
  return rows.find((candidate) => candidate.id === id)
}

function wholeRow<R extends Resource>(resource: R, id: string, cache: QueryClient): Row<R> | undefined {
  const row = loadedRow(resource, id, cache)
  return row && Object.keys(resource.fields).every((name) => isSent(resource, name, row.raw))
    ? row
    : undefined
}

async function findInList<R extends Resource>(
  resource: R,
  id: string,
  cache: QueryClient,
  signal: AbortSignal,
): Promise<Row<R>> {
  const row = loadedRow(resource, id, cache) ?? (await requestRow(resource, id, signal))
  requireRecognised(resource, row)
  return row
}

async function requestRow<R extends Resource>(resource: R, id: string, signal: AbortSignal): Promise<Row<R>> {
  if (!can(resource, 'list')) throw new NotFound()
  const rows = await readById(resource, id, signal)
  const row = rows.find((candidate) => candidate.id === id)
  // A back-end without the id filter returns any page: the record may be on another one.
  const found = row ?? (rows.length > 0 ? await findInPages(resource, id, signal) : undefined)
  if (!found) throw new NotFound()
  return found
}

async function findInPages<R extends ResourceWith<'list'>>(
  resource: R,
  id: string,
  signal: AbortSignal,
): Promise<Row<R> | undefined> {
  for await (const { rows } of pagesOf(resource, defaultListState(resource), { signal, limit: mostRead })) {
    const row = rows.get(id)
    if (row) return row
  }
  return undefined
}

/** The most rows that are read to find one record. */
const mostRead = 2000

/**
 * The rows of a list that is asked for one id; throws like `readList`. A back-end that compares the id with one of its two
 * spellings alone returns none of the records that have the other: after an empty list it is asked for `_id`.
 */
export async function readById<R extends ResourceWith<'list'>>(
  resource: R,
  id: string,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<readonly Row<R>[]> {
  const ask = async (name: string) =>
    (await readList(resource, defaultListState(resource), { [name]: id }, signal, { cache })).rows
  const rows = await ask('id')
  if (rows.length > 0 || !/^_?id$/.test(resource.idKey)) return rows
  try {
    return (await ask('_id')).filter((row) => row.id === id)
  } catch (error) {
    // A back-end may refuse a parameter that it does not have.
    if (error instanceof Refused) return rows
    throw error
  }
}
