import { type Order, parseOrder, writeOrder } from '#descriptor/wire/query-names.ts'
import { isLocalFilter } from './departures/ignored-filters.ts'
import { optionText } from './departures/spelling.ts'
import { isFilterText, sentValue } from './filters/filter-text.ts'
import { queueOrder } from './inbox.ts'
import type { Cursor } from './pagination.ts'
import { readNumber, readText } from './read.ts'
import type { Query } from './request.ts'
import type { Resource } from './resource.ts'
import { pathOf, sameValue } from './row.ts'
import { rowStoryOf } from './row-story.ts'

/** The state of a list in normal form; it is stored in the URL. */
export interface ListState {
  readonly page: number
  readonly size: number
  readonly search: string
  readonly order: Order | null
  /** Filters by field name, each as `parseFilter` reads it. */
  readonly filters: Readonly<Record<string, string>>
  /** The named view; '' is the main list. */
  readonly view: string
  /** The record whose children are listed; '' for all records. */
  readonly parent: string
}

/**
 * The view of records with content issues; the app selects them itself, without a call of the back-end. The value is
 * part of saved addresses.
 */
export const contentCheckView = 'unready'

/** The size of a list state whose page has all records; they are read in the pages of the list. */
export const wholeListSize = Number.MAX_SAFE_INTEGER

/** The default state of a resource's list. */
export function defaultListState(resource: Resource): ListState {
  const size = resource.pagination.perPage
  return { page: 1, size, search: '', order: null, filters: {}, view: '', parent: '' }
}

/** Reads a list's state from URL parameters of any type; invalid values take their defaults. */
export function readListState(resource: Resource, from: Readonly<Record<string, unknown>>): ListState {
  const page = Math.floor(readNumber(from.page) ?? 1)
  const size = readNumber(from.size) ?? 0
  const { byParent } = resource.operations
  const requested = readText(from.view)
  const view = hasView(resource, requested) ? requested : ''
  const filters = readFilters(resource, from)
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    size: Number.isInteger(size) && size >= 1 && size <= 10_000 ? size : resource.pagination.perPage,
    search: readText(from.search),
    order: readOrder(resource, from.sort) ?? openingOrder(resource, { view, filters }),
    filters,
    view,
    // Children are requested by a separate call, which has no views.
    parent: byParent && view === '' ? readText(from.parent) : '',
  }
}

/** The shortest URL parameters that read back as the same state. */
export function writeListState(
  resource: Resource,
  state: ListState,
): Readonly<Record<string, string | number>> {
  return {
    ...(state.view === '' ? {} : { view: state.view }),
    ...(state.parent === '' ? {} : { parent: state.parent }),
    ...(state.search === '' ? {} : { search: state.search }),
    ...state.filters,
    ...(state.order && !isOpeningOrder(resource, state) ? { sort: writeOrder(state.order) } : {}),
    ...(state.page === 1 ? {} : { page: state.page }),
    ...(state.size === resource.pagination.perPage ? {} : { size: state.size }),
  }
}

/**
 * The question of a list call: search, filters of one value, order and page under the names of the resource. `more` are
 * further filters, `cursor` the position of the page in a list of cursors.
 */
export function listQuery(
  resource: Resource,
  state: ListState,
  more: Readonly<Record<string, string>> = {},
  cursor?: Cursor,
): Query {
  const { fields, query, pagination } = resource
  const { order } = state
  const filters = Object.entries({ ...sentFilters(resource, state), ...more }).map(([name, text]) => {
    const value = fields[name]?.kind === 'toggle' ? text === 'true' : optionText(fields, name, text)
    return [query.filter(pathOf(resource, name)), query.filterValue?.write(`${value}`) ?? value]
  })
  return {
    ...Object.fromEntries(filters),
    ...pagination.query(state, cursor),
    ...searchQuery(resource, state.search),
    ...(order ? query.sort.write({ ...order, key: pathOf(resource, order.key) }) : {}),
  }
}

/** The question of a search; empty without a text. */
export function searchQuery({ query }: Resource, search: string): Query {
  const text = search.trim()
  return text === '' ? {} : { [query.search]: query.searchValue?.write(text) ?? text }
}

/** The filters that a list call is sent, by field name. */
function sentFilters({ fields }: Resource, { filters }: ListState): ListState['filters'] {
  const sent: Record<string, string> = {}
  for (const [name, text] of Object.entries(filters)) {
    if (isLocalFilter(fields, name)) continue
    const value = fields[name] ? sentValue(fields[name], text) : text
    if (value !== undefined) sent[name] = value
  }
  return sent
}

/** The names of the filters beyond one value: the back-end gets them in its own parameters, or the browser evaluates them. */
export function wideFilters({ fields }: Resource, { filters }: ListState): readonly string[] {
  return Object.entries(filters).flatMap(([name, text]) =>
    fields[name] && (sentValue(fields[name], text) === undefined || isLocalFilter(fields, name))
      ? [name]
      : [],
  )
}

function readFilters(resource: Resource, from: Readonly<Record<string, unknown>>): ListState['filters'] {
  const filters: Record<string, string> = {}
  const named = new Set(resource.list.filters)
  // Named filters in their order, then other fields: of these no list call has a value.
  for (const name of new Set([...named, ...Object.keys(resource.fields)])) {
    const text = readText(from[name])
    const field = resource.fields[name]
    if (!text || !field || !isFilterText(field, text)) continue
    const isOneValue = sentValue(field, text) !== undefined
    // The values of the state are tabs, of which one is shown.
    const isTab = name === rowStoryOf(resource).state
    if (named.has(name) ? !isTab || isOneValue : !isOneValue) filters[name] = text
  }
  return filters
}

function hasView({ operations, contentCheck }: Resource, view: string): boolean {
  if (operations.views && Object.hasOwn(operations.views, view)) return true
  return view === contentCheckView && contentCheck !== undefined
}

/** The order that `?sort=` of a screen names; null for a column that the back-end cannot order by. */
function readOrder(resource: Resource, raw: unknown): Order | null {
  return typeof raw === 'string' ? knownOrder(resource, parseOrder(raw)) : null
}

/** Whether a list has the order that it opens with. */
export function isOpeningOrder(resource: Resource, state: ListState): boolean {
  return sameValue(state.order, openingOrder(resource, state))
}

/**
 * The order after the last press on the head of a sorted column: the one that the list opens with, or the other direction
 * where it has that one.
 */
export function unsorted(resource: Resource, state: ListState): Order | null {
  const { order } = state
  return order && isOpeningOrder(resource, state)
    ? { ...order, desc: !order.desc }
    : openingOrder(resource, state)
}

/** The order that a list opens with; null for that of the back-end. A view has that of its call. */
export function openingOrder(
  resource: Resource,
  { view, filters }: Pick<ListState, 'view' | 'filters'>,
): Order | null {
  const order = queueOrder(resource, filters) ?? resource.list.order
  return order === undefined || view !== '' ? null : parseOrder(order)
}

/** An order by one of the columns that the back-end can order by; else null. */
export function knownOrder(resource: Resource, order: Order): Order | null {
  return resource.list.sort?.includes(order.key) ? order : null
}
