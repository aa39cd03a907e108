import { inboxStates } from '#descriptor/inbox.ts'
import {
  defaultListState,
  type ListState,
  openingOrder,
  readListState,
  writeListState,
} from '#descriptor/list-state.ts'
import type { Resource, Shape } from '#descriptor/resource.ts'
import { sameValue } from '#descriptor/row.ts'
import type { Order } from '#descriptor/wire/query-names.ts'
import type { ScreenSearch } from './screen-search.ts'
import { shown, shownShape } from './shape.ts'

/** Parameters of an address; empty and missing ones are omitted. */
export type Params = Readonly<Record<string, string | number | undefined>>

/** An address of the app: a path and its parameters. */
export function href(path: string, params: Params = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? path : `${path}?${query}`
}

/** A new quote: the form starts empty. */
export const newQuoteHref = '/calculator?new=1'

/** The quote of records: of goods, or of the request that one record is. */
export function quoteHref(resource: Resource, ids: readonly string[]): string {
  return href('/calculator', { of: resource.name, ids: ids.join() })
}

/** A resource's list or settings screen, or another tab of a page. */
export function screenHref(resource: Pick<Resource, 'path' | 'tab'>, params: Params = {}): string {
  return href(resource.path, { tab: resource.tab, ...params })
}

/** The state of a list, and its shape where it is not the default: every link of the screen keeps both. */
export interface ScreenState extends ListState {
  readonly show?: Shape
  /** The record that an inbox shows. */
  readonly open?: string
}

/** Reads a list's state from the parameters of its screen. */
export function screenState(resource: Resource, search: ScreenSearch): ScreenState {
  const shape = shownShape(resource, search)
  const state = readListState(resource, search)
  return {
    ...(shape === 'inbox' ? readInboxState(resource, state, search) : state),
    ...shown(resource, shape),
  }
}

/** The address of a list in a given state; `edit` opens a record beside it. */
export function listHref(resource: Resource, state: ScreenState, more: Params = {}): string {
  const write = isInbox(resource, state) ? writeInboxState : writeListState
  return screenHref(resource, { show: state.show, ...write(resource, state), ...more })
}

/** The list of a record's children. */
export function childrenHref(resource: Resource, parent: string): string {
  return listHref(resource, { ...defaultListState(resource), parent, ...shown(resource, 'list') })
}

/** The address that opens a record: the pane of an inbox, else its form, for '' the list; for null the form of a new one. */
export function formHref(
  resource: Resource,
  id: string | null,
  state: ScreenState,
  more: Params = {},
): string {
  if (id === '') return listHref(resource, state)
  if (id !== null && isInbox(resource, state)) return listHref(resource, { ...state, open: id }, more)
  return editHref(resource, id, state, more)
}

/** The form of a record, or of a new one for null: its own route, or the drawer of the current list. */
export function editHref(
  resource: Resource,
  id: string | null,
  state: ScreenState,
  more: Params = {},
): string {
  const { path, idIn } = resource.form
  if (path && idIn === 'query') return href(path, { id: id ?? 'new', ...more })
  if (path) return href(id === null ? path : `${path}/${encodeURIComponent(id)}`, more)
  return listHref(resource, state, { edit: id ?? 'new', ...more })
}

function isInbox(resource: Resource, state: ScreenState): boolean {
  return shownShape(resource, state) === 'inbox'
}

/** The state of an inbox and the record that it shows. */
interface InboxState extends ListState {
  readonly open?: string
}

/** The view of the records of every state, as the address names it. */
const allStates = 'all'

/** An inbox opens on its new records, in the order in which they are answered. */
function readInboxState(resource: Resource, state: ListState, search: ScreenSearch): InboxState {
  const { field, fresh } = inboxStates(resource)
  const isNew = fresh && state.filters[field] === undefined && search.view !== allStates
  const read = isNew ? readListState(resource, { ...search, [field]: fresh.value }) : state
  return {
    ...read,
    order: read.order ?? newestFirst(resource),
    ...(search.id ? { open: search.id } : {}),
  }
}

/** The shortest parameters that read back as the same state. */
function writeInboxState(
  resource: Resource,
  state: InboxState,
): Readonly<Record<string, string | number | undefined>> {
  const { field, fresh } = inboxStates(resource)
  const value = state.filters[field]
  const order = sameValue(state.order, usualOrder(resource, state)) ? null : state.order
  return {
    ...(fresh && value === undefined ? { view: allStates } : {}),
    ...writeListState(resource, { ...state, order }),
    ...(fresh && value === fresh.value ? { [field]: undefined } : {}),
    id: state.open,
  }
}

/** The order that a screen opens with; null for that of the back-end. */
function usualOrder(resource: Resource, state: ScreenState): Order | null {
  return openingOrder(resource, state) ?? (isInbox(resource, state) ? newestFirst(resource) : null)
}

/** A list with other filters, from its first page: each tab has the order that it opens with, unless another was chosen. */
export function withFilters(
  resource: Resource,
  state: ScreenState,
  filters: ListState['filters'],
): ScreenState {
  const order = sameValue(state.order, usualOrder(resource, state)) ? null : state.order
  const next = { ...state, filters, page: 1 }
  return { ...next, order: order ?? usualOrder(resource, next) }
}

function newestFirst({ list }: Resource): Order | null {
  return list.order === undefined && list.sort?.includes('created_at')
    ? { key: 'created_at', desc: true }
    : null
}
