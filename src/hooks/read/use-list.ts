import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { readRows } from '#descriptor/envelope.ts'
import { type ListState, listQuery } from '#descriptor/list-state.ts'
import { type Operation, requestOf } from '#descriptor/operation.ts'
import { firstPage, type Page, readPage } from '#descriptor/pagination.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { phoneSpellings } from '#descriptor/search.ts'
import { noteRows } from '#hooks/names/name-table.ts'
import { useIsDeletePending } from '#hooks/write/pending-deletes.ts'
import { exchange } from '#http/send.ts'
import { firstResult } from './first-result.ts'
import { keys } from './keys.ts'
import { unreadable } from './unreadable.ts'

/** One page of a list in normal form. */
export interface Rows<R extends Resource = Resource> {
  readonly rows: readonly Row<R>[]
  readonly page: Page
  /** The response has no total: only a page that adds no rows shows that the list has ended. */
  readonly lacksTotal?: boolean
}

/** The query of a list. A response of unknown shape is a failed load, never an empty list. */
export function listOptions<R extends ResourceWith<'list'>>(resource: R, state: ListState) {
  return queryOptions({
    queryKey: keys.list(resource, state),
    queryFn: ({ signal }) => readList(resource, state, {}, signal),
  })
}

/** The state of a list screen. */
export interface Listing<R extends Resource = Resource> {
  /** The rows to render; undefined until a page has been loaded. */
  readonly shown: Rows<R> | undefined
  /** The rows are those of an earlier list state. */
  readonly isStale: boolean
  readonly error: Error | null
  readonly isBusy: boolean
  readonly retry: () => void
}

/** The rows of a list; the previous rows are kept while a new page loads and when it fails. */
export function useList<R extends ResourceWith<'list'>>(resource: R, state: ListState): Listing<R> {
  const { data, error, isFetching, refetch } = useQuery(listOptions(resource, state))
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const isHeld = useIsDeletePending(resource)
  return {
    shown: without(data ?? last, isHeld),
    isStale: data === undefined && last !== undefined,
    error,
    isBusy: isFetching,
    retry: () => void refetch(),
  }
}

// A record whose delete is pending is hidden.
function without<R extends Resource>(
  rows: Rows<R> | undefined,
  isHeld: (id: string) => boolean,
): Rows<R> | undefined {
  if (!rows?.rows.some(({ id }) => isHeld(id))) return rows
  const left = rows.rows.filter(({ id }) => !isHeld(id))
  const total = rows.page.total - (rows.rows.length - left.length)
  return { rows: left, page: { ...rows.page, total } }
}

/** The rows of a list that failed to load: none, with the default pagination (S7-166). */
export function emptyRows<R extends Resource>(resource: R): Rows<R> {
  return { rows: [], page: firstPage(resource.pagination) }
}

/**
 * Requests one page, with filters in addition to those of the state; throws the errors of the transport. A phone
 * number is searched in its other spellings until one has results.
 */
export async function readList<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<Rows<R>> {
  return firstResult(
    phoneSpellings(state.search),
    (search) => readPageOf(resource, { ...state, search }, more, signal, cache),
    ({ page }) => page.total > 0,
  )
}

async function readPageOf<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<Rows<R>> {
  const operation = operationOf(resource, state)
  const query = { ...listQuery(resource, state), ...more }
  const request = requestOf(operation, { ...(state.parent ? { id: state.parent } : {}), query })
  const { body, etag } = await exchange(request, { signal, cache })
  const found = readRows(operation.envelope ?? resource.envelope, body)
  if (!found) throw unreadable()
  const page = readPage(resource.pagination, found.pagination)
  // The entity tag belongs to a record only if one record was requested and returned.
  const tag = more.id !== undefined && found.rows.length === 1 ? etag : undefined
  const rows = found.rows.map((raw) => rowOf(resource, raw, tag))
  noteRows(resource, rows)
  return {
    rows,
    lacksTotal: page.total < found.rows.length,
    // A back-end without paging may send no total: count the rows.
    page: { ...page, total: Math.max(page.total, found.rows.length) },
  }
}

/** The list call of a state: a view, the children of one record, or all records. */
function operationOf({ operations }: ResourceWith<'list'>, { view, parent }: ListState): Operation {
  return (parent ? operations.byParent : operations.views?.[view]?.operation) ?? operations.list
}
