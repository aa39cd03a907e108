import type { ResourceWith } from '#descriptor/capability.ts'
import { readRows } from '#descriptor/envelope.ts'
import { type ListState, listQuery } from '#descriptor/list-state.ts'
import { type Operation, requestOf } from '#descriptor/operation.ts'
import { type Page, readPage } from '#descriptor/pagination.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { phoneSpellings } from '#descriptor/search.ts'
import { noteRows } from '#hooks/names/name-table.ts'
import { exchange } from '#http/send.ts'
import { firstResult } from './first-result.ts'
import { unreadable } from './unreadable.ts'

/** One page of a list in normal form. */
export interface Rows<R extends Resource = Resource> {
  readonly rows: readonly Row<R>[]
  readonly page: Page
  /** The response has no total: only a page that adds no rows shows that the list has ended. */
  readonly lacksTotal?: boolean
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
  ...[resource, state, more, signal, cache]: Parameters<typeof readList<R>>
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
