import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { readRows } from '#descriptor/envelope.ts'
import { type ListState, listQuery } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import { firstPage, type Page, readPage } from '#descriptor/pagination.ts'
import type { Having, Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { Unreachable } from '#http/errors.ts'
import { send } from '#http/send.ts'
import { keys } from './keys.ts'

/** One page of a list in normal form. */
export interface Rows<R extends Resource = Resource> {
  readonly rows: readonly Row<R>[]
  readonly page: Page
}

/** A list's query, for loaders and hooks alike. An answer of no known shape is a failed load, never an empty list. */
export function listOptions<R extends Having<'list'>>(resource: R, state: ListState) {
  return queryOptions({
    queryKey: keys.list(resource, state),
    queryFn: ({ signal }) => readList(resource, state, {}, signal),
  })
}

/** The rows of a list; the old ones stay while new ones load (`isPlaceholderData`) and when that fails. */
export function useList<R extends Having<'list'>>(resource: R, state: ListState) {
  return useQuery({ ...listOptions(resource, state), placeholderData: keepPreviousData })
}

/** What a list shows that never loaded: nothing, with the default pagination (spec §7, answer handling). */
export function emptyRows<R extends Resource>(resource: R): Rows<R> {
  return { rows: [], page: firstPage(resource.pagination) }
}

/** Asks for one page, with more filters than the state has; throws what the transport throws. */
export async function readList<R extends Having<'list'>>(
  resource: R,
  state: ListState,
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Rows<R>> {
  const operation = resource.operations.views?.[state.view]?.operation ?? resource.operations.list
  const body = await send(requestOf(operation, { query: { ...listQuery(resource, state), ...more } }), { signal })
  const found = readRows(operation.envelope ?? resource.envelope, body)
  if (!found) throw new Unreachable('unreadable')
  return {
    rows: found.rows.map((raw) => rowOf(resource, raw)),
    page: readPage(resource.pagination, found.pagination),
  }
}
