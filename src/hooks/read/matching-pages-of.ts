import { hashKey } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { splitFilter } from '#descriptor/filters/filter-plan.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Row } from '#descriptor/row.ts'
import { askedState } from './asked-state.ts'
import { cache } from './cache.ts'
import { findContradicted, storeContradicted } from './contradicted.ts'
import { FilterIgnored } from './errors.ts'
import { maxRows } from './filtered-list.ts'
import { comparerOf, FilterTooBroad, maxLists } from './joined-rows.ts'
import { keys } from './keys.ts'
import { firstCursor, type PageCursor, pagesOf, wholePageSize } from './pages-of.ts'
import { planFilters } from './plan-filters.ts'
import { type Contradicted, hasOthers } from './use-contradicted.ts'

type Paging<R extends ResourceWith<'list'>> = Parameters<typeof pagesOf<R>>[2]

/**
 * Reads a list page by page like `pagesOf`, for actions on all of its records. A list that is too long to be filtered by the
 * browser is read once for each value of a filter, as by its screen. Throws like `readList`, `FilterTooBroad`, and
 * `FilterIgnored` at the first row that does not match the search, a filter or the view: the action would change records
 * that were filtered out.
 */
export async function* matchingPagesOf<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  paging: Paging<R>,
): AsyncGenerator<PageCursor<Row<R>>, void> {
  const wanted = await askedState(resource, state, true)
  const split = splitFilter(resource, wanted, (await planFilters(resource, wanted)).local)
  const isSplit = (cursor: PageCursor) =>
    split !== undefined && (cursor.lists !== undefined || isTooLong(cursor))
  let { from = firstCursor } = paging
  const shown = { resource, state }
  if (!isSplit(from))
    for await (const cursor of checkedPages(shown, wanted, paging)) {
      from = cursor
      if (isSplit(cursor)) break
      yield cursor
    }
  if (!split || !isSplit(from)) return
  const { name, texts } = split
  if (texts.length > maxLists) throw new FilterTooBroad(from.total ?? 0, maxRows)
  const states = texts.map((text) => ({ ...wanted, filters: { ...wanted.filters, [name]: text } }))
  yield* joinedPages(shown, states, { ...paging, from })
}

/** Whether a list has more records than are read to be filtered. */
function isTooLong({ rows, hidden, total = 0, isOver }: PageCursor): boolean {
  return !isOver && Math.max(total + hidden.size, rows.size + hidden.size + 1) > maxRows
}

/** A list on the screen. */
interface Shown<R> {
  readonly resource: R
  readonly state: ListState
}

/** The pages of several lists as those of one. */
async function* joinedPages<R extends ResourceWith<'list'>>(
  shown: Shown<R>,
  states: readonly ListState[],
  paging: Paging<R>,
): AsyncGenerator<PageCursor<Row<R>>, void> {
  const lists = new Map(paging.from?.lists)
  for (const one of states) {
    const key = hashKey([one.filters])
    const pages = checkedPages(shown, one, { ...paging, from: lists.get(key) ?? firstCursor })
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    for await (const cursor of pages) {
      const joined = joinedCursor(states.length, lists.set(key, cursor), shown.state.order, paging.limit)
      yield joined
      if (joined.isOver) return
    }
  }
}

/** Joins the cursors of several lists: each record once, sorted when all lists are over. */
function joinedCursor<T extends Row>(
  count: number,
  lists: ReadonlyMap<string, PageCursor<T>>,
  order: ListState['order'],
  limit = Number.POSITIVE_INFINITY,
): PageCursor<T> {
  const cursors = [...lists.values()]
  const isRead = cursors.length === count && cursors.every(({ isOver }) => isOver)
  const entries = [...lists].flatMap(([list, { rows }]) =>
    [...rows].map(([key, row]): [string, T] => [row.id || `${list} ${key}`, row]),
  )
  const joined = [...new Map(entries)]
  if (order && isRead) joined.sort(([, one], [, other]) => comparerOf(order)(one, other))
  const isWhole = isRead && joined.length <= limit && cursors.every((one) => one.isWhole)
  return {
    ...firstCursor,
    rows: new Map(joined.slice(0, limit)),
    total: isWhole ? joined.length : undefined,
    hidden: new Set(cursors.flatMap(({ hidden }) => [...hidden])),
    repeated: cursors.reduce((sum, one) => sum + one.repeated, 0),
    // The first rows of an order are among those of each list.
    isOver: isRead || (!order && joined.length >= limit),
    isWhole,
    lists,
  }
}

/** Reads the pages of a list and throws at the first row that does not match its state, which also marks the list on the screen. */
async function* checkedPages<R extends ResourceWith<'list'>>(
  { resource, state }: Shown<R>,
  wanted: ListState,
  paging: Paging<R>,
): AsyncGenerator<PageCursor<Row<R>>, void> {
  const size = await wholePageSize(resource)
  let { size: seen } = (paging.from ?? firstCursor).rows
  for await (const cursor of pagesOf(resource, wanted, paging)) {
    const { rows, hidden, page, total } = cursor
    // Only the first page is compared with the search.
    const asked = { ...wanted, page: 1, size, search: page === 2 ? state.search : '', order: null }
    const counted = total === undefined ? undefined : total + hidden.size
    const found = { rows: [...rows.values()].slice(seen), hidden, page: { page: 1, size, total: counted } }
    const contradicted = await findContradicted(resource, asked, found, 'any')
    if (hasOthers(contradicted)) {
      // The text of the error names this mark, which the page on the screen may not have yet.
      const { order = false } = cache.getQueryData<Contradicted>(keys.contradicted(resource, state)) ?? {}
      await storeContradicted(resource, state, { ...contradicted, order }, cache)
      if (contradicted.search) throw new FilterIgnored('search')
      throw new FilterIgnored(contradicted.filters.length > 0 ? 'filter' : 'view')
    }
    seen = rows.size
    yield cursor
  }
}
