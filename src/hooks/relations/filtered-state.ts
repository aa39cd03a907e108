import { writeFilter, writePrefixed } from '#descriptor/filters/filter-value.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import { fieldOf } from '#descriptor/resource.ts'
import type { Relation } from './relation.ts'

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
