import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { valueOf } from '#descriptor/row.ts'
import { rowStoryOf } from '#descriptor/row-story.ts'
import type { Rows } from '#hooks/read/read-page.ts'

/** Sets a filter to its text in the address, or to how it follows from the latest one; '' removes it. */
export type SetFilter = (
  name: string,
  text: string | ((latest: string) => string),
  how?: { readonly replace: boolean },
) => void

/** The state of a resource whose list can be filtered by it: its values are tabs. */
export function stateFilterOf(resource: Resource): string | undefined {
  const { state } = rowStoryOf(resource)
  return state !== undefined && resource.list.filters?.includes(state) ? state : undefined
}

/** The total of a list as the count of its tab; undefined where the state of a shown record is unknown. */
export function tabTotal(resource: Resource, shown: Rows | undefined): number | undefined {
  const field = stateFilterOf(resource)
  const isKnown = field === undefined || shown?.rows.every((row) => valueOf(row, field) !== undefined)
  return isKnown ? shown?.page.total : undefined
}

/** The filters besides that of the state, in their order. */
export function panelFilters(resource: Resource): readonly string[] {
  const state = stateFilterOf(resource)
  return (resource.list.filters ?? []).filter((name) => name !== state)
}

/** The names of the active filters besides that of the state, in their order. */
export function activeFilters(resource: Resource, { filters }: ListState): readonly string[] {
  const state = stateFilterOf(resource)
  return Object.keys(filters).filter((name) => name !== state)
}

/** The filters with the text of one of them set, by itself or by the latest one; '' removes it. */
export function withFilter(
  filters: ListState['filters'],
  name: string,
  text: Parameters<SetFilter>[1],
): ListState['filters'] {
  const { [name]: latest = '', ...others } = filters
  const next = typeof text === 'string' ? text : text(latest)
  return next === '' ? others : { ...others, [name]: next }
}
