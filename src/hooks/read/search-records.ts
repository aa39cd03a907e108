import { can, type ResourceWith } from '#descriptor/capability.ts'
import { defaultListState, type ListState, searchQuery } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { readNodes } from '#descriptor/tree.ts'
import { send } from '#http/send.ts'
import { unreadable } from './errors.ts'
import { newestState } from './new-records.ts'
import { lastPageOf } from './pages-of.ts'
import { readList } from './read-list.ts'

/** The first results of a search, and their total; undefined where it is not known. */
export interface SearchResult<R extends Resource = Resource> {
  readonly rows: readonly Row<R>[]
  readonly total: number | undefined
  /** Whether there are no further results. */
  readonly isWhole: boolean
}

interface SearchOptions {
  /** The most results, read page by page; the first page of a list by default. */
  readonly most?: number
  readonly signal: AbortSignal
  readonly cache?: RequestCache
}

/** Whether the back-end can search the records of a resource: in its list, or among the nodes of its tree. */
export function canSearch(resource: Resource): boolean {
  return (can(resource, 'list') && resource.list.search === true) || can(resource, 'search')
}

/**
 * Searches the records of a resource for a query; undefined for a resource without a search. Throws like `readList`.
 */
export async function searchRecords<R extends Resource>(
  resource: R,
  query: string,
  { most, signal, cache }: SearchOptions,
): Promise<SearchResult<R> | undefined> {
  signal.throwIfAborted()
  if (resource.list.search && can(resource, 'list'))
    return readResults(resource, { ...defaultListState(resource), search: query }, { most, signal, cache })
  if (!can(resource, 'search')) return undefined
  const operation = resource.operations.search
  const request = requestOf(operation, { question: searchQuery(resource, query) })
  const raws = readNodes(resource, await send(request, { signal, ...(cache && { cache }) }), operation)
  if (!raws) throw unreadable()
  return { rows: raws.map((raw) => rowOf(resource, raw)), total: raws.length, isWhole: true }
}

/** The newest records where a list can be sorted by date, else its first ones; undefined for a resource without a list. */
export async function newestRecords<R extends Resource>(
  resource: R,
  options: SearchOptions,
): Promise<SearchResult<R> | undefined> {
  return can(resource, 'list')
    ? readResults(resource, newestState(resource, 'created_at'), options)
    : undefined
}

async function readResults<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  { most, signal, cache }: SearchOptions,
): Promise<SearchResult<R>> {
  if (most !== undefined) {
    const found = await lastPageOf(resource, state, { signal, cache, limit: most })
    return { rows: [...found.rows.values()], total: found.total, isWhole: found.isWhole }
  }
  const { rows, page, goesOn } = await readList(resource, state, {}, signal, { cache })
  return { rows, total: page.total, isWhole: !goesOn && page.total !== undefined }
}
