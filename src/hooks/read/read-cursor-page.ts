import type { ResourceWith } from '#descriptor/capability.ts'
import type { Cursor, PageRequest } from '#descriptor/pagination.ts'
import { Refused } from '#http/errors.ts'
import { text } from '#text/text.ts'
import { cache } from './cache.ts'
import { ListTooLong } from './errors.ts'
import { type PageAsSent, type PageQuery, type Rows, readPage } from './read-page.ts'

/** The most pages that are read on the way to one whose cursor is not known, such as that of a copied link. */
const maxPages = 50

/**
 * Requests one page of a list of cursors. The cursor of a page comes with the page before it: those that have been read
 * are known, the others are read on the way. A page after the end is empty; `ListTooLong` is thrown for one too far on.
 * A back-end may refuse a known cursor, as an expired one: it is read again from the first page, once.
 */
export async function readCursorPage<R extends ResourceWith<'list'>>(
  resource: R,
  query: PageQuery,
): Promise<Rows<R>> {
  const { state, more } = query
  const { page, size } = state
  const key = JSON.stringify([resource.name, { ...state, page: 0 }, more])
  const from = Math.min(page, startsOf(key).length)
  const read = async (at: number): Promise<Rows<R>> => {
    const start = startsOf(key)[at - 1] ?? firstStart
    const found = await readPage(resource, { ...query, cursor: start.cursor })
    const next = found.next ? [{ cursor: found.next, before: start.before + found.rows.length }] : []
    keep(key, [...startsOf(key).slice(0, at), ...next])
    return withPosition(found, { page: at, size }, start.before)
  }
  let found: Rows<R>
  try {
    found = await read(from)
  } catch (cause) {
    if (from === 1 || !(cause instanceof Refused) || cause.status >= 500) throw cause
    keep(key, [firstStart])
    return readCursorPage(resource, query)
  }
  for (let at = from + 1; at <= page; at += 1) {
    if (!found.goesOn) return { ...found, rows: [], page: { page, size, total: found.page.total } }
    if (at - from > maxPages) throw new ListTooLong(0, maxPages * size, tooFar)
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    found = await read(at)
  }
  return found
}

/** A page with its number; the rows of a list whose total is missing, or less than its rows, are counted by the last one. */
function withPosition<R extends ResourceWith<'list'>>(
  { rows, page: { total }, next = null }: PageAsSent<R>,
  { page, size }: PageRequest,
  before: number,
): Rows<R> {
  const end = before + rows.length
  const goesOn = next !== null
  const isCounted = total !== undefined && total >= end
  // The back-end may return smaller pages than it is asked for.
  const sent = page > 1 ? Math.round(before / (page - 1)) : goesOn ? rows.length : size
  const counted = isCounted ? total : goesOn ? undefined : end
  return { rows, page: { page, size: Math.max(1, sent), total: counted }, goesOn, next }
}

const tooFar = text('Trang này xa quá, chưa đọc tới được.')

/** The start of a page: its cursor, and the number of rows before it. */
interface PageStart {
  readonly cursor: Cursor
  readonly before: number
}

const firstStart: PageStart = { cursor: '', before: 0 }

/** The starts of the pages of a list that are known. The query cache drops them at a sign-out. */
const startsOf = (key: string) => cache.getQueryData<readonly PageStart[]>(['cursors', key]) ?? [firstStart]

const keep = (key: string, starts: readonly PageStart[]) => cache.setQueryData(['cursors', key], starts)
