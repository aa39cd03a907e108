import type { Raw } from './envelope.ts'
import { isRecord, readNumber } from './read.ts'

/** A page of a list: it counts from 1, its size is in rows. */
export interface PageRequest {
  readonly page: number
  readonly size: number
}

/** The normal form: a page, and the total of the list in rows; undefined where it is not known. */
export interface Page extends PageRequest {
  readonly total: number | undefined
}

/** A page of a list whose total is known. */
export interface CountedPage extends PageRequest {
  readonly total: number
}

/** A parameter of a list call by its name; '' when absent. */
export type Param = (name: string) => string

/** The position of a page in a list of cursors, as its back-end spells it. */
export type Cursor = string | number

/** The paging of one list (S3-01): the app writes its parameters and reads its responses, the back-end the reverse. */
export interface Pagination {
  /** The names of its parameters, as `position/size`. */
  readonly name: string
  /** The default page size. */
  readonly perPage: number
  /** The name of the parameter that selects the page: its number, its offset or its cursor. */
  readonly position: string
  /** The name of the page size. */
  readonly size: string
  /** The parameters of a page; `cursor` is the one that the page before it ended with. */
  readonly query: (at: PageRequest, cursor?: Cursor) => Readonly<Record<string, string | number>>
  /**
   * Reads the pagination object of a response, or the parameters of a call: a missing or invalid page or size takes its
   * default, and such a total is unknown.
   */
  readonly read: (raw: unknown) => Page
  /** The cursor of the page after a response, null for the last one. With it, pages are read one after the other. */
  readonly next?: (raw: unknown) => Cursor | null
  /** The pagination object of a response. */
  readonly write: (page: CountedPage) => Raw
}

/** The names of a list's paging parameters, in the call and in its response. */
export interface PageNames {
  readonly number: string
  readonly size: string
  /** The number of the first page; 1 by default. */
  readonly first?: number
  /** The name of the total; 'total' by default. */
  readonly total?: string
}

/** Pages by number and size, under any names and from any first number. */
export function numberedPages(perPage: number, names: PageNames): Pagination {
  const { number, size, first = 1, total = 'total' } = names
  const query = (at: PageRequest) => ({ [number]: at.page - 1 + first, [size]: at.size })
  const read = (raw: unknown) => {
    const from = isRecord(raw) ? raw : {}
    return {
      page: atLeast(1, shifted(from[number], 1 - first), 1),
      size: atLeast(1, readNumber(from[size]), perPage),
      total: readTotal(from[total]),
    }
  }
  return {
    name: `${number}/${size}`,
    perPage,
    position: number,
    size,
    query,
    read,
    write: (page) => ({ ...query(page), [total]: page.total }),
  }
}

/** Page number in `pages`, page size in `page`: most lists. */
export const pagesPage = (perPage: number) => numberedPages(perPage, { number: 'pages', size: 'page' })

/** Page number in `pages`, page size in `size`: products. */
export const pagesSize = (perPage: number) => numberedPages(perPage, { number: 'pages', size: 'size' })

/** Page number in `size`, page size in `page`: keywords, topics, catalogs, feedback. */
export const sizePage = (perPage: number) => numberedPages(perPage, { number: 'size', size: 'page' })

/** Page 1 with a total of 0: the default pagination of a list (S3-02). */
export function firstPage({ perPage }: Pagination): CountedPage {
  return { page: 1, size: perPage, total: 0 }
}

/** A whole number of at least `least`; `otherwise` where there is none. */
export function atLeast(least: number, value: number | null, otherwise: number): number {
  return value === null ? otherwise : Math.max(least, Math.floor(value))
}

/** A total of a response; undefined for a missing one, and for a negative one, by which some back-ends spell that. */
export function readTotal(raw: unknown): number | undefined {
  const value = readNumber(raw)
  return value === null || value < 0 ? undefined : Math.floor(value)
}

function shifted(raw: unknown, by: number): number | null {
  const value = readNumber(raw)
  return value === null ? null : value + by
}
