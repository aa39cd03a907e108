// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { translate } from '#text/language.ts'
import {
  type KeptQuote,
  readQuotes,
  stateOf,
  withChange,
  withinLimits,
  withPrices,
  withQuote,
} from './kept-quote.ts'
import { quoteSummary } from './quote-summary.ts'

const prices = [{ name: 'AIR', total: 5, currency: 'VND' }]
const quote: KeptQuote = {
  at: 2,
  values: emptyQuoteValues,
  prices,
  state: 'draft',
  validUntil: null,
  message: '',
  changedAt: 2,
}

test('reads a stored quote, also those of earlier versions', () => {
  const stored = [quote, { at: 1, desk: emptyQuoteValues, prices }, { at: 0 }, null, { ...quote, at: 1e300 }]
  expect(readQuotes(structuredClone(stored))).toEqual([quote, { ...quote, at: 1, changedAt: 1 }])
})

test('reads unknown states as drafts, and drops damaged prices and dates', () => {
  const stored = { ...quote, state: 'paid', validUntil: 'x', changedAt: {}, prices: [1, { total: '7' }] }
  expect(readQuotes([stored])).toEqual([{ ...quote, prices: [{ name: '', total: 7, currency: 'VND' }] }])
})

test('replaces an earlier draft with the same values, and no sent quote', () => {
  const other = { ...quote, at: 1, values: { ...emptyQuoteValues, account: 'KH1' } }
  const sent = { ...quote, at: 0, state: 'sent' as const }
  const again = { ...quote, at: 3 }
  expect(withQuote([quote, other, sent], again)).toEqual([again, other, sent])
})

test('replaces the prices of a draft, and only adds to those that a customer was told', () => {
  const now = [
    { name: 'AIR', total: 6, currency: 'VND' },
    { name: 'SEA', total: 3, currency: 'VND' },
  ]
  expect(withPrices([quote], { ...quote, prices: now })).toEqual([{ ...quote, prices: now }])
  expect(withPrices([], { ...quote, prices: now })).toEqual([{ ...quote, prices: now }])
  const sent = { ...quote, state: 'sent' as const, message: 'Tổng: 5', service: 'AIR' }
  expect(withPrices([sent], { ...quote, prices: now })).toEqual([{ ...sent, prices: [...prices, now[1]] }])
  expect(readQuotes(structuredClone([sent]))).toEqual([sent])
})

test('names the price that the customer was told, else the lowest', () => {
  const both = { ...quote, prices: [...prices, { name: 'SEA', total: 3, currency: 'VND' }] }
  expect(quoteSummary({ ...both, service: 'AIR' }, translate)).toMatch(/AIR 5\s₫$/)
  expect(quoteSummary(both, translate)).toMatch(/SEA 3\s₫$/)
})

test('drops the oldest drafts first, then the oldest of all', () => {
  const many = (count: number, state: KeptQuote['state'], from: number) =>
    Array.from({ length: count }, (_, at) => ({ ...quote, at: at + from, state }))
  const drafts = withinLimits(many(70, 'draft', 0))
  expect([drafts.length, drafts.at(-1)?.at]).toEqual([60, 10])
  const full = withinLimits([...many(299, 'sent', 0), ...many(3, 'draft', 1000)])
  expect([full.length, full.filter(({ state }) => state === 'draft').length]).toEqual([300, 1])
  expect(withinLimits(many(302, 'accepted', 0)).at(-1)?.at).toBe(2)
})

describe('the state', () => {
  const sent = { ...quote, state: 'sent' as const, validUntil: 10 }
  test.each([
    ['a sent quote until its validity ends', sent, 10, 'sent'],
    ['a sent quote after that', sent, 11, 'expired'],
    ['a quote without an end', { ...sent, validUntil: null }, 1e12, 'sent'],
    ['an accepted quote', { ...sent, state: 'accepted' as const }, 11, 'accepted'],
    ['a draft', { ...sent, state: 'draft' as const }, 11, 'draft'],
  ])('of %s', (_, one, now, expected) => expect(stateOf(one, now)).toBe(expected))

  test('is changed with the time of the change', () => {
    const [first, second] = withChange([quote, { ...quote, at: 1 }], 1, { state: 'accepted' }, 99)
    expect([first, second]).toEqual([quote, { ...quote, at: 1, state: 'accepted', changedAt: 99 }])
  })
})
