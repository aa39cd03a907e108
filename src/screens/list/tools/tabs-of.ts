import { contentCheckView, defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { stateOptions } from '#descriptor/row-story.ts'
import { href, listHref, type ScreenState, screenHref, withFilters } from '#screens/href.ts'
import { type Text, text } from '#text/text.ts'
import { type SavedView, unfilteredHref } from './saved-view.ts'
import { stateFilterOf, withFilter } from './state-filter.ts'

/** A tab above a list: a value of the state, a named view or a saved view. */
export interface ListTab {
  readonly key: string
  readonly label: Text
  readonly to: string
  /** The value of the state that it shows; '' for all records, undefined for views. */
  readonly value?: string
  readonly saved?: SavedView
}

/** The part of an address that a saved view stores. */
export function viewQuery(resource: Resource, state: ScreenState): string {
  return listHref(resource, { ...state, page: 1 }).split('?')[1] ?? ''
}

/**
 * The tabs of a list in their order: all records, the values of the state, named views, saved views and those of
 * the team, the content check. The search and the other filters stay, unless they belong to the saved view that is shown.
 */
export function tabsOf(
  resource: Resource,
  state: ScreenState,
  saved: { readonly all: readonly SavedView[]; readonly first: string },
): readonly ListTab[] {
  const field = stateFilterOf(resource)
  const { views = {} } = resource.operations
  const query = viewQuery(resource, state)
  const isSaved = saved.all.some((view) => view.query === query)
  const from = isSaved ? { ...state, ...defaultListState(resource), size: state.size } : state
  const linkTo = (view: string, value = '') => {
    const filters = field === undefined ? from.filters : withFilter(from.filters, field, value)
    return listHref(resource, withFilters(resource, { ...from, view, parent: '' }, filters))
  }
  const all = linkTo('')
  const isBare = all === screenHref(resource) && saved.first !== ''
  const options = field === undefined ? [] : stateOptions(resource)
  const checks = resource.contentCheck ? [contentCheckView] : []
  return [
    { key: '', label: text('Tất cả'), to: isBare ? unfilteredHref(resource) : all, value: '' },
    ...options.map(({ value, label }) => ({ key: `state ${value}`, label, to: linkTo('', value), value })),
    ...Object.entries(views).map(([view, { label }]) => ({ key: `view ${view}`, label, to: linkTo(view) })),
    ...saved.all.map((view) => ({
      key: view.id ? `team ${view.id}` : `saved ${view.name}`,
      label: view.name,
      to: href(resource.path, Object.fromEntries(new URLSearchParams(view.query))),
      saved: view,
    })),
    ...checks.map((view) => ({ key: `view ${view}`, label: text('Chưa sẵn sàng'), to: linkTo(view) })),
  ]
}

/** The key of the tab that a list shows; null for the children of a record. */
export function activeTab(resource: Resource, state: ScreenState, tabs: readonly ListTab[]): string | null {
  const query = viewQuery(resource, state)
  const saved = tabs.find((tab) => tab.saved?.query === query)
  if (saved) return saved.key
  if (state.parent !== '') return null
  if (state.view !== '') return `view ${state.view}`
  const field = stateFilterOf(resource)
  const value = field === undefined ? '' : (state.filters[field] ?? '')
  return tabs.find((tab) => tab.value === value)?.key ?? null
}

/** Whether a list shows all records of its tab: no search and no other filter. */
export function isWholeTab(resource: Resource, state: ScreenState): boolean {
  const field = stateFilterOf(resource)
  const names = Object.keys(state.filters).filter((name) => name !== field)
  return state.search === '' && names.length === 0 && state.parent === '' && state.view === ''
}

/** The first page of the list of a tab, whose total is the count of the tab. */
export function countState(resource: Resource, value: string): ScreenState {
  const field = stateFilterOf(resource)
  const filters = field === undefined ? {} : withFilter({}, field, value)
  return { ...defaultListState(resource), filters }
}
