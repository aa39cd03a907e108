// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstPage, pageQuery, pagesPage, pagesSize, readPage, sizePage, writePage } from './pagination.ts'

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
    expect(pageQuery(dialect, { page: 3, size: dialect.perPage })).toEqual(query)
  })

  test('reads the pagination of a response as it was written', () => {
    fc.assert(
      fc.property(state, (page) => {
        expect(readPage(dialect, writePage(dialect, page))).toEqual(page)
      }),
    )
  })

  test('uses the default for a missing or invalid value', () => {
    const first = { page: 1, size: dialect.perPage, total: 0 }
    expect(firstPage(dialect)).toEqual(first)
    for (const raw of [null, undefined, [], 'x', {}, { pages: {}, page: 'x', size: null, total: 'many' }]) {
      expect(readPage(dialect, raw)).toEqual(first)
    }
  })

  test('reads digits in text, and no value below its minimum', () => {
    const spelt = { [dialect.number]: '2', [dialect.size]: '10', total: '31' }
    expect(readPage(dialect, spelt)).toEqual({ page: 2, size: 10, total: 31 })
    const low = { [dialect.number]: 0, [dialect.size]: -5, total: -1 }
    expect(readPage(dialect, low)).toEqual({ page: 1, size: 1, total: 0 })
  })
})
