import type { Found } from './call-departure.ts'
import type { EntityRun } from './entity-run.ts'
import type { ListPage } from './list-page.ts'

/** The change of a total that is wrong. */
export const COUNT = 'Back-end: count the records that the list has'
/** The change of a page size that is capped. */
export const LARGEST = 'Back-end: send pages of the requested size'

/** The first page of a list, the second one, and the first one once more. */
interface FirstPages {
  readonly first: ListPage
  readonly second: ListPage
  readonly again: ListPage
}

/** The departure of a second page with rows of the first one; null without, and where rows have no ids. */
export function repeatedRows({ first, second, again }: FirstPages): Found | null {
  if ([...first.ids, ...second.ids].includes('')) return null
  const common = second.ids.filter((id) => first.ids.includes(id)).length
  if (common === 0) return null
  const isIgnored = isSame(first, second) && isSame(first, again)
  return {
    rule: 'paging',
    // Of pages that are all the same the app reads more rows at once.
    weight: isIgnored ? 'read' : 'breaks',
    expected: 'page 2 with other records than page 1',
    actual: isIgnored ? 'the records of page 1' : `${common} records of page 1`,
    change: isIgnored ? 'the `pagination`: the page is ignored' : 'Back-end: sort pages by a total order',
    at: ['pagination'],
  }
}

/** The departure of a second page that its response calls another one. */
export function otherPage({ page }: ListPage): readonly Found[] {
  if (page === 2) return []
  const actual = `page ${page} in the pagination`
  const change = 'Back-end: return the page that was requested'
  const expected = 'page 2'
  return [{ rule: 'pagination', part: 'page', weight: 'read', expected, actual, change, at: ['pagination'] }]
}

/** Whether two pages have the same rows. */
export const isSame = (left: ListPage, right: ListPage) => left.ids.join(' ') === right.ids.join(' ')

/** The departure of pages that are numbered from 0. */
export function fromZero({ resource }: EntityRun): Found {
  const { position } = resource.pagination
  return {
    rule: 'paging',
    weight: 'read',
    expected: 'page 1 as the first page',
    actual: `${position}=0 is the first one, the last page is empty`,
    change: 'numberedPages(…, { …, first: 0 })',
    at: ['pagination'],
  }
}

/** The departure of a page with more rows than requested. */
export const ignoredSize = (size: number, { rows }: ListPage) =>
  sizeDeparture(`${size} rows`, `${rows.length} rows`, 'the `pagination`: the page size is ignored')

/** A departure of the number of rows: the app pages by the size that a back-end has. */
export const sizeDeparture = (expected: string, actual: string, change: string): Found => ({
  rule: 'page-size',
  weight: 'read',
  expected,
  actual,
  change,
  at: ['pagination'],
})

/** A departure of pages that lack rows, which no page has. */
export const cutDeparture = (expected: string, actual: string): Found => ({
  ...sizeDeparture(expected, actual, 'Back-end: send every row of a page'),
  weight: 'breaks',
})

/** A departure of the total: the app shows no total that rows contradict. */
export const totalDeparture = (expected: string, actual: string, change: string): Found => ({
  rule: 'total',
  part: 'total',
  weight: 'read',
  expected,
  actual,
  change,
  at: ['pagination'],
})

/** The departure of a list of cursors whose first page leads to no second one. */
export const lackingCursor: Found = {
  rule: 'paging',
  weight: 'breaks',
  expected: 'a cursor of the next page',
  actual: 'none',
  change: 'the `pagination`',
  at: ['pagination'],
}
