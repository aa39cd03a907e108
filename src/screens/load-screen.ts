import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Features } from './features-context.ts'
import { loadFormParts } from './load-form-parts.ts'
import { loadRecord } from './load-record.ts'
import { type ScreenChoice, type ScreenKind, screenOf } from './screen-of.ts'
import type { ScreenSearch } from './screen-search.ts'
import { tabOf } from './tab-of.ts'
import { waitUpTo } from './wait-up-to.ts'

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
