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
}

/** Whether the back-end can search the records of a resource: in its list, or among the nodes of its tree. */
export function canSearch(resource: Resource): boolean {
  return (can(resource, 'list') && resource.list.search === true) || can(resource, 'search')
}

/**
 * Searches the records of a resource for a query; undefined for a resource without a search. `size` limits
 * only a list, as the search of a tree has no pages. Throws like `readList`.
 */
export async function searchRecords<R extends Resource>(
  resource: R,
  query: string,
  { size, signal }: { readonly size: number; readonly signal: AbortSignal },
): Promise<SearchResult<R> | undefined> {
  signal.throwIfAborted()
  if (resource.list.search && can(resource, 'list')) {
    const state = { ...defaultListState(resource), search: query, size }
    const { rows, page } = await readList(resource, state, {}, signal)
    return { rows, total: page.total }
  }
  if (!can(resource, 'search')) return undefined
  const request = requestOf(resource.operations.search, { question: searchQuery(resource, query) })
  const raws = readNodes(resource, await send(request, { signal }))
  if (!raws) throw unreadable()
  return { rows: raws.map((raw) => rowOf(resource, raw)), total: raws.length }
}
