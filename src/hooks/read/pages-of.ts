import type { ResourceWith } from '#descriptor/capability.ts'
import { rowMatcher } from '#descriptor/filters/row-matcher.ts'
import { type ListState, wideFilters } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { config } from '#session/config.ts'
import { planFilters } from './plan-filters.ts'
import { readList } from './read-list.ts'
import type { Rows } from './read-page.ts'

/** The progress of reading a list page by page. */
export interface PageCursor<T extends Row = Row> {
  /** By id, so that a record that moves to a later page in between is included once; a row without an id by its place. */
  readonly rows: ReadonlyMap<string, T>
  /** The number of records, without the hidden ones; undefined until it is known. */
  readonly total: number | undefined
  /** The ids of the rows that were left out. */
  readonly hidden: ReadonlySet<string>
  /** The number of rows that were received twice. */
  readonly repeated: number
  /** The number of records in the response with the first page. */
  readonly firstTotal: number | undefined
  /** The next page to read. */
  readonly page: number
  readonly isOver: boolean
  /** Whether it is over with all records of the list. */
  readonly isWhole: boolean
  /** How the back-end pages the list, by the first page. */
  readonly paging: string
  /** Of a list that is read once for each value of a filter: the last cursor of each of these lists. */
  readonly lists?: ReadonlyMap<string, PageCursor<T>>
}

/** The cursor before the first page. */
export const firstCursor: PageCursor<never> = {
  rows: new Map<string, never>(),
  total: undefined,
  hidden: new Set<string>(),
  repeated: 0,
  firstTotal: undefined,
  page: 1,
  isOver: false,
  isWhole: false,
  paging: '',
}

/** The most pages of a reading: rows without ids do not show whether they are those of an earlier page. */
const mostPages = 1000

/** The pages that are requested at the same time, where their number is known. */
const concurrency = 4

interface Paging<T extends Row> {
  readonly signal: AbortSignal
  readonly cache?: RequestCache | undefined
  /** The last cursor, to continue after a failure. */
  readonly from?: PageCursor<T>
  /** The number of rows to stop at. */
  readonly limit?: number
  /** Milliseconds between two pages, which then are requested one after the other, so that other requests are not delayed. */
  readonly pauseMs?: number
  /** Rows to leave out. */
  readonly isHidden?: (id: string) => boolean
}

/**
 * Reads a list page by page with the search, filters and order of `state`, in pages of the size that the list has for it;
 * yields after each page. Rows that do not match the filters that no call has are left out. Throws like `readList`.
 */
export async function* pagesOf<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  { signal, cache, from = firstCursor, limit, pauseMs = 0, isHidden = () => false }: Paging<Row<R>>,
): AsyncGenerator<PageCursor<Row<R>>, void> {
  const [matches, size] = await Promise.all([matcherOf(resource, state), wholePageSize(resource)])
  const ended = new AbortController()
  const both = AbortSignal.any([signal, ended.signal])
  const read = (page: number, isDoubted = false) =>
    readList(resource, { ...state, page, size }, {}, both, { cache, isDoubted })
  const ahead = new Map<number, Promise<Rows<R>>>()
  const isLeftOut = (row: Row<R>) => isHidden(row.id) || !matches(row)
  let cursor: PageCursor<Row<R>> = from
  let isRestarted = false
  try {
    while (!cursor.isOver) {
      const { page } = cursor
      // oxlint-disable-next-line no-await-in-loop -- pages in their order
      let found = await (ahead.get(page) ?? read(page))
      ahead.delete(page)
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (isAgain(cursor, found)) found = await read(page, true)
      if (page > 1 && pagingOf(found) !== cursor.paging && !isRestarted) {
        // A later page has shown how the back-end pages the list, which changes the earlier ones.
        isRestarted = true
        ahead.clear()
        cursor = firstCursor
        continue
      }
      cursor = withPage(cursor, found, isLeftOut)
      if (limit !== undefined && cursor.rows.size >= limit) cursor = cut(cursor, limit)
      yield cursor
      // Not before: a reader that has seen enough requests no further page.
      const last = pauseMs > 0 || resource.pagination.next ? 0 : lastPage(found, limit)
      for (let next = cursor.page; next <= last && next < cursor.page + concurrency; next += 1)
        if (!cursor.isOver && !ahead.has(next)) ahead.set(next, handled(read(next)))
      // oxlint-disable-next-line no-await-in-loop -- a pause between two pages
      if (!cursor.isOver && pauseMs > 0) await pause(pauseMs, signal)
    }
  } finally {
    ended.abort()
  }
}

/** A request whose failure is thrown once it is awaited. */
function handled<T>(request: Promise<T>): Promise<T> {
  request.catch(() => undefined)
  return request
}

/** The number of the last page to request; 0 where it is not known. */
const lastPage = ({ page: { total = 0, size } }: Rows, limit = Number.POSITIVE_INFINITY) =>
  Math.ceil(Math.min(total, limit) / size)

/** Reads a list to its end or to the limit and returns the last cursor. */
export async function lastPageOf<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  paging: Paging<Row<R>>,
): Promise<PageCursor<Row<R>>> {
  let last: PageCursor<Row<R>> = paging.from ?? firstCursor
  for await (const cursor of pagesOf(resource, state, paging)) last = cursor
  return last
}

/** The predicate of the filters that the browser evaluates. */
async function matcherOf(resource: ResourceWith<'list'>, state: ListState): Promise<(row: Row) => boolean> {
  if (wideFilters(resource, state).length === 0) return () => true
  const now = new Date()
  return rowMatcher(resource, state, (await planFilters(resource, state, now)).local, now)
}

/** Whether all rows of a page were received before, though the list has more. */
function isAgain({ rows, hidden }: PageCursor, found: Rows): boolean {
  const isNew = ({ id }: Row) => !rows.has(id) && !hidden.has(id)
  return (
    found.rows.length > 0 &&
    !found.rows.some(isNew) &&
    rows.size + hidden.size < (found.page.total ?? Infinity)
  )
}

/** How a list is paged: the rows of a page, and the differences that change which rows a page has. */
function pagingOf({
  page,
  misfits = [],
  all,
}: Pick<Rows, 'page' | 'misfits'> & { readonly all?: unknown }): string {
  const kinds = misfits.map(({ kind }) => kind).filter((kind) => kind !== 'total' && kind !== 'size')
  return [page.size, all !== undefined, ...kinds].join(' ')
}

function withPage<T extends Row>(
  cursor: PageCursor<T>,
  found: Omit<Rows, 'rows' | 'all'> & { readonly rows: readonly T[]; readonly all?: readonly T[] },
  isLeftOut: (row: T) => boolean,
): PageCursor<T> {
  const rows = new Map(cursor.rows)
  const hidden = new Set(cursor.hidden)
  const received = found.all ?? found.rows
  for (const [at, row] of received.entries()) {
    const key = row.id || `${cursor.page} ${at}`
    if (isLeftOut(row)) hidden.add(key)
    else rows.set(key, row)
  }
  const known = rows.size + hidden.size
  const added = known - cursor.rows.size - cursor.hidden.size
  const repeated = cursor.repeated + (added === 0 ? 0 : received.length - added)
  const { total } = found.page
  const firstTotal = cursor.page === 1 ? total : cursor.firstTotal
  // Records that moved to a later page in between leave some to a page after the last one; a page without new ones is the end.
  const isEnd = found.all !== undefined || (!found.goesOn && known >= (total ?? 0))
  const isOver = added === 0 || isEnd || cursor.page === mostPages
  const counts = (found.misfits ?? []).map((one) => (one.kind === 'total' ? one.total : 0))
  // A record that is created or deleted in between is counted by one of the two totals only.
  const least = Math.min(total ?? 0, firstTotal ?? Infinity)
  const isUnpaged = found.all === undefined && found.misfits?.some(({ kind }) => kind === 'page')
  return {
    rows,
    total: total === undefined ? undefined : Math.max(total, known) - hidden.size,
    hidden,
    repeated,
    firstTotal,
    page: cursor.page + 1,
    isOver,
    isWhole: isOver && !isUnpaged && cursor.page < mostPages && known >= Math.max(least, ...counts),
    paging: cursor.page === 1 ? pagingOf(found) : cursor.paging,
  }
}

function cut<T extends Row>(cursor: PageCursor<T>, limit: number): PageCursor<T> {
  const isWhole = cursor.isWhole && cursor.rows.size <= limit
  return { ...cursor, rows: new Map([...cursor.rows].slice(0, limit)), isOver: true, isWhole }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds))
  signal.throwIfAborted()
}

/** The rows of a page where a list is read whole: its own page size, or the larger one that the configuration promises. */
export async function wholePageSize({ pagination, operations }: Resource): Promise<number> {
  const isApi = (operations.list?.base ?? 'api') === 'api'
  return Math.max(pagination.perPage, (isApi && (await config()).largestPage) || 0)
}
