import { type ListState, readListState, writeListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { ScreenSearch } from './screen-search.ts'
import { ownShape, shownShape } from './shape.ts'

/** Parameters of an address; empty and missing ones are left out. */
export type Params = Readonly<Record<string, string | number | undefined>>

/** An address of the app: a path and its parameters. */
export function href(path: string, params: Params = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? path : `${path}?${query}`
}

/** A resource's list or settings screen. */
export function screenHref(resource: Resource, params: Params = {}): string {
  return href(resource.path, { tab: resource.tab, ...params })
}

/** A list's state, and that an entity of another shape is shown as a list: every way on from the list keeps it. */
export interface ScreenState extends ListState {
  readonly show?: 'list'
}

/** Reads a list's state from the parameters of its screen. */
export function screenState(resource: Resource, search: ScreenSearch): ScreenState {
  const isAsked = ownShape(resource) !== 'list' && shownShape(resource, search) === 'list'
  return { ...readListState(resource, search), ...(isAsked ? { show: 'list' } : {}) }
}

/** A list in a certain state, with a record open beside it where `edit` names one. */
export function listHref(resource: Resource, state: ScreenState, more: Params = {}): string {
  return screenHref(resource, { show: state.show, ...writeListState(resource, state), ...more })
}

/** The form of a record, or of a new one for null: its own route, or the drawer of the list as it stands. */
export function formHref(
  resource: Resource,
  id: string | null,
  state: ScreenState,
  more: Params = {},
): string {
  const { path } = resource.form
  if (path) return href(id === null ? path : `${path}/${encodeURIComponent(id)}`, more)
  return listHref(resource, state, { edit: id ?? 'new', ...more })
}
