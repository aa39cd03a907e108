import { atLeast, type Pagination, readTotal } from '#descriptor/pagination.ts'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'

/** The names of a cursor list. */
export interface CursorNames {
  /** The parameter with the cursor; 'cursor' by default. */
  readonly cursor?: string
  /** The parameter with the page size; 'limit' by default. */
  readonly size?: string
  /** The cursor of the next page in a response, or the address of that page; 'next' by default. */
  readonly next?: string
  /** The total in a response; without it the list has none. */
  readonly total?: string
}

// The cursors of the local back-end name the page that they lead to; the app takes every cursor as it is.
const written = /^page-(\d{1,9})$/

/** Pages that lead to the next one by a cursor: the list goes on and back, and to no page by its number. */
export function cursorPages(perPage: number, names: CursorNames = {}): Pagination {
  const { cursor: position = 'cursor', size: limit = 'limit', next = 'next', total } = names
  const sizeOf = (raw: unknown) => atLeast(1, readNumber(raw), perPage)
  return {
    name: `${position}/${limit}`,
    perPage,
    position,
    size: limit,
    query: ({ size }, cursor = '') => ({ [limit]: size, ...(cursor === '' ? {} : { [position]: cursor }) }),
    read: (raw) => {
      const from = isRecord(raw) ? raw : {}
      const counted = total === undefined ? undefined : readTotal(from[total])
      const page = Number(written.exec(readText(from[position]))?.[1] ?? 1)
      return { page: Math.max(1, page), size: sizeOf(from[limit]), total: counted }
    },
    next: (raw) => {
      const value = isRecord(raw) ? raw[next] : null
      // A number is sent back as a number, in a body.
      return typeof value === 'number' ? value : cursorIn(readText(value), position) || null
    },
    write: (page) => ({
      [limit]: page.size,
      [next]: page.page * page.size < page.total ? `page-${page.page + 1}` : null,
      ...(total === undefined ? {} : { [total]: page.total }),
    }),
  }
}

/** The cursor in the address of a page; a cursor itself unchanged. */
function cursorIn(text: string, parameter: string): string {
  const isAddress = /^(https?:\/\/|[/?])/.test(text) && URL.canParse(text, 'https://localhost')
  return (isAddress && new URL(text, 'https://localhost').searchParams.get(parameter)) || text
}
