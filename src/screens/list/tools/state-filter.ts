import { rulesOf } from '#descriptor/kinds.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { valueOf } from '#descriptor/row.ts'
import { rowStoryOf } from '#descriptor/row-story.ts'
import type { Rows } from '#hooks/read/read-page.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { ScreenState } from '#screens/href.ts'

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

/** The parts of a list's state that are cleared; without one only the first page is opened. */
export interface Cleared {
  readonly search?: boolean
  /** All filters, or those of some fields. */
  readonly filters?: boolean | readonly string[]
}

/** The first page of a list without some parts of its state. */
export function cleared(state: ScreenState, { search = false, filters = false }: Cleared): ScreenState {
  const isCleared = (name: string) => (typeof filters === 'boolean' ? filters : filters.includes(name))
  const left = Object.entries(state.filters).filter(([name]) => !isCleared(name))
  return { ...state, page: 1, ...(search && { search: '' }), filters: Object.fromEntries(left) }
}

/** The labels of the fields in the first cell of a row that a search reads, for the placeholder of its field. */
export function searchedFields(resource: Resource, t: Translate): string {
  const { title, detail } = rowStoryOf(resource)
  const labels = [title, ...detail]
    .map((name) => fieldOf(resource, name))
    .filter((field) => rulesOf(field).searched)
    .map((field) => t(field.label).toLocaleLowerCase())
  return labels.join(', ')
}
