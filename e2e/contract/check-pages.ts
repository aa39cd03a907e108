import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import type { EntityRun } from './entity-run.ts'
import { type ListPage, listPage, probePage } from './list-page.ts'
import {
  COUNT,
  cutDeparture,
  fromZero,
  ignoredSize,
  isSame,
  LARGEST,
  lackingCursor,
  otherPage,
  repeatedRows,
  sizeDeparture,
  totalDeparture,
} from './page-departures.ts'

/** The largest size of the pages that are compared. */
const MAX_SIZE = 5

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
  if (run.resource.pagination.next) return cursorDepartures(run, named, all)
  if (all.total !== undefined && all.total < all.rows.length)
    return [totalDeparture(`at least ${all.rows.length}`, `${all.total}`, COUNT)]
  const count = all.total ?? all.rows.length
  if (count < 2) {
    run.leaveOut(`paging, a list of ${count} records`)
    return []
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one reading of the pages after the other
    const found = await pagesDepartures(run, named, count)
    if (found) return found
  }
  run.leaveOut('paging, the list changes between two calls')
  return []
}

/** Compares the first two pages of a list of cursors. */
async function cursorDepartures(run: EntityRun, named: NamedCall, all: ListPage): Promise<readonly Found[]> {
  const size = Math.min(MAX_SIZE, Math.floor(all.rows.length / 2))
  if (size === 0) {
    run.leaveOut(`paging, a list of ${all.rows.length} records`)
    return []
  }
  const first = await listPage(run, named, { size })
  const second = first?.next ? await listPage(run, named, { size, page: 2, cursor: first.next }) : null
  if (!first) return []
  if (first.rows.length > size) return [ignoredSize(size, first)]
  if (first.rows.length < size) return [cutDeparture(`${size} rows`, `${first.rows.length} rows`)]
  if (!second) return [lackingCursor]
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
  count: number,
): Promise<readonly Found[] | null> {
  const size = Math.min(MAX_SIZE, Math.floor(count / 2))
  const read = (page: number) => listPage(run, named, { page, size })
  const [whole, first] = [await listPage(run, named), await read(1)]
  if (!whole || !first) return []
  if (first.rows.length > size) return [ignoredSize(size, first)]
  const last = Math.ceil((first.total ?? count) / size)
  const [second, ends, again] = [await read(2), await read(last), await read(1)]
  if (!second || !ends || !again) return []
  const pages = { whole, first, second, ends, again, size, last }
  if (ends.rows.length === 0 && (await startsAtZero(run, named, pages))) return [fromZero(run)]
  const totals = totalDepartures(pages)
  if (!totals || totals.length > 0) return totals
  const found = (await shortPage(run, named, pages)) ?? repeatedRows(pages) ?? wrongLast(pages)
  if (found) return [found]
  const capped = await cappedSize(run, named, whole)
  if (capped) return [capped]
  return [...otherPage(second), ...(first.total === undefined ? [] : await pastTheEnd(run, named, pages))]
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
  const change = isOfPage
    ? 'Back-end: count the whole list, not the page'
    : 'Back-end: count the whole list on every page'
  return [totalDeparture('one total on all pages', different.join(', '), change)]
}

/** The departure of a page with fewer rows than requested and counted: its total, its size, or its rows. */
async function shortPage(
  run: EntityRun,
  named: NamedCall,
  { whole, first, second, size }: Pages,
): Promise<Found | null> {
  const { total } = first
  if (total === undefined) return null
  const { perPage } = run.resource.pagination
  const requests = [
    { page: first, rows: size },
    { page: whole, rows: perPage },
  ]
  const short = requests.find(({ page, rows }) => page.rows.length < Math.min(rows, total))
  if (!short) return null
  const { length } = short.page.rows
  const expected = `${Math.min(short.rows, total)} rows, of a total of ${total}`
  const next = short.rows === size ? second : await listPage(run, named, { page: 2, size: short.rows })
  if (next?.rows.length === 0) return totalDeparture(`${length}`, `${total}`, COUNT)
  const last = Math.ceil(total / Math.max(1, length))
  const ends = await listPage(run, named, { page: last, size: short.rows })
  if (ends?.rows.length !== total - (last - 1) * length) return cutDeparture(expected, `${length} rows`)
  const change = `pages of ${length}, or Back-end: send pages of the requested size`
  return sizeDeparture(expected, `${length} rows`, change)
}

/** The largest page that staff can choose. */
const LARGEST_CHOICE = 200

/** The departure of the largest size that the app requests: a back-end may have a lower limit. */
async function cappedSize(run: EntityRun, named: NamedCall, { total = 0 }: ListPage): Promise<Found | null> {
  const { perPage } = run.resource.pagination
  if (total <= perPage || LARGEST_CHOICE <= perPage) return null
  const page = await probePage(run, named, { size: LARGEST_CHOICE })
  const expected = `${Math.min(LARGEST_CHOICE, total)} rows for a size of ${LARGEST_CHOICE}`
  if (!('rows' in page)) return sizeDeparture(expected, `status ${page.status}`, LARGEST)
  const isShort = page.rows.length < Math.min(LARGEST_CHOICE, total)
  return isShort ? sizeDeparture(expected, `${page.rows.length} rows`, LARGEST) : null
}

/** The departure of a total that the last page does not agree with. */
function wrongLast({ first: { total }, ends, last, size }: Pages): Found | null {
  if (total === undefined || ends.rows.length === total - (last - 1) * size) return null
  return totalDeparture(
    `a page ${last} as the total says`,
    `${ends.rows.length} rows, ${total} in all`,
    COUNT,
  )
}

async function pastTheEnd(
  run: EntityRun,
  named: NamedCall,
  { last, size }: Pages,
): Promise<readonly Found[]> {
  const page = await probePage(run, named, { page: last + 1, size })
  if ('rows' in page && page.rows.length === 0) return []
  const actual = 'rows' in page ? `${page.rows.length} rows` : `status ${page.status}`
  const change = 'Back-end: return no rows after the last page'
  return [{ rule: 'past-the-end', weight: 'breaks', expected: 'no rows', actual, change, at: ['pagination'] }]
}
