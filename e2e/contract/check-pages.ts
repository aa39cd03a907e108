import { breaks, type Found, readable } from './found.ts'
import { type ListPage, listPage, probePage } from './list-page.ts'
import type { EntityRun, NamedCall } from './run.ts'

/** The largest size of the pages that are compared. */
const MAX_SIZE = 5
/** The largest page that staff can choose. */
const LARGEST_CHOICE = 200
/** The times that pages are read again while their list changes. */
const ATTEMPTS = 3

/**
 * Compares the pages of a list: sizes, page 2 with page 1, totals, the last page and the page after it. Returns no departures
 * for a list of fewer than two records. Sets `firstPage` of the run where the back-end counts pages from 0.
 */
export async function pageDepartures(
  run: EntityRun,
  named: NamedCall,
  all: ListPage,
): Promise<readonly Found[]> {
  run.firstPage = 1
  const isCursors = run.resource.pagination.next !== undefined
  if (!isCursors && all.total !== undefined && all.total < all.rows.length)
    return [ofTotal(`at least ${all.rows.length}`, `${all.total}`, COUNT)]
  const count = isCursors ? all.rows.length : (all.total ?? all.rows.length)
  if (count < 2) {
    run.leaveOut(`paging, a list of ${count} records`)
    return []
  }
  const size = Math.min(MAX_SIZE, Math.floor(count / 2))
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = isCursors
      ? await cursorDepartures(run, named, size)
      : // oxlint-disable-next-line no-await-in-loop -- one reading of the pages after the other
        await pagesDepartures(run, named, { count, size })
    if (found) return found
  }
  run.leaveOut('paging, the list changes between two calls')
  return []
}

const at = { at: ['pagination'] }
const COUNT = 'Back-end: count the records that the list has'
const LARGEST = 'Back-end: send pages of the requested size'

/** A departure of the number of rows: the app pages by the size that a back-end has. */
const ofSize = (expected: string, actual: string, change: string) =>
  readable('page-size', expected, actual, change, at)
/** A departure of pages that lack rows, which no page has. */
const ofCut = (expected: string, actual: string) =>
  breaks('page-size', expected, actual, 'Back-end: send every row of a page', at)
/** A departure of the total: the app shows no total that rows contradict. */
const ofTotal = (expected: string, actual: string, change: string) =>
  readable('total', expected, actual, change, { part: 'total', ...at })
const ignoredSize = (size: number, { rows }: ListPage) =>
  ofSize(`${size} rows`, `${rows.length} rows`, 'the `pagination`: the page size is ignored')
const isSame = (left: ListPage, right: ListPage) => left.ids.join(' ') === right.ids.join(' ')

/** Compares the first two pages of a list of cursors. */
async function cursorDepartures(run: EntityRun, named: NamedCall, size: number): Promise<readonly Found[]> {
  const first = await listPage(run, named, { size })
  const second = first?.next ? await listPage(run, named, { size, page: 2, cursor: first.next }) : null
  if (!first) return []
  if (first.rows.length > size) return [ignoredSize(size, first)]
  if (first.rows.length < size) return [ofCut(`${size} rows`, `${first.rows.length} rows`)]
  if (!second) return [breaks('paging', 'a cursor of the next page', 'none', 'the `pagination`', at)]
  const repeated = repeatedRows({ first, second, again: first })
  return repeated ? [repeated] : []
}

/** Some pages of a list: its first one in its own size, and those of a smaller size. */
interface Pages {
  readonly whole: ListPage
  readonly first: ListPage
  readonly second: ListPage
  readonly ends: ListPage
  /** The first page once more, after the others. */
  readonly again: ListPage
  readonly size: number
  /** The number of the last page. */
  readonly last: number
}

/** The departures of the pages of a list, the cause before its symptoms; null where the list has changed. */
async function pagesDepartures(
  run: EntityRun,
  named: NamedCall,
  { count, size }: { readonly count: number; readonly size: number },
): Promise<readonly Found[] | null> {
  const read = (page: number) => listPage(run, named, { page, size })
  const [whole, first] = [await listPage(run, named), await read(1)]
  if (!whole || !first) return []
  if (first.rows.length > size) return [ignoredSize(size, first)]
  const last = Math.ceil((first.total ?? count) / size)
  const [second, ends, again] = [await read(2), await read(last), await read(1)]
  if (!second || !ends || !again) return []
  const pages = { whole, first, second, ends, again, size, last }
  const { position } = run.resource.pagination
  if (ends.rows.length === 0 && (await startsAtZero(run, named, pages))) {
    const actual = `${position}=0 is the first one, the last page is empty`
    return [readable('paging', 'page 1 as the first page', actual, 'numberedPages(…, { …, first: 0 })', at)]
  }
  const totals = totalDepartures(pages)
  if (!totals || totals.length > 0) return totals
  const found =
    (await shortPage(run, named, pages)) ??
    repeatedRows(pages) ??
    wrongLast(pages) ??
    (await cappedSize(run, named, whole))
  return found ? [found] : [...otherPage(second), ...(await pastTheEnd(run, named, pages))]
}

/** Whether the back-end numbers its pages from 0: its page 0 is not its page 1. */
async function startsAtZero(run: EntityRun, named: NamedCall, { first, size }: Pages): Promise<boolean> {
  const { pagination } = run.resource
  if (pagination.query({ page: 1, size })[pagination.position] !== 1) return false
  const zero = await probePage(run, named, { page: 0, size })
  if (!('rows' in zero) || zero.ids.length === 0 || isSame(zero, first)) return false
  run.firstPage = 0
  return true
}

/** The departure of totals that differ between pages; null for a list that has changed in between. */
function totalDepartures({ whole, first, second, ends, again }: Pages): readonly Found[] | null {
  const all = [whole, first, second, ends, again]
  const different = [...new Set(all.map(({ total }) => total))]
  if (different.length === 1) return []
  // A list that changes has another total a second time.
  if (again.total !== first.total) return null
  const isOfPage = all.every(({ total, rows }) => total === rows.length)
  if (!isOfPage && second.total === first.total && ends.total === first.total) return null
  const change = `Back-end: count the whole list${isOfPage ? ', not the page' : ' on every page'}`
  return [ofTotal('one total on all pages', different.join(', '), change)]
}

/** The departure of a page with fewer rows than requested and counted: its total, its size, or its rows. */
async function shortPage(
  run: EntityRun,
  named: NamedCall,
  { whole, first, second, size }: Pages,
): Promise<Found | null> {
  const { total } = first
  if (total === undefined) return null
  const requests = [
    { page: first, rows: size },
    { page: whole, rows: run.resource.pagination.perPage },
  ]
  const short = requests.find(({ page, rows }) => page.rows.length < Math.min(rows, total))
  if (!short) return null
  const { length } = short.page.rows
  const expected = `${Math.min(short.rows, total)} rows, of a total of ${total}`
  const next = short.rows === size ? second : await listPage(run, named, { page: 2, size: short.rows })
  if (next?.rows.length === 0) return ofTotal(`${length}`, `${total}`, COUNT)
  const last = Math.ceil(total / Math.max(1, length))
  const ends = await listPage(run, named, { page: last, size: short.rows })
  if (ends?.rows.length !== total - (last - 1) * length) return ofCut(expected, `${length} rows`)
  return ofSize(expected, `${length} rows`, `pages of ${length}, or ${LARGEST}`)
}

/** The departure of a second page with rows of the first one; null without, and where rows have no ids. */
function repeatedRows({ first, second, again }: Pick<Pages, 'first' | 'second' | 'again'>): Found | null {
  if ([...first.ids, ...second.ids].includes('')) return null
  const common = second.ids.filter((id) => first.ids.includes(id)).length
  const expected = 'page 2 with other records than page 1'
  if (common === 0) return null
  // Of pages that are all the same the app reads more rows at once.
  if (isSame(first, second) && isSame(first, again))
    return readable('paging', expected, 'the records of page 1', 'the `pagination`: the page is ignored', at)
  return breaks(
    'paging',
    expected,
    `${common} records of page 1`,
    'Back-end: sort pages by a total order',
    at,
  )
}

/** The departure of a total that the last page does not agree with. */
function wrongLast({ first: { total }, ends, last, size }: Pages): Found | null {
  if (total === undefined || ends.rows.length === total - (last - 1) * size) return null
  return ofTotal(`a page ${last} as the total says`, `${ends.rows.length} rows, ${total} in all`, COUNT)
}

/** The departure of the largest size that the app requests: a back-end may have a lower limit. */
async function cappedSize(run: EntityRun, named: NamedCall, { total = 0 }: ListPage): Promise<Found | null> {
  const { perPage } = run.resource.pagination
  if (total <= perPage || LARGEST_CHOICE <= perPage) return null
  const page = await probePage(run, named, { size: LARGEST_CHOICE })
  const wanted = Math.min(LARGEST_CHOICE, total)
  if ('rows' in page && page.rows.length >= wanted) return null
  const actual = 'rows' in page ? `${page.rows.length} rows` : `status ${page.status}`
  return ofSize(`${wanted} rows for a size of ${LARGEST_CHOICE}`, actual, LARGEST)
}

/** The departure of a second page that its response calls another one. */
function otherPage({ page }: ListPage): readonly Found[] {
  const change = 'Back-end: return the page that was requested'
  const actual = `page ${page} in the pagination`
  return page === 2 ? [] : [readable('pagination', 'page 2', actual, change, { part: 'page', ...at })]
}

async function pastTheEnd(
  run: EntityRun,
  named: NamedCall,
  { first, last, size }: Pages,
): Promise<readonly Found[]> {
  if (first.total === undefined) return []
  const page = await probePage(run, named, { page: last + 1, size })
  if ('rows' in page && page.rows.length === 0) return []
  const actual = 'rows' in page ? `${page.rows.length} rows` : `status ${page.status}`
  return [breaks('past-the-end', 'no rows', actual, 'Back-end: return no rows after the last page', at)]
}
