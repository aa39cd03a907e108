import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { givesRoots } from '#descriptor/tree.ts'
import { boardState } from '#features/board/board-state.ts'
import { cache } from '#hooks/read/cache.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { oneOptions } from '#hooks/read/use-one.ts'
import { settingsOptions } from '#hooks/read/use-settings.ts'
import { childrenOptions, treeOptions } from '#hooks/tree/use-tree.ts'
import { loadFormParts, ReadinessScreen } from './form/late-parts.tsx'
import { screenState } from './href.ts'
import { loadShape, PasteScreen } from './late-screens.tsx'
import type { ScreenSearch } from './screen-search.ts'
import { settledSoon } from './settled-soon.ts'
import { shownShape } from './shape.ts'
import { showsPaste } from './shows-paste.ts'
import { showsUnready } from './shows-unready.ts'
import { tabOf } from './tab-of.ts'

interface Loading {
  readonly deps: ScreenSearch
}

/**
 * Starts all that a screen needs side by side: its rows, the open record, the inputs that it edits with. The code of
 * inputs is waited for, so that no fallback ever shows; data for a moment only, then it comes to a screen that stands.
 */
export async function loadScreen(tabs: readonly Resource[], { deps }: Loading): Promise<void> {
  const resource = tabOf(tabs, deps)
  const loads = [loadRows(resource, deps)]
  const { edit, from } = deps
  const open = edit === 'new' ? from : edit
  if (open !== undefined && can(resource, 'list'))
    loads.push(cache.prefetchQuery(oneOptions(resource, open, cache)))
  if (showsUnready(resource, deps)) loads.push(ReadinessScreen.preload())
  if (showsPaste(resource, deps)) loads.push(PasteScreen.preload())
  const parts = edit !== undefined || can(resource, 'read') ? loadFormParts(resource) : undefined
  await Promise.all([settledSoon(loads), parts, loadShape(shownShape(resource, deps))])
}

async function loadRows(resource: Resource, search: ScreenSearch): Promise<void> {
  if (can(resource, 'read')) return cache.prefetchQuery(settingsOptions(resource))
  if (showsUnready(resource, search)) return undefined
  if (showsPaste(resource, search)) return undefined
  const shape = shownShape(resource, search)
  if (shape !== 'tree') {
    if (!can(resource, 'list')) return undefined
    const state = shape === 'board' ? boardState(resource) : screenState(resource, search)
    return cache.prefetchQuery(listOptions(resource, state))
  }
  if (can(resource, 'byParent') && givesRoots(resource))
    return cache.prefetchQuery(childrenOptions(resource, ''))
  return can(resource, 'tree') ? cache.prefetchQuery(treeOptions(resource)) : undefined
}
