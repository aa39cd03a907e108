import type { ResourceWith } from '#descriptor/capability.ts'
import { noteSpelling } from '#descriptor/departures/spelling.ts'
import { readRows } from '#descriptor/envelope.ts'
import { type ListState, listQuery } from '#descriptor/list-state.ts'
import { type Operation, requestOf } from '#descriptor/operation.ts'
import { withOwnIds } from '#descriptor/own-ids.ts'
import type { Cursor, Page } from '#descriptor/pagination.ts'
import type { Query } from '#descriptor/request.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf, sameValue } from '#descriptor/row.ts'
import { noteSentNames } from '#hooks/names/known-names.ts'
import { exchange } from '#http/send.ts'
import { unreadable } from './errors.ts'

/** One page of a list in normal form. */
export interface Rows<R extends Resource = Resource> {
  readonly rows: readonly Row<R>[]
  /** The page by the paging of the back-end, which may have another size than the requested one. */
  readonly page: Page
  /** Whether a page after this one may have rows. */
  readonly goesOn: boolean
  /** Where pages have cursors: that of the page after this one, null for the last. */
  readonly next?: Cursor | null
  /** The whole list, where the response has all of it. */
  readonly all?: readonly Row<R>[]
  /** How the responses of the list differ from what was requested. */
  readonly misfits?: readonly Misfit[]
}

/** A difference between the pages of a list and its requests; `total` is the count that its rows contradict. */
export type Misfit =
  | { readonly kind: 'size'; readonly size: number }
  | { readonly kind: 'first' | 'page' | 'repeat' | 'part' }
  | { readonly kind: 'total'; readonly total: number }

/** One page as its response describes it; what that leaves out is as it was requested. */
export type PageAsSent<R extends Resource = Resource> = Pick<Rows<R>, 'rows' | 'page' | 'next'>

/** The parameters of one call of a list. */
export interface PageQuery {
  readonly state: ListState
  /** Filters in addition to those of the state. */
  readonly more: Readonly<Record<string, string>>
  /** Filters beyond one value, as parameters. */
  readonly wide?: Query | undefined
  readonly signal: AbortSignal
  readonly cache?: RequestCache | undefined
  readonly cursor?: Cursor
}

/** Requests one page; throws the errors of the transport. */
export async function readPage<R extends ResourceWith<'list'>>(
  resource: R,
  query: PageQuery,
  wasEmpty?: boolean,
): Promise<PageAsSent<R>> {
  const { state, more, wide, signal, cache, cursor } = query
  const operation = operationOf(resource, state)
  const typesOf = await loadTypes(operation)
  const requestFor = (guesses?: boolean) =>
    requestOf(operation, {
      ...(state.parent ? { id: state.parent } : {}),
      question: { ...listQuery(resource, state, more, cursor), ...wide },
      types: typesOf?.(resource, guesses),
    })
  const request = requestFor(wasEmpty)
  const { body, headers, etag } = await exchange(request, { signal, cache })
  const found = readRows(operation.envelope ?? resource.envelope, body, headers)
  if (!found) throw unreadable()
  const { pagination } = resource
  // Of a page that the response does not name, the number and the size are those that were requested.
  const page = pagination.read(Object.assign({}, pagination.query(state, cursor), found.pagination))
  // The entity tag belongs to a record only if one record was requested and returned.
  const tag = (more.id ?? more._id) !== undefined && found.rows.length === 1 ? etag : undefined
  noteSpelling(resource, found.rows)
  // The question named a field, an option or an id otherwise than the records do: it found or ordered other ones.
  const isEmpty = found.rows.length === 0
  if (wasEmpty === undefined && !sameValue(requestFor(isEmpty), request))
    return readPage(resource, query, isEmpty)
  const rows = withOwnIds(found.rows.map((raw) => rowOf(resource, raw, tag)))
  noteSentNames(resource, rows)
  return { rows, page, ...(pagination.next ? { next: pagination.next(found.pagination) } : {}) }
}

/** The list call of a state: a view, the children of one record, or all records. */
function operationOf({ operations }: ResourceWith<'list'>, { view, parent }: ListState): Operation {
  return (parent ? operations.byParent : operations.views?.[view]?.operation) ?? operations.list
}

/** The types of values in the body of a call; undefined for a call without ids and filters in its body. */
export async function loadTypes({ question, id }: Operation) {
  return question || id === 'body' ? (await import('#descriptor/departures/shape.ts')).typesOf : undefined
}
