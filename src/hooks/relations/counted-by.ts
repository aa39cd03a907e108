import { can } from '#descriptor/capability.ts'
import { writeFilter, writePrefixed } from '#descriptor/filters/filter-value.ts'
import { defaultListState, type ListState, wideFilters } from '#descriptor/list-state.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { planFilters } from '#hooks/read/plan-filters.ts'
import type { Relation } from './relation.ts'

/** The most calls for the children of several records; more are counted from the names. */
const maxCalls = 3

/** How a relation is counted: by calls for one row, from the names, or by reading the list. */
type CountedBy = 'calls' | 'names' | 'list' | 'nothing'

/** How the records that name the wanted ones are counted. */
export async function countedBy(relation: Relation, wanted: readonly string[]): Promise<CountedBy> {
  const { resource, names, by } = relation
  const [name = ''] = names
  const isParent = by === 'id' && fieldOf(resource, name).kind === 'parent'
  const isFew = wanted.length <= maxCalls
  if (isParent && isFew && can(resource, 'byParent') && can(resource, 'list')) return 'calls'
  if (isParent) return 'names'
  if (!can(resource, 'list')) return 'nothing'
  return (await isAsked(relation, wanted)) ? 'calls' : 'list'
}

/** Whether the back-end filters the list by the wanted ones; otherwise the browser does, of all records. */
export async function isAsked(relation: Relation, wanted: readonly string[]): Promise<boolean> {
  const { resource } = relation
  const state = filteredState(relation, wanted)
  if (!state) return false
  if (wideFilters(resource, state).length === 0) return true
  return (await planFilters(resource, state)).local.length === 0
}

/** The state of the list of records that name the wanted ones; null for parents and addresses, by which no list is filtered. */
export function filteredState(
  { resource, names, by }: Relation,
  wanted: readonly string[],
): ListState | null {
  const [name = ''] = names
  const { kind } = fieldOf(resource, name)
  if (by !== 'id' || kind === 'parent') return null
  // A single value is only sent for the filters that the descriptor names.
  const write = resource.list.filters?.includes(name) ? writeFilter : writePrefixed
  return { ...defaultListState(resource), filters: { [name]: write({ kind: 'values', values: wanted }) } }
}
