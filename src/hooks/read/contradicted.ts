import type { QueryClient } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import {
  contradictedByRecords,
  contradictionsOf,
  contradictsSearch,
  nonsense,
  targetOf,
} from '#descriptor/departures/contradictions.ts'
import { isIgnoredFilter, noteIgnoredFilter } from '#descriptor/departures/ignored-filters.ts'
import { type ListState, wideFilters } from '#descriptor/list-state.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { searchMatcher } from '#descriptor/search.ts'
import { knownName, knownNames } from '#hooks/names/known-names.ts'
import { nameOptions } from '#hooks/names/name-options.ts'
import { namesOptions } from '#hooks/names/names-options.ts'
import { ancestorsOf } from '#hooks/names/path-of.ts'
import { cache } from './cache.ts'
import { keys } from './keys.ts'
import type { PageCursor } from './pages-of.ts'
import { readList } from './read-list.ts'
import type { Rows } from './read-page.ts'
import type { Contradicted } from './use-contradicted.ts'

/** Milliseconds for which the response to a text that no record has stays fresh. */
const freshMs = 600_000

/** Compares the rows of a list with the state that was asked for, and stores the result. Never rejects. */
export async function noteContradicted(
  resource: ResourceWith<'list'>,
  state: ListState,
  { asked, rows }: { readonly asked: ListState; readonly rows: Rows },
  client: QueryClient,
): Promise<void> {
  await storeContradicted(resource, state, await findContradicted(resource, asked, rows), client)
}

/** Stores in the cache which parts of its requested state a list contradicts: its screen marks them. */
export async function storeContradicted(
  resource: Resource,
  state: ListState,
  found: Contradicted,
  client: QueryClient,
): Promise<void> {
  client.setQueryData<Contradicted>(keys.contradicted(resource, state), found)
  const { fields } = resource
  const ignored = found.filters.filter((name) => !isIgnoredFilter(fields, name))
  for (const name of ignored) noteIgnoredFilter(fields, name)
  // They may have counted other records.
  if (ignored.length > 0) await client.invalidateQueries({ queryKey: keys.tabCounts(resource) })
}

/**
 * Returns the parts of a requested state that the rows of its response contradict. A filter by records is compared once the
 * names of those in the rows are loaded, a search with the response to a text that no record has, which is requested only
 * where most rows do not show the text, or `any` row. A search that fails is no proof.
 */
export async function findContradicted(
  resource: ResourceWith<'list'>,
  state: ListState,
  found: FoundRows,
  suspicion: Suspicion = 'most',
): Promise<Contradicted> {
  const { filters, records, view, order } = contradictionsOf(resource, state, found.rows, new Date())
  const [byRecords, search] = await Promise.all([
    filtersByRecords(resource, state, records),
    isSearchIgnored(resource, state, found, suspicion).catch(() => false),
  ])
  return { filters: [...filters, ...byRecords], view, order, search }
}

type FoundRows = Pick<Rows, 'rows' | 'page' | 'all'> & Pick<Partial<PageCursor>, 'hidden'>

/** How many rows must lack the text of a search before the back-end is asked for one that no record has. */
type Suspicion = 'any' | 'most'

/** Whether a back-end returns the same records for a text that none has. Throws like `readList`. */
export async function isSearchIgnored(
  resource: ResourceWith<'list'>,
  state: ListState,
  found: FoundRows,
  suspicion: Suspicion,
): Promise<boolean> {
  // A list that the browser filters is not one response, so that there are no two to compare.
  if (state.search === '' || wideFilters(resource, state).length > 0) return false
  const matches = searchMatcher(state.search)
  const lacking = found.rows.filter(({ raw }) => !matches(JSON.stringify(raw))).length
  if (lacking <= (suspicion === 'any' ? 0 : found.rows.length / 2)) return false
  const asked = { ...state, search: nonsense }
  const forNonsense = await cache.fetchQuery({
    queryKey: keys.list(resource, asked),
    queryFn: ({ signal }) => readList(resource, asked, {}, signal),
    staleTime: freshMs,
  })
  return contradictsSearch(found, forNonsense)
}

async function filtersByRecords(
  resource: Resource,
  state: ListState,
  records: Parameters<typeof contradictedByRecords>[2],
): Promise<readonly string[]> {
  const load = async ([name, rows]: [string, readonly (readonly string[])[]]) => {
    const target = targetOf(resource, name)
    if (!target || !('operations' in target)) return
    const record = target as Resource
    if (isTree(record)) await cache.prefetchQuery(namesOptions(record))
    else await Promise.all(rows.flat().map((id) => cache.prefetchQuery(nameOptions(record, id))))
  }
  await Promise.all(Object.entries(records).map(load))
  return contradictedByRecords(resource, state, records, (target, id) =>
    'operations' in target ? knownPath(target as Resource, id) : undefined,
  )
}

const isTree = (resource: Resource) => parentKeyOf(resource) !== undefined

/** The ids of a record and of those above it; undefined for an unknown one, and in a tree that was not read whole. */
function knownPath(resource: Resource, id: string): readonly string[] | undefined {
  if (!isTree(resource)) return knownName(resource, id) ? [id] : undefined
  const names = knownNames(resource)
  const name = names?.isWhole && names.byId.get(id)
  if (!name || ![...names.byId.values()].some(({ parent }) => parent !== '')) return undefined
  return [...ancestorsOf(names.byId, name).map((one) => one.id), id]
}
