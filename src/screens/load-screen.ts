import { waitUpTo } from '#browser/wait-up-to.ts'
import { can, type ResourceWith } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { cache } from '#hooks/read/cache.ts'
import { isUnread, oneOptions } from '#hooks/read/use-one.ts'
import { settingsOptions } from '#hooks/read/use-settings.ts'
import type { Features } from './features-context.ts'
import { loadFormParts } from './load-form-parts.ts'
import { type ScreenChoice, type ScreenKind, screenOf } from './screen-of.ts'
import type { ScreenSearch } from './screen-search.ts'
import { tabOf } from './tab-links.tsx'

interface Loading {
  readonly deps: ScreenSearch
  readonly context: { readonly features: Features }
}

/**
 * Loads the data and code of a screen in parallel: its rows, the open record, the inputs. It waits for code,
 * so that no fallback is shown; for data only up to a limit.
 */
export async function loadScreen(tabs: readonly Resource[], { deps, context }: Loading): Promise<void> {
  const resource = tabOf(tabs, deps)
  const choice = screenOf(resource, deps)
  if (!choice) return
  const { rows, code } = load(context.features, choice, deps)
  const { edit, from } = deps
  const open = edit === 'new' ? from : edit
  const loads = [rows]
  if (open !== undefined && can(resource, 'list')) loads.push(loadRecord(resource, open, edit === 'new'))
  const hasForm = edit !== undefined || choice.kind === 'settings'
  const inputs = hasForm ? loadFormParts(resource) : undefined
  await Promise.all([waitUpTo(loads), inputs, code])
}

function load<K extends ScreenKind>(
  { screens }: Features,
  { kind, resource }: ScreenChoice<K>,
  search: ScreenSearch,
) {
  const { load: loadRows, loadParts, Screen } = screens[kind]
  const code = Promise.all([Screen.preload?.(), loadParts?.(resource, search)])
  // Code that cannot be loaded shows its error in its place.
  return { rows: loadRows(resource, search), code: code.catch(() => undefined) }
}

/** Starts reading a record; resolves at once where its form has values to show until it is read. */
export async function loadRecord(resource: Resource, id: string, isCopied = false): Promise<void> {
  const options = oneOptions(resource, id, cache)
  const read = cache.prefetchQuery(options)
  const isWaiting = isCopied && isUnread(resource, cache.getQueryState(options.queryKey))
  if (isWaiting || cache.getQueryData(options.queryKey) === undefined) await read
}

/** Loads the record of a settings screen. */
export function loadSettings(resource: ResourceWith<'read'>): Promise<void> {
  return cache.prefetchQuery(settingsOptions(resource))
}
