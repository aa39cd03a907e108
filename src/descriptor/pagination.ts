import { isRecord, readNumber } from './read.ts'

/** The names of the paging parameters of one list, in the query and in the response (S3-01). */
export interface Pagination {
  /** The name of the page number, which counts from 1. */
  readonly number: 'pages' | 'size'
  /** The name of the page size. */
  readonly size: 'page' | 'size'
  /** The default page size. */
  readonly perPage: number
}

/** The normal form: page counts from 1, size in rows, total in rows. */
export interface Page {
  readonly page: number
  readonly size: number
  readonly total: number
}

/** Page number in `pages`, page size in `page`: most lists. */
export const pagesPage = (perPage: number): Pagination => ({ number: 'pages', size: 'page', perPage })

/** Page number in `pages`, page size in `size`: products. */
export const pagesSize = (perPage: number): Pagination => ({ number: 'pages', size: 'size', perPage })

/** Page number in `size`, page size in `page`: keywords, topics, catalogs, feedback. */
export const sizePage = (perPage: number): Pagination => ({ number: 'size', size: 'page', perPage })

/** Page 1 with a total of 0: the default pagination of a list (S3-02). */
export function firstPage(dialect: Pagination): Page {
  return { page: 1, size: dialect.perPage, total: 0 }
}

/** Reads a pagination object; missing and invalid numbers take their defaults. */
export function readPage(dialect: Pagination, raw: unknown): Page {
  const from = isRecord(raw) ? raw : {}
  return {
    page: atLeast(1, readNumber(from[dialect.number]), 1),
    size: atLeast(1, readNumber(from[dialect.size]), dialect.perPage),
    total: atLeast(0, readNumber(from.total), 0),
  }
}

/** Writes page and size under the dialect's names, for a query. */
export function pageQuery(
  dialect: Pagination,
  page: Pick<Page, 'page' | 'size'>,
): Readonly<Record<string, number>> {
  return { [dialect.number]: page.page, [dialect.size]: page.size }
}

/** Writes a whole pagination object, for a response. */
export function writePage(dialect: Pagination, page: Page): Readonly<Record<string, number>> {
  return { ...pageQuery(dialect, page), total: page.total }
}

function atLeast(least: number, value: number | null, otherwise: number): number {
  return value === null ? otherwise : Math.max(least, Math.floor(value))
}
