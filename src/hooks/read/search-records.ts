import { can } from '#descriptor/capability.ts'
import { defaultListState, searchQuery } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { readNodes } from '#descriptor/tree.ts'
import { send } from '#http/send.ts'
import { readList } from './read-list.ts'
import { unreadable } from './unreadable.ts'

/** The first results of a search, and their total. */
export interface SearchResult<R extends Resource = Resource> {
  readonly rows: readonly Row<R>[]
  readonly total: number
  /** Whether there are no further results. */
  readonly isWhole: boolean
}

interface SearchOptions {
  /** The most results of a list; the search of a tree has no pages. */
  readonly size: number
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
  { size, signal, cache }: SearchOptions,
): Promise<SearchResult<R> | undefined> {
  signal.throwIfAborted()
  if (resource.list.search && can(resource, 'list')) {
    const state = { ...defaultListState(resource), search: query, size }
    const { rows, page, lacksTotal } = await readList(resource, state, {}, signal, cache)
    // Without a total, only a page that is not full is the last one.
    const isWhole = page.total <= rows.length && !(lacksTotal && rows.length >= page.size)
    return { rows, total: page.total, isWhole }
  }
  if (!can(resource, 'search')) return undefined
  const operation = resource.operations.search
  const request = requestOf(operation, { question: searchQuery(resource, query) })
  const raws = readNodes(resource, await send(request, { signal, ...(cache && { cache }) }), operation)
  if (!raws) throw unreadable()
  return { rows: raws.map((raw) => rowOf(resource, raw)), total: raws.length, isWhole: true }
}
