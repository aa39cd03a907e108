import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { type ListState, wholeListSize, wideFilters } from '#descriptor/list-state.ts'
import { firstPage } from '#descriptor/pagination.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useIsDeletePending } from '#hooks/write/pending-deletes.ts'
import { askedState } from './asked-state.ts'
import { ListTooLong } from './errors.ts'
import type { Reading } from './filtered-list.ts'
import { keys } from './keys.ts'
import { localMatches } from './local-matches.ts'
import { readList } from './read-list.ts'
import type { Rows } from './read-page.ts'

/** The query of a list. A response of unknown shape is a failed load, never an empty list. */
export function listOptions<R extends ResourceWith<'list'>>(resource: R, state: ListState) {
  return queryOptions({
    queryKey: keys.list(resource, state),
    queryFn: async ({ signal, client }) => {
      const asked = await askedState(resource, state)
      const rows = await readRows(resource, asked, { client, signal })
      // After the rows, which do not wait for it; where its code does not load, the list has no mark.
      if (isAsked(state))
        import('./contradicted.ts').then(
          ({ noteContradicted }) => noteContradicted(resource, state, { asked, rows }, client),
          () => undefined,
        )
      return rows
    },
  })
}

async function readRows<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  reading: Reading,
): Promise<Rows<R>> {
  if (state.size === wholeListSize) {
    const { readListAsPage } = await import('./read-list-as-page.ts')
    return readListAsPage(resource, state, reading.signal)
  }
  if (wideFilters(resource, state).length === 0)
    return readList(resource, state, {}, reading.signal, { isShown: true })
  const { readFilteredList } = await import('./filtered-list.ts')
  return readFilteredList(resource, state, reading)
}

/** Whether rows can contradict a state. */
const isAsked = ({ filters, search, order, view, parent }: ListState) =>
  order !== null || search + view + parent !== '' || Object.keys(filters).length > 0

/** The state of a list screen. */
export interface Listing<R extends Resource = Resource> {
  /** The rows to render; undefined until a page has been loaded. */
  readonly shown: Rows<R> | undefined
  /** The rows are those of an earlier list state, or matches among them. */
  readonly isStale: boolean
  readonly error: Error | null
  /** The rows are being loaded, for the first time or again after a failure. */
  readonly isBusy: boolean
  readonly retry: () => void
}

/**
 * The rows of a list; while a new page loads and when it fails, the matches of a search that the cache has, or else the
 * previous rows.
 */
export function useList<R extends ResourceWith<'list'>>(resource: R, state: ListState): Listing<R> {
  const client = useQueryClient()
  const query = useQuery(listOptions(resource, state))
  const { data, error, refetch } = query
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const isDeletePending = useIsDeletePending(resource)
  const isMissing = data === undefined
  const found = useMemo(
    () => (isMissing ? localMatches(resource, state) : undefined),
    [isMissing, resource, state],
  )
  const earlier = found ?? last
  return {
    // Earlier rows beside this error would look like the result of the filter.
    shown: error instanceof ListTooLong ? undefined : without(data ?? earlier, isDeletePending),
    isStale: isMissing && earlier !== undefined,
    error,
    // Read only beside a failure: a list that loads again in the background is not rendered for it.
    isBusy: error === null ? isMissing : query.isFetching,
    retry: () => {
      void client.invalidateQueries({ queryKey: keys.wholeLists(resource) })
      void refetch()
    },
  }
}

// A record whose delete is pending is hidden.
function without<R extends Resource>(
  rows: Rows<R> | undefined,
  isDeletePending: (id: string) => boolean,
): Rows<R> | undefined {
  if (!rows?.rows.some(({ id }) => isDeletePending(id))) return rows
  const left = rows.rows.filter(({ id }) => !isDeletePending(id))
  const { total } = rows.page
  const hidden = rows.rows.length - left.length
  return { ...rows, rows: left, page: { ...rows.page, total: total === undefined ? total : total - hidden } }
}

/** The rows of a list that failed to load: none, with the default pagination (S7-166). */
export function emptyRows<R extends Resource>(resource: R): Rows<R> {
  return { rows: [], page: firstPage(resource.pagination), goesOn: false }
}
