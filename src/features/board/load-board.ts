import type { ResourceWith } from '#descriptor/capability.ts'
import { cache } from '#hooks/read/cache.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { boardState } from './board-state.ts'

/** Loads the records of a board. */
export function loadBoard(resource: ResourceWith<'list'>): Promise<void> {
  return cache.prefetchQuery(listOptions(resource, boardState(resource)))
}
