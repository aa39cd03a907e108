import { CancelledError, hashKey, type QueryClient } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { type ListState, localFilters, sentFilters } from '#descriptor/list-state.ts'
import { isSent, type Row } from '#descriptor/row.ts'
import { Refused } from '#http/errors.ts'
import { keys } from './keys.ts'
import { ListTooLong } from './list-too-long.ts'
import { firstCursor, type PageCursor, pagesOf } from './pages-of.ts'
import type { Rows } from './read-page.ts'
import { rowMatcher } from './row-matcher.ts'
import { unreadable } from './unreadable.ts'

/** Rows a call, where the back-end does not refuse them: few calls, each small enough to be answered soon. */
const pageSizes = [2000, 100]

/** The most records that are read for a filter, and the most calls, where a back-end returns small pages. */
const maxRows = 10_000
const maxCalls = 40

/** Milliseconds for which a list that was read stays fresh; a write of the resource invalidates it earlier. */
const freshMs = 120_000

/** How much of a list has been read; null while none is. */
export type FilterProgress = { readonly read: number; readonly total: number } | null

interface Reading {
  readonly client: QueryClient
  readonly signal: AbortSignal
}

/**
 * One page of a list with filters that no call has: the list is read whole with the other filters, the search and the
 * order, and the matching rows keep their order. Throws `ListTooLong`, and like `readList`.
 */
export async function readFilteredList<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  reading: Reading,
): Promise<Rows<R>> {
  const all = await readWholeList(resource, state, reading)
  // A field that the list call does not return is not an empty one.
  const isReturned = (name: string) => all.some(({ raw }) => isSent(resource, name, raw))
  if (all.length > 0 && !localFilters(resource, state).every(isReturned)) throw unreadable()
  const rows = all.filter(rowMatcher(resource, state))
  const { page, size } = state
  return { rows: rows.slice((page - 1) * size, page * size), page: { page, size, total: rows.length } }
}

// The number of requests that wait for each list: its reading is cancelled when none is left.
const waiting = new Map<string, number>()

function countWaiting(key: string, by: 1 | -1): void {
  const count = (waiting.get(key) ?? 0) + by
  if (count > 0) waiting.set(key, count)
  else waiting.delete(key)
}

/** All rows of a list, cached for its other filters and pages. */
async function readWholeList<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  { client, signal }: Reading,
): Promise<readonly Row<R>[]> {
  const { search, order, view, parent } = state
  const queryKey = keys.wholeList(resource, {
    search,
    order,
    view,
    parent,
    filters: sentFilters(resource, state),
  })
  const local = new Set(localFilters(resource, state))
  const filters = Object.fromEntries(Object.entries(state.filters).filter(([name]) => !local.has(name)))
  const key = hashKey(queryKey)
  signal.throwIfAborted()
  countWaiting(key, 1)
  const leave = () => {
    countWaiting(key, -1)
    // The request for the next page of the same list is counted later in this task.
    setTimeout(() => !waiting.has(key) && void client.cancelQueries({ queryKey, exact: true }))
  }
  signal.addEventListener('abort', leave, { once: true })
  const read = () =>
    client.fetchQuery({
      queryKey,
      queryFn: async (context) => {
        const query = client.getQueryCache().find({ queryKey })
        for (;;) {
          query?.setState({ isInvalidated: false })
          // oxlint-disable-next-line no-await-in-loop -- one reading after the other
          const rows = await readAll(resource, { ...state, filters }, { client, signal: context.signal })
          // Rows that were read before a write may lack it.
          if (!query?.state.isInvalidated) return rows
        }
      },
      staleTime: freshMs,
    })
  try {
    for (;;) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one reading after the other
        return await read()
      } catch (error) {
        // A page query that throws the cancellation of another query would stay pending.
        if (!(error instanceof CancelledError) || signal.aborted) throw error
      }
    }
  } finally {
    signal.removeEventListener('abort', leave)
    if (!signal.aborted) countWaiting(key, -1)
  }
}

/** Reads all rows in big pages, or in smaller ones where the back-end refuses them. */
async function readAll<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  reading: Reading,
): Promise<readonly Row<R>[]> {
  const progressKey = keys.filterProgress(resource)
  const notify = (progress: FilterProgress) => {
    if (!reading.signal.aborted) reading.client.setQueryData<FilterProgress>(progressKey, progress)
  }
  const { signal } = reading
  const { perPage } = resource.pagination
  const readBySizes = async ([size = perPage, ...smaller]: readonly number[]): Promise<readonly Row<R>[]> => {
    try {
      return await readPages(resource, state, { signal, size, notify })
    } catch (error) {
      const isSizeRefused = error instanceof Refused && (error.status === 400 || error.status === 422)
      if (!isSizeRefused || size === perPage) throw error
      return await readBySizes(smaller)
    }
  }
  try {
    return await readBySizes(pageSizes.filter((size) => size > perPage))
  } finally {
    reading.client.setQueryData<FilterProgress>(progressKey, null)
  }
}

interface Pages {
  readonly signal: AbortSignal
  readonly size: number
  readonly notify: (progress: FilterProgress) => void
  /** Whether the total may fall between two pages. */
  readonly mayShrink?: boolean
}

async function readPages<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  pages: Pages,
): Promise<readonly Row<R>[]> {
  const { signal, size, notify, mayShrink } = pages
  let cursor: PageCursor<Row<R>> = { ...firstCursor, size }
  for await (const next of pagesOf(resource, state, { signal, from: cursor, pauseMs: 0 })) {
    // After a delete the next page begins one row too late: the list is read once more.
    if (next.total < cursor.total && !mayShrink)
      return readPages(resource, state, { ...pages, mayShrink: true })
    cursor = next
    const limit = Math.min(maxRows, maxCalls * cursor.size)
    const isLong = !cursor.isOver && cursor.page > maxCalls
    if (cursor.total > limit) throw new ListTooLong(cursor.total, limit)
    if (isLong) throw new ListTooLong(0, limit)
    notify({ read: cursor.rows.size, total: cursor.total })
  }
  // A back-end that repeats its pages has not returned all of its rows.
  if (cursor.rows.size + cursor.repeated < cursor.total) throw unreadable()
  return [...cursor.rows.values()]
}
