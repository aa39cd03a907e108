import type { ResourceWith } from '#descriptor/capability.ts'
import type { Cursor } from '#descriptor/pagination.ts'
import { Refused } from '#http/errors.ts'
import { text } from '#text/text.ts'
import { cache } from './cache.ts'
import { ListTooLong } from './list-too-long.ts'
import { type PageQuery, type Rows, readPage } from './read-page.ts'

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
  const from = Math.min(page, cursorsOf(key).length)
  const read = async (at: number) => {
    const cursor = cursorsOf(key)[at - 1] ?? ''
    const found = await readPage(resource, { ...query, cursor })
    keep(key, [...cursorsOf(key).slice(0, at), ...(found.next ? [found.next] : [])])
    return found
  }
  let found: Rows<R>
  try {
    found = await read(from)
  } catch (cause) {
    if (from === 1 || !(cause instanceof Refused) || cause.status >= 500) throw cause
    keep(key, [''])
    return readCursorPage(resource, query)
  }
  for (let at = from + 1; at <= page; at += 1) {
    if (!found.next) return { rows: [], page: { page, size, total: 0 }, next: null }
    if (at - from > maxPages) throw new ListTooLong(0, maxPages * size, tooFar)
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    found = await read(at)
  }
  return withPosition(found, page, size)
}

/** A page with its number, and the rows up to its end as the least total. */
function withPosition<R extends ResourceWith<'list'>>(found: Rows<R>, page: number, size: number): Rows<R> {
  const { rows, lacksTotal, next } = found
  const sent = lacksTotal ? 0 : found.page.total
  const total = Math.max(sent, rows.length === 0 ? 0 : (page - 1) * size + rows.length)
  return { ...found, page: { page, size, total }, lacksTotal: lacksTotal === true && next !== null }
}

const tooFar = text('Trang này xa quá, chưa đọc tới được.')

/** The cursors of the pages of a list, from its first page, which has none. The query cache drops them at a sign-out. */
const cursorsOf = (key: string) => cache.getQueryData<readonly Cursor[]>(['cursors', key]) ?? ['']

const keep = (key: string, cursors: readonly Cursor[]) => cache.setQueryData(['cursors', key], cursors)
