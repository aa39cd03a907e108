// @vitest-environment node
import { expect, test } from 'vitest'
import { emptyQuoteValues } from './rules/quote-values.ts'
import { readQuotes, withQuote } from './stored-quote.ts'

const prices = [{ name: 'AIR', total: 5, currency: 'VND' }]

test('reads a stored quote, also one whose values an earlier version stored as desk', () => {
  const quote = { at: 2, values: emptyQuoteValues, prices }
  const stored = [quote, { at: 1, desk: emptyQuoteValues, prices }, { at: 0 }, null]
  expect(readQuotes(structuredClone(stored))).toEqual([quote, { ...quote, at: 1 }])
})

test('replaces an earlier quote with the same values', () => {
  const other = { at: 1, values: { ...emptyQuoteValues, account: 'KH1' }, prices }
  const quote = { at: 2, values: emptyQuoteValues, prices }
  const again = { ...quote, at: 3 }
  expect(withQuote([quote, other], again)).toEqual([again, other])
})
