import { contentCheckView, readListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { ScreenSearch } from './screen-search.ts'

/** Whether a screen shows what is not ready yet instead of the list. */
export function showsContentCheck(resource: Resource, search: ScreenSearch): boolean {
  return readListState(resource, search).view === contentCheckView
}
