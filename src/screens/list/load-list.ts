import type { ResourceWith } from '#descriptor/capability.ts'
import { cache } from '#hooks/read/cache.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { screenState } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'

/** Loads the first rows of a list. */
export function loadList(resource: ResourceWith<'list'>, search: ScreenSearch): Promise<void> {
  return cache.prefetchQuery(listOptions(resource, screenState(resource, search)))
}
