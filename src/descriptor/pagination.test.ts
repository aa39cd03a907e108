// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cursorPages } from '#descriptor/dialects/cursor-pages.ts'
import { jsonApiPages } from '#descriptor/dialects/json-api.ts'
import { offsetPages } from '#descriptor/dialects/offset-pages.ts'
import { numberedPages } from './index.ts'
import { firstPage, pagesPage, pagesSize, sizePage } from './pagination.ts'

const state = fc.record({
  page: fc.integer({ min: 1, max: 1e6 }),
  size: fc.integer({ min: 1, max: 10_000 }),
  total: fc.nat(),
})

describe.each([
  ['pages/page', pagesPage(50), { pages: 3, page: 50 }],
  ['pages/size', pagesSize(20), { pages: 3, size: 20 }],
  ['size/page', sizePage(50), { size: 3, page: 50 }],
])('%s', (_, dialect, query) => {
  test('writes page number and page size under the names of the dialect', () => {
    expect(dialect.query({ page: 3, size: dialect.perPage })).toEqual(query)
  })

  test('reads the pagination of a response as it was written', () => {
    fc.assert(
      fc.property(state, (page) => {
        expect(dialect.read(dialect.write(page))).toEqual(page)
      }),
    )
  })

  test('uses the default for a missing or invalid value', () => {
    const first = { page: 1, size: dialect.perPage }
    expect(firstPage(dialect)).toEqual({ ...first, total: 0 })
    for (const raw of [null, undefined, [], 'x', {}, { pages: {}, page: 'x', size: null, total: 'many' }]) {
      expect(dialect.read(raw)).toStrictEqual({ ...first, total: undefined })
    }
  })

  test('reads digits in text, and no value below its minimum', () => {
    const spelt = { [dialect.position]: '2', [dialect.size]: '10', total: '31' }
    expect(dialect.read(spelt)).toEqual({ page: 2, size: 10, total: 31 })
    const low = { [dialect.position]: 0, [dialect.size]: -5, total: -1 }
    expect(dialect.read(low)).toEqual({ page: 1, size: 1, total: undefined })
  })
})

test.each([
  [
    'from 0',
    numberedPages(20, { number: 'page', size: 'per', first: 0, total: 'count' }),
    { page: 2, per: 20 },
  ],
  ['in brackets', jsonApiPages(20), { 'page[number]': 3, 'page[size]': 20 }],
  ['by offset', offsetPages(20), { offset: 40, limit: 20 }],
])('pages %s are written, requested and read under their own names', (_, paging, query) => {
  expect(paging.query({ page: 3, size: 20 })).toEqual(query)
  const params: Readonly<Record<string, number | undefined>> = query
  expect(paging.read(params)).toMatchObject({ page: 3, size: 20 })
  const page = { page: 3, size: 20, total: 61 }
  expect(paging.read(paging.write(page))).toEqual(page)
  expect(paging.read(null)).toEqual({ ...firstPage(paging), total: undefined })
})

describe('pages with cursors', () => {
  const paging = cursorPages(20, { cursor: 'after', next: 'endCursor', total: 'count' })

  test('sends the cursor of the page before, and none for the first page', () => {
    expect(paging.query({ page: 1, size: 20 })).toEqual({ limit: 20 })
    expect(paging.query({ page: 2, size: 20 }, 'a1')).toEqual({ limit: 20, after: 'a1' })
  })

  test('reads the next cursor, null at the end, and the total', () => {
    for (const end of [{}, null, { endCursor: null }, { endCursor: '' }])
      expect(paging.next?.(end)).toBeNull()
    // As it came: a body has the type that the back-end compares it by.
    expect(paging.next?.({ endCursor: 17 })).toBe(17)
    expect(paging.next?.({ endCursor: '17' })).toBe('17')
    expect(paging.read({ count: 61 }).total).toBe(61)
    expect(cursorPages(20).read({ total: 61 }).total).toBeUndefined()
  })

  test('writes a cursor that requests the next page', () => {
    const next = paging.next?.(paging.write({ page: 2, size: 20, total: 61 })) ?? ''
    expect(paging.read({ after: next })).toMatchObject({ page: 3, size: 20 })
    expect(paging.write({ page: 3, size: 20, total: 60 })).toMatchObject({ endCursor: null })
  })
})
