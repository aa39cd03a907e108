import type { QueryClient } from '@tanstack/react-query'
import { readListState, writeListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { listOptions } from '#hooks/use-list.ts'
import { oneOptions } from '#hooks/use-one.ts'
import { settingsOptions } from '#hooks/use-settings.ts'
import { childrenOptions, treeOptions } from '#hooks/use-tree.ts'
import { can } from './can.ts'
import { loadFormParts } from './form/late-parts.tsx'
import type { RouterContext } from './router-context.ts'
import { showsTree } from './shows-tree.ts'

/** The parameters of a resource's screen, as they stand in the address; filters are named after their fields. */
export type ScreenSearch = Readonly<Record<string, string | number>>

/** The resource of the tab that an address names; the first one when it names none. */
export function tabOf(tabs: readonly Resource[], search: ScreenSearch): Resource {
  const found = tabs.find(({ tab }) => tab === (search.tab ?? '')) ?? tabs[0]
  if (!found) throw new RangeError('a screen needs a resource')
  return found
}

/** Reads the address of a screen; what is unknown or out of range falls away. */
export function screenSearch(tabs: readonly Resource[]) {
  return (raw: Record<string, unknown>): ScreenSearch => {
    const tab = readText(raw.tab)
    const resource = tabOf(tabs, { tab })
    const edit = readText(raw.edit)
    const from = readText(raw.from)
    const under = readText(raw.under)
    return {
      ...(resource.tab === '' ? {} : { tab: resource.tab }),
      ...writeListState(resource, readListState(resource, raw)),
      ...(raw.show === 'list' || raw.show === 'tree' ? { show: raw.show } : {}),
      ...(edit === '' ? {} : { edit }),
      ...(edit === '' || from === '' ? {} : { from }),
      ...(edit === '' || under === '' ? {} : { under }),
    }
  }
}

/** What the loader depends on. */
export function screenDeps({ search }: { readonly search: ScreenSearch }): ScreenSearch {
  return search
}

interface Loading {
  readonly context: RouterContext
  readonly deps: ScreenSearch
}

/**
 * Starts all that a screen needs side by side: its rows, the open record, the inputs that it edits with. Only the
 * code of inputs is waited for, so that no fallback ever shows; data comes to a screen that already stands.
 */
export async function loadScreen(
  tabs: readonly Resource[],
  { context: { cache }, deps }: Loading,
): Promise<void> {
  const resource = tabOf(tabs, deps)
  loadRows(resource, deps, cache)
  const { edit, from } = deps
  const open = edit === 'new' ? from : edit
  if (open !== undefined && can(resource, 'list'))
    void cache.prefetchQuery(oneOptions(resource, String(open), cache))
  if (edit !== undefined || can(resource, 'read')) await loadFormParts(resource)
}

function loadRows(resource: Resource, search: ScreenSearch, cache: QueryClient) {
  if (can(resource, 'read')) void cache.prefetchQuery(settingsOptions(resource))
  else if (showsTree(resource, search)) {
    if (can(resource, 'byParent')) void cache.prefetchQuery(childrenOptions(resource, ''))
    else if (can(resource, 'tree')) void cache.prefetchQuery(treeOptions(resource))
  } else if (can(resource, 'list')) {
    void cache.prefetchQuery(listOptions(resource, readListState(resource, search)))
  }
}
