import type { InboxResource } from '#descriptor/inbox.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { cache } from '#hooks/read/cache.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { oneOptions } from '#hooks/read/use-one.ts'
import { type ScreenState, screenState } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'

/** Loads the rows of an inbox, and the record that its address names. */
export async function loadInbox(resource: InboxResource, search: ScreenSearch): Promise<void> {
  const state = screenState(resource, search)
  await cache.prefetchQuery(listOptions(resource, listStateOf(state)))
  if (state.open !== undefined) await cache.prefetchQuery(oneOptions(resource, state.open, cache))
}

/** The part of a screen's state that its list is requested with: opening a record must not request the list. */
export function listStateOf(state: ScreenState): ListState {
  const { open: _, show: __, ...list } = state
  return list
}
