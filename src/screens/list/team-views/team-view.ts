import { isRecord, type Raw, readText, readTexts } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { screenState } from '#screens/href.ts'
import { allColumns } from '#screens/list/column-plan.ts'
import { longestName, mostViews, type SavedView } from '#screens/list/tools/saved-view.ts'
import { viewQuery } from '#screens/list/tools/tabs-of.ts'
import { readWidths } from '#screens/list/use-list-preferences.ts'
import { screenSearch } from '#screens/screen-search.ts'

/** A view of a list that the team shares. */
export interface TeamView extends SavedView {
  readonly id: string
}

/** A team's view with its entry in the settings record and the position of that. */
export interface PlacedView {
  readonly at: number
  readonly entry: Raw
  readonly view: TeamView
}

/** The longest query and id that are read. */
const longestQuery = 2000
const longestId = 100

/**
 * The team's views of a list among the entries of the settings record, in their order. Entries of other lists, without an
 * id, with the id of an earlier one, or with a filter that the list does not have are left out, as are those beyond the limit.
 */
export function teamViewsIn(resource: Resource, entries: readonly unknown[]): readonly PlacedView[] {
  const found = new Map<string, PlacedView>()
  for (const [at, entry] of entries.entries()) {
    if (found.size === mostViews) break
    const view = isRecord(entry) ? readTeamView(resource, entry) : null
    if (view && isRecord(entry) && !found.has(view.id)) found.set(view.id, { at, entry, view })
  }
  return [...found.values()]
}

/** The entry of a view in the settings record. */
export function entryOf(resource: Resource, { id, name, query, columns, widths }: TeamView): Raw {
  return { id, resource: resource.name, name, query, columns: columns ?? null, widths: widths ?? {} }
}

function readTeamView(resource: Resource, entry: Raw): TeamView | null {
  if (entry.resource !== resource.name) return null
  const id = readText(entry.id)
  const name = readName(entry.name)
  const query = typeof entry.query === 'string' ? knownQuery(resource, entry.query) : null
  if (id === '' || id.length > longestId || name === '' || query === null) return null
  return { name, query, columns: readColumns(resource, entry.columns), widths: readWidths(entry.widths), id }
}

/** A name in one line, without characters that are invisible or turn the direction of the text, cut to its limit. */
function readName(raw: unknown): string {
  const name = (typeof raw === 'string' ? raw : '')
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu, ' ')
    .trim()
  // Not in the middle of a character of two units.
  return name.length > longestName
    ? `${name.slice(0, longestName - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
    : name
}

/** The parameters of an address that belong to a moment, not to a view. */
const passing = new Set(['page', 'open'])

/** A query as the list writes it; null where it has a parameter that the list does not read: the view would show other records. */
function knownQuery(resource: Resource, query: string): string | null {
  if (query.length > longestQuery) return null
  const given = [...new URLSearchParams(query)].filter(([name, value]) => value !== '' && !passing.has(name))
  const known = viewQuery(resource, screenState(resource, screenSearch(Object.fromEntries(given))))
  const read = new URLSearchParams(known)
  return given.every(([name, value]) => read.get(name) === value) ? known : null
}

/** The columns that the list has; null for the usual ones. */
function readColumns(resource: Resource, raw: unknown): SavedView['columns'] {
  if (!Array.isArray(raw)) return null
  const known = allColumns(resource)
  const columns = [...new Set(readTexts(raw))].filter((name) => known.includes(name))
  return columns.length > 0 || raw.length === 0 ? columns : null
}
