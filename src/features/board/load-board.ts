import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState, type ListState, wholeListSize } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { cache } from '#hooks/read/cache.ts'
import { listOptions } from '#hooks/read/use-list.ts'

/** Loads the records of a board. */
export function loadBoard(resource: ResourceWith<'list'>): Promise<void> {
  return cache.prefetchQuery(listOptions(resource, boardState(resource)))
}

/** The list state of a board: all records, in the order of their slots. */
export function boardState(resource: Resource): ListState {
  const { board, list } = resource
  const key = board?.order
  const order = key !== undefined && list.sort?.includes(key) ? { key, desc: false } : null
  return { ...defaultListState(resource), size: wholeListSize, order }
}
