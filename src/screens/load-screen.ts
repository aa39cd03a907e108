import type { Resource } from '#descriptor/resource.ts'
import { cache } from '#hooks/cache.ts'
import { listOptions } from '#hooks/use-list.ts'
import { oneOptions } from '#hooks/use-one.ts'
import { settingsOptions } from '#hooks/use-settings.ts'
import { childrenOptions, treeOptions } from '#hooks/use-tree.ts'
import { can } from './can.ts'
import { loadFormParts } from './form/late-parts.tsx'
import { screenState } from './href.ts'
import type { ScreenSearch } from './screen-search.ts'
import { showsTree } from './shows-tree.ts'
import { tabOf } from './tab-of.ts'

interface Loading {
  readonly deps: ScreenSearch
}

/**
 * Starts all that a screen needs side by side: its rows, the open record, the inputs that it edits with. Only the
 * code of inputs is waited for, so that no fallback ever shows; data comes to a screen that already stands.
 */
export async function loadScreen(tabs: readonly Resource[], { deps }: Loading): Promise<void> {
  const resource = tabOf(tabs, deps)
  loadRows(resource, deps)
  const { edit, from } = deps
  const open = edit === 'new' ? from : edit
  if (open !== undefined && can(resource, 'list')) void cache.prefetchQuery(oneOptions(resource, open, cache))
  if (edit !== undefined || can(resource, 'read')) await loadFormParts(resource)
}

function loadRows(resource: Resource, search: ScreenSearch) {
  if (can(resource, 'read')) void cache.prefetchQuery(settingsOptions(resource))
  else if (showsTree(resource, search)) {
    if (can(resource, 'byParent')) void cache.prefetchQuery(childrenOptions(resource, ''))
    else if (can(resource, 'tree')) void cache.prefetchQuery(treeOptions(resource))
  } else if (can(resource, 'list')) {
    void cache.prefetchQuery(listOptions(resource, screenState(resource, search)))
  }
}
