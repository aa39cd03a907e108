import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'

/** The most records that a board shows: it has no pages of its own. */
const most = 1000

/** What a board asks its list for: everything, in the order of its places. */
export function boardState(resource: Resource): ListState {
  const { board, list } = resource
  const key = board?.order
  const order = key !== undefined && list.sort?.includes(key) ? { key, desc: false } : null
  return { ...defaultListState(resource), size: most, order }
}
