import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import { type Row, sameValue } from '#descriptor/row.ts'
import { Refused } from '#http/errors.ts'
import { isRefusal, rowsDue } from './fits-request.ts'
import { type PageAsSent, readPage } from './read-page.ts'

/** How a back-end pages a list for a requested size. */
export interface Paging {
  /** The rows of a page. */
  readonly size: number
  /** The number of the first page as it is requested: 0 where the back-end counts from one below its descriptor. */
  readonly first: 0 | 1
  /** Whether each page is the same: all rows of the list, or as many of its first ones as are requested. */
  readonly same: 'all' | 'first' | null
  /** Whether its pages contradict its totals, or have rows in common. */
  readonly isTotalWrong: boolean
  readonly isRepeating: boolean
}

/** Reads a page of a list without search, filters and order. */
type ReadPlain = (page: number, size: number) => Promise<PageAsSent>

/**
 * Learns how a back-end pages a list from its first pages, without search, filters and order, in which it may have other
 * errors; `known` is the first of them, where it was read. Throws like `readPage`.
 */
export async function learnPaging(
  resource: ResourceWith<'list'>,
  { view, parent, size }: ListState,
  { signal, known }: { readonly signal: AbortSignal; readonly known?: PageAsSent | undefined },
): Promise<Paging> {
  const { pagination } = resource
  const plain = { ...defaultListState(resource), view, parent }
  const read: ReadPlain = (page, rows) =>
    readPage(resource, { state: { ...plain, page, size: rows }, more: {}, signal })
  const usual: Paging = { size, first: 1, same: null, isTotalWrong: false, isRepeating: false }
  const found =
    known ??
    (await read(1, size).catch((error: unknown) => {
      if (size <= pagination.perPage || !isRefusal(error)) throw error
    }))
  if (!found) return { ...usual, size: pagination.perPage }
  const { rows, page } = found
  const { length } = rows
  if (length < size && length === page.total) return usual
  // Only a page number has a place before the first page.
  const isNumbered = pagination.query({ page: 0, size })[pagination.position] === 0
  const isFromZero = async () => isNumbered && isBefore(await rowsOf(read, 0, size), rows)
  // Counted from 0, it is the second page.
  const isSecond = page.total === undefined || length === rowsDue({ page: 2, size }, page.total)
  if (length < size && isSecond && (await isFromZero())) return { ...usual, first: 0 }
  if (length === 0) return usual
  const second = await rowsOf(read, 2, length)
  const isAgain = second.length > 0 && second.every((row) => isIn(rows, row))
  if (isAgain || (length > size && second.length === 0))
    return { ...usual, same: length === size && page.total !== size ? 'first' : 'all' }
  if (second.length > 0 && length !== size) return { ...usual, size: length }
  if (length === size && (await isLastEmpty(read, found, second)) && (await isFromZero()))
    return { ...usual, first: 0 }
  const wrong = contradictions(found, second, size)
  if (!wrong.isTotalWrong && !wrong.isRepeating) return usual
  // A list that has changed between the two pages shows the same errors, but not twice.
  return { ...usual, ...contradictions(await read(1, size), await rowsOf(read, 2, size), size) }
}

async function isLastEmpty(
  read: ReadPlain,
  { page: { size, total = 0 } }: PageAsSent,
  second: readonly Row[],
) {
  const last = Math.ceil(total / size)
  return last > 1 && (last === 2 ? second : await rowsOf(read, last, size)).length === 0
}

/** The errors of the first two pages of a list. */
function contradictions({ rows, page: { total } }: PageAsSent, second: readonly Row[], size: number) {
  return {
    isTotalWrong: total !== undefined && second.length !== rowsDue({ page: 2, size }, total),
    isRepeating: second.some((row) => isIn(rows, row)),
  }
}

/** The rows of a page; none where it is refused. */
async function rowsOf(read: ReadPlain, page: number, size: number): Promise<readonly Row[]> {
  try {
    return (await read(page, size)).rows
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

const isBefore = (before: readonly Row[], rows: readonly Row[]) =>
  before.length > 0 && !before.some((row) => isIn(rows, row))

const isIn = (rows: readonly Row[], row: Row) =>
  rows.some((one) => (row.id === '' ? sameValue(one.raw, row.raw) : one.id === row.id))
