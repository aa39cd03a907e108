import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import type { EntityRun } from './entity-run.ts'
import { type ListPage, listPage } from './list-page.ts'

/** The largest size of the pages that are compared. */
const MAX_SIZE = 5

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
  const { total } = all
  if (total < 2) {
    if (total === 0 && all.rows.length > 0) return [lackingTotal(all)]
    run.leaveOut(`paging, a list of ${total} records`)
    return []
  }
  const size = Math.min(MAX_SIZE, Math.floor(total / 2))
  const last = Math.ceil(total / size)
  const read = (page: number) => listPage(run, named, { page, size })
  const ends = await read(last)
  if (ends?.rows.length === 0 && countsPages(run)) {
    const [zero, one] = [await read(0), await read(1)]
    if (zero && zero.ids.length > 0 && one && !isSame(zero, one)) {
      run.firstPage = 0
      return [fromZero]
    }
  }
  const [first, second, past] = [await read(1), await read(2), await read(last + 1)]
  if (!first || !second || !ends || !past) return []
  const sizes = sizeDepartures(run, { all, first, size })
  // Pages of another size cannot be compared.
  if (sizes.length > 0) return sizes
  return [...secondPage(first, second), ...pastTheEnd(past), ...totals([all, first, second, ends, past])]
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
  if (first.rows.length !== size) return [otherSize(size, first)]
  return second ? secondPage(first, { ...second, page: 2 }) : [lackingCursor]
}

/** Whether pages are numbered from 1, not selected by an offset. */
function countsPages({ resource: { pagination } }: EntityRun): boolean {
  return pagination.query({ page: 1, size: MAX_SIZE })[pagination.position] === 1
}

const lackingCursor: Found = {
  rule: 'paging',
  weight: 'breaks',
  expected: 'a cursor of the next page',
  actual: 'none',
  change: 'the `pagination`',
  at: ['pagination'],
}

const isSame = (left: ListPage, right: ListPage) => left.ids.join(' ') === right.ids.join(' ')

const fromZero: Found = {
  rule: 'paging',
  weight: 'breaks',
  expected: 'page 1 as the first page',
  actual: 'page 0 is the first one, the last page is empty',
  change: 'numberedPages(…, { …, first: 0 })',
  at: ['pagination'],
}

function lackingTotal({ rows }: ListPage): Found {
  const expected = 'the number of records'
  const actual = `0, or none, with ${rows.length} rows`
  return {
    rule: 'total',
    part: 'total',
    weight: 'breaks',
    expected,
    actual,
    change: 'the `pagination`',
    at: ['pagination'],
  }
}

interface Sizes {
  readonly all: ListPage
  readonly first: ListPage
  readonly size: number
}

function sizeDepartures({ resource }: EntityRun, { all, first, size }: Sizes): readonly Found[] {
  const { perPage } = resource.pagination
  const pages = [
    { page: all, expected: Math.min(perPage, all.total) },
    { page: first, expected: Math.min(size, first.total) },
  ]
  const found = pages.find(({ page, expected }) => page.rows.length !== expected)
  if (!found) return []
  return [otherSize(found.expected, found.page)]
}

function otherSize(size: number, { rows, total }: ListPage): Found {
  const expected = `${size} rows, of a total of ${total}`
  const isIgnored = rows.length > size
  const change = isIgnored
    ? 'the `pagination`: the page size is ignored'
    : 'Back-end: send every row of a page'
  const actual = `${rows.length} rows`
  return { rule: 'page-size', weight: 'breaks', expected, actual, change, at: ['pagination'] }
}

function secondPage(first: ListPage, second: ListPage): readonly Found[] {
  const common = second.ids.filter((id) => first.ids.includes(id)).length
  const expected = 'page 2 with other records than page 1'
  if (common > 0) {
    const actual = isSame(first, second) ? 'the records of page 1' : `${common} records of page 1`
    const change = 'the `pagination`, or Back-end: sort pages by a total order'
    return [{ rule: 'paging', weight: 'breaks', expected, actual, change, at: ['pagination'] }]
  }
  if (second.page === 2) return []
  const actual = `page ${second.page} in the pagination`
  const change = 'Back-end: return the page that was requested'
  return [
    {
      rule: 'pagination',
      part: 'page',
      weight: 'read',
      expected: 'page 2',
      actual,
      change,
      at: ['pagination'],
    },
  ]
}

function pastTheEnd({ rows, answer: { status } }: ListPage): readonly Found[] {
  if (rows.length === 0 && status === 200) return []
  const actual = rows.length > 0 ? `${rows.length} rows` : `status ${status}`
  const change = 'Back-end: return no rows after the last page'
  return [{ rule: 'past-the-end', weight: 'breaks', expected: 'no rows', actual, change, at: ['pagination'] }]
}

function totals(pages: readonly ListPage[]): readonly Found[] {
  const different = [...new Set(pages.map(({ total }) => total))]
  if (different.length === 1) return []
  const actual = different.join(', ')
  const change = 'Back-end: count the whole list on every page'
  return [
    {
      rule: 'total',
      part: 'total',
      weight: 'breaks',
      expected: 'one total on all pages',
      actual,
      change,
      at: ['pagination'],
    },
  ]
}
