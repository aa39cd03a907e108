import type { ResourceWith } from '#descriptor/capability.ts'
import { type ListState, pageSizes, wideFilters } from '#descriptor/list-state.ts'
import type { Row } from '#descriptor/row.ts'
import { readList } from './read-list.ts'

/** The progress of reading a list page by page. */
export interface PageCursor<T extends Row = Row> {
  /** By id, so that a record that moves to a later page in between is included once; a row without an id by its place. */
  readonly rows: ReadonlyMap<string, T>
  /** The back-end's count, without the hidden rows. */
  readonly total: number
  /** The ids of the rows that were left out. */
  readonly hidden: ReadonlySet<string>
  /** The number of rows that were received twice. */
  readonly repeated: number
  /** The next page to read, and its size. */
  readonly page: number
  readonly size: number
  readonly isOver: boolean
}

/** The cursor before the first page, with the largest page size. */
export const firstCursor: PageCursor<never> = {
  rows: new Map<string, never>(),
  total: 0,
  hidden: new Set<string>(),
  repeated: 0,
  page: 1,
  size: Math.max(...pageSizes),
  isOver: false,
}

interface Paging<T extends Row> {
  readonly signal: AbortSignal
  /** The last cursor, to continue after a failure. */
  readonly from?: PageCursor<T>
  /** The number of rows to stop at. */
  readonly limit?: number
  /** Milliseconds between two pages, so that other requests are not delayed. */
  readonly pauseMs?: number | (() => number)
  /** Rows to leave out. */
  readonly isHidden?: (id: string) => boolean
}

/**
 * Reads a list page by page with the search, filters and order of `state`; yields after each page. Rows that do not match
 * the filters that no call has are left out. Throws like `readList`.
 */
export async function* pagesOf<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  { signal, from = firstCursor, limit, pauseMs = 150, isHidden = () => false }: Paging<Row<R>>,
): AsyncGenerator<PageCursor<Row<R>>, void> {
  let cursor: PageCursor<Row<R>> = from
  const matches = await matcherOf(resource, state)
  while (!cursor.isOver) {
    const at = { ...state, page: cursor.page, size: cursor.size }
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const { rows, page, lacksTotal } = await readList(resource, at, {}, signal)
    const isLeftOut = (row: Row<R>) => isHidden(row.id) || !matches(row)
    cursor = withPage(cursor, rows, { total: page.total, lacksTotal, isLeftOut })
    if (limit !== undefined && cursor.rows.size >= limit) cursor = cut(cursor, limit)
    yield cursor
    const milliseconds = typeof pauseMs === 'number' ? pauseMs : pauseMs()
    // oxlint-disable-next-line no-await-in-loop -- a pause between two pages
    if (!cursor.isOver && milliseconds > 0) await pause(milliseconds, signal)
  }
}

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

/** The predicate of the filters that the browser evaluates; loaded only if there are any beyond one value. */
async function matcherOf(resource: ResourceWith<'list'>, state: ListState): Promise<(row: Row) => boolean> {
  if (wideFilters(resource, state).length === 0) return () => true
  const [{ planFilters }, { rowMatcher }] = await Promise.all([
    import('./plan-filters.ts'),
    import('#descriptor/filters/row-matcher.ts'),
  ])
  const now = new Date()
  return rowMatcher(resource, state, (await planFilters(resource, state, now)).local, now)
}

interface PageFacts<T extends Row> {
  readonly total: number
  readonly lacksTotal?: boolean | undefined
  readonly isLeftOut: (row: T) => boolean
}

function withPage<T extends Row>(
  cursor: PageCursor<T>,
  page: readonly T[],
  { total: sent, lacksTotal = false, isLeftOut }: PageFacts<T>,
): PageCursor<T> {
  const rows = new Map(cursor.rows)
  const hidden = new Set(cursor.hidden)
  for (const [at, row] of page.entries()) {
    const key = row.id || `${cursor.page} ${at}`
    if (isLeftOut(row)) hidden.add(key)
    else rows.set(key, row)
  }
  const { length } = page
  const known = rows.size + hidden.size
  const added = known - cursor.rows.size - cursor.hidden.size
  // A back-end may return fewer rows than requested: then the first page determines the page size.
  const isShort = length > 0 && (lacksTotal || length < sent)
  const size = cursor.page === 1 && isShort ? length : cursor.size
  const total = Math.max(sent, known)
  const isLast = !lacksTotal && (known >= total || cursor.page * size >= total)
  // Without the first condition, a back-end that repeats the same page would be read endlessly.
  const isOver = added === 0 || isLast
  return {
    rows,
    total: total - hidden.size,
    hidden,
    repeated: cursor.repeated + (added === 0 ? 0 : length - added),
    page: cursor.page + 1,
    size,
    isOver,
  }
}

function cut<T extends Row>(cursor: PageCursor<T>, limit: number): PageCursor<T> {
  return { ...cursor, rows: new Map([...cursor.rows].slice(0, limit)), isOver: true }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds))
  signal.throwIfAborted()
}
