import { CancelledError, hashKey, type QueryClient } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { splitFilter } from '#descriptor/filters/filter-plan.ts'
import { rowMatcher } from '#descriptor/filters/row-matcher.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isSent, type Row } from '#descriptor/row.ts'
import { FilterStopped, ListIncomplete, ListTooLong, unreadable } from './errors.ts'
import { FilterTooBroad, joinedRows, type Notify, type ReadingProgress } from './joined-rows.ts'
import { keys } from './keys.ts'
import { firstCursor, type PageCursor, pagesOf } from './pages-of.ts'
import { planFilters } from './plan-filters.ts'
import { readList } from './read-list.ts'
import type { Rows } from './read-page.ts'
/** The most records that are read for a filter. */
export const maxRows = 10_000

/** Milliseconds for which a list that was read stays fresh; a write of the resource invalidates it earlier. */
const freshMs = 120_000

/** How much of a list has been read; null while none is. */
export type FilterProgress = ReadingProgress | null

/** The cache of a reading, and the signal that ends it. */
export interface Reading {
  readonly client: QueryClient
  readonly signal: AbortSignal
  /** Rows that were read before this time, in milliseconds since 1970, are read again. */
  readonly since?: number | undefined
}

/**
 * One page of a list with filters beyond one value. Where its back-end does not evaluate all of them, the list is read whole
 * with the other filters, the search and the order, and the matching rows keep their order. A list that is too long for that
 * is read once for each value of a filter of several. Throws `ListTooLong`, `FilterTooBroad`, and like `readList`.
 */
export async function readFilteredList<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  reading: Reading,
): Promise<Rows<R>> {
  const now = new Date()
  const { local } = await planFilters(resource, state, now)
  if (local.length === 0) return readList(resource, state, {}, reading.signal)
  const { all, names } = await readUnfiltered(resource, state, local, reading).catch((error: unknown) => {
    if (error instanceof ListTooLong) error.filters = local
    throw error
  })
  // A field that the list call does not return is not an empty one.
  const isReturned = (name: string) => all.some(({ raw }) => isSent(resource, name, raw))
  if (all.length > 0 && !names.every(isReturned)) throw unreadable()
  const rows = all.filter(rowMatcher(resource, state, names, now))
  const { page, size } = state
  return {
    rows: rows.slice((page - 1) * size, page * size),
    page: { page, size, total: rows.length },
    goesOn: rows.length > page * size,
  }
}

/** The rows of a list without its local filters, or with one of them, and the names of those that are still to be evaluated. */
async function readUnfiltered<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  local: readonly string[],
  reading: Reading,
): Promise<{ readonly all: readonly Row<R>[]; readonly names: readonly string[] }> {
  const others = withoutFilters(state, local)
  try {
    return { all: await readWholeList(resource, others, reading), names: local }
  } catch (error) {
    if (!(error instanceof ListTooLong) || error instanceof FilterStopped) throw error
    const split = splitFilter(resource, state, local)
    if (!split) throw error
    const { name, texts } = split
    const states = texts.map((text) => ({ ...others, filters: { ...others.filters, [name]: text } }))
    const all = await readShared(resource, others, { states, error }, reading)
    return { all, names: local.filter((one) => one !== name) }
  }
}

/** The part of a list's state that one reading serves: its search, order, place and the filters that its call has. */
export function readingOf(state: ListState, local: readonly string[]) {
  const { search, order, view, parent, filters } = withoutFilters(state, local)
  return { search, order, view, parent, filters }
}

function withoutFilters(state: ListState, names: readonly string[]): ListState {
  const left = Object.entries(state.filters).filter(([name]) => !names.includes(name))
  return { ...state, filters: Object.fromEntries(left) }
}

// The number of requests that wait for each list: its reading is cancelled when none is left.
const waiting = new Map<string, number>()

function countWaiting(key: string, by: 1 | -1): void {
  const count = (waiting.get(key) ?? 0) + by
  if (count > 0) waiting.set(key, count)
  else waiting.delete(key)
}

/** All rows of a list with the filters that its call has, cached for its other filters and pages; throws like `readFilteredList`. */
export const readWholeList = <R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  reading: Reading,
) => readShared(resource, state, undefined, reading)

/** The lists that are read instead of one that is too long. */
interface Split {
  readonly states: readonly ListState[]
  readonly error: ListTooLong
}

/** The rows of a list or of its split, which all its readers share. */
async function readShared<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  split: Split | undefined,
  { client, signal, since = 0 }: Reading,
): Promise<readonly Row<R>[]> {
  const filters = split?.states.map((one) => one.filters)
  const queryKey = keys.wholeList(resource, readingOf(state, []), filters)
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
          const found = await readOrTooLong(resource, state, split, { client, signal: context.signal })
          // Rows that were read before a write may lack it.
          if (!query?.state.isInvalidated) return found
        }
      },
      staleTime: Math.min(freshMs, Date.now() - since),
    })
  try {
    for (;;) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one reading after the other
        const found = await read()
        if (!(found instanceof ListTooLong)) return found
        // Not the cached error: each reader adds its filters.
        throw new (split ? FilterTooBroad : ListTooLong)(found.total, found.limit)
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

/** The readings that are under way, by the keys of their lists. */
const stops = new Map<string, AbortController>()

/** Stops a reading of a resource's list, which then fails with `FilterStopped`; readings with other filters go on. */
export function stopFiltering(resource: Resource, reading: ReturnType<typeof readingOf>): void {
  stops.get(hashKey(keys.filterProgress(resource, reading)))?.abort()
}

/** Reads a list or its split, notes the progress and stops on demand. The cache keeps no errors: the one of its length is returned. */
async function readOrTooLong<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  split: Split | undefined,
  reading: Reading,
): Promise<readonly Row<R>[] | ListTooLong> {
  const progressKey = keys.filterProgress(resource, readingOf(state, []))
  const key = hashKey(progressKey)
  let latest: ReadingProgress = { read: 0, total: undefined }
  const notify = (progress: ReadingProgress) => {
    latest = progress
    if (!signal.aborted) reading.client.setQueryData<FilterProgress>(progressKey, progress)
  }
  const stop = new AbortController()
  stops.set(key, stop)
  const signal = AbortSignal.any([reading.signal, stop.signal])
  try {
    if (!split) return await readPages(resource, state, { signal, notify })
    const read = (one: ListState, noteOne: Notify) => readPages(resource, one, { signal, notify: noteOne })
    return await joinedRows(split.states, split.error, { read, notify })
  } catch (error) {
    if (stop.signal.aborted) throw new FilterStopped(latest.read, latest.total ?? 0)
    if (error instanceof ListTooLong) return error
    throw error
  } finally {
    // The other lists of a split where one has failed.
    stop.abort()
    if (stops.get(key) === stop) {
      stops.delete(key)
      reading.client.setQueryData<FilterProgress>(progressKey, null)
    }
  }
}

interface Pages {
  readonly signal: AbortSignal
  readonly notify: Notify
  /** Whether the total may fall between two pages. */
  readonly mayShrink?: boolean
}

async function readPages<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  pages: Pages,
): Promise<readonly Row<R>[]> {
  const { signal, notify, mayShrink } = pages
  let cursor: PageCursor<Row<R>> = firstCursor
  for await (const next of pagesOf(resource, state, { signal })) {
    // After a delete the next page begins one row too late: the list is read once more.
    if ((next.total ?? 0) < (cursor.total ?? 0) && !mayShrink)
      return readPages(resource, state, { ...pages, mayShrink: true })
    cursor = next
    const { rows, total = 0, isOver } = cursor
    if (Math.max(total, isOver ? 0 : rows.size + 1) > maxRows) throw new ListTooLong(total, maxRows)
    notify({ read: rows.size, total: cursor.total })
  }
  if (!cursor.isWhole) throw new ListIncomplete()
  return [...cursor.rows.values()]
}
