// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { translate } from '#text/language.ts'
import {
  type KeptQuote,
  quoteStateOf,
  readQuotes,
  sentPrice,
  withChange,
  withinLimits,
  withoutSent,
  withPrices,
  withQuote,
  withSent,
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

test('reads the sent price, which earlier versions stored as the name of its service', () => {
  const sent = { service: 'AIR', total: 9, currency: 'JPY', at: 7 }
  expect(readQuotes([{ ...quote, sent }])).toEqual([{ ...quote, sent }])
  expect(readQuotes([{ ...quote, service: 'AIR' }])).toEqual([
    { ...quote, sent: { service: 'AIR', total: 5, currency: 'VND', at: 2 } },
  ])
  expect(readQuotes([{ ...quote, service: 'SEA', sent: { ...sent, total: 'x' } }])).toEqual([quote])
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

test('replaces the prices of a draft, and only adds to those of a sent quote', () => {
  const now = [
    { name: 'AIR', total: 6, currency: 'VND' },
    { name: 'SEA', total: 3, currency: 'VND' },
  ]
  expect(withPrices([quote], { ...quote, prices: now })).toEqual([{ ...quote, prices: now }])
  expect(withPrices([], { ...quote, prices: now })).toEqual([{ ...quote, prices: now }])
  const sent = {
    ...quote,
    state: 'sent' as const,
    message: 'Tổng: 5',
    sent: { service: 'AIR', total: 5, currency: 'VND', at: 9 },
  }
  expect(withPrices([sent], { ...quote, prices: now })).toEqual([{ ...sent, prices: [...prices, now[1]] }])
  expect(readQuotes(structuredClone([sent]))).toEqual([sent])
})

test('stores the currency that was chosen after the request, with the amounts of a draft in it', () => {
  const inYen = [{ name: 'AIR', total: 5, currency: 'JPY' }]
  const values = { ...emptyQuoteValues, currency: 'JPY' }
  const next = { ...quote, values, prices: inYen }
  expect(withPrices([quote], next)).toEqual([next])
})

test('stores a sent quote beside many others, and keeps an accepted one accepted', () => {
  const given = {
    validUntil: 9,
    message: 'Tổng: 5',
    sent: { service: 'AIR', total: 5, currency: 'VND', at: 9 },
  }
  const others = Array.from({ length: 300 }, (_, at) => ({ ...quote, at: at + 10, state: 'sent' as const }))
  const late = { ...quote, at: 999 }
  expect(withSent(others, late, given, 9)[0]).toEqual({ ...late, ...given, state: 'sent', changedAt: 9 })
  const accepted = { ...quote, state: 'accepted' as const, prices: [] }
  expect(withSent([accepted], quote, given, 9)).toEqual([{ ...accepted, ...given, changedAt: 9 }])
  const now = [{ name: 'SEA', total: 3, currency: 'VND' }]
  const [sent] = withPrices(withSent([], quote, given, 9), { ...quote, prices: now })
  expect(sent).toMatchObject({ ...given, state: 'sent', prices: [...prices, ...now] })
})

test('names the price that was sent, else the lowest', () => {
  const both = { ...quote, prices: [...prices, { name: 'SEA', total: 3, currency: 'VND' }] }
  const sent = { service: 'AIR', total: 6, currency: 'VND', at: Date.UTC(2026, 10, 22, 17) }
  expect(quoteSummary({ ...both, sent }, new Map(), translate)).toMatch(/AIR 6\s₫ · gửi 23\/11\/2026$/)
  expect(quoteSummary(both, new Map(), translate)).toMatch(/SEA 3\s₫$/)
})

test('shows a sent amount as it was typed, on one line of limited length', () => {
  const given = { name: 'AIR', total: 5, currency: 'VND' }
  const sent = sentPrice({ ...given, written: '9 ₫ thôi ạ' }, 7)
  expect(readQuotes([{ ...quote, sent }])).toEqual([{ ...quote, sent }])
  expect(quoteSummary({ ...quote, sent }, new Map(), translate)).toMatch(/AIR 9 ₫ thôi ạ · gửi /)
  expect(sentPrice({ ...given, written: `9\n${'x'.repeat(500)}` }, 7).written).toBe(`9 ${'x'.repeat(98)}`)
  expect(sentPrice({ ...given, written: '' }, 7)).not.toHaveProperty('written')
})

test('marks a sent price that does not include everything', () => {
  const sent = { service: 'AIR', total: 40, currency: 'CHF', isPartial: true as const, at: 7 }
  expect(readQuotes([{ ...quote, sent }])).toEqual([{ ...quote, sent }])
  expect(quoteSummary({ ...quote, sent }, new Map(), translate)).toMatch(/AIR 40,00\sCHF, chưa đủ · gửi /)
  const partial = { ...quote, prices: [{ name: 'AIR', total: 5, currency: 'VND', isPartial: true }] }
  expect(readQuotes([{ ...partial, service: 'AIR' }])[0]?.sent).toMatchObject({ total: 5, isPartial: true })
})

test('compares the prices of several currencies by the rates, or states that it cannot', () => {
  const francs = { name: 'SEA', total: 30, currency: 'CHF' }
  const both = { ...quote, prices: [francs, { name: 'AIR', total: 500_000, currency: 'VND' }] }
  const summaryBy = (rate: number) =>
    quoteSummary(
      both,
      new Map([
        ['VND', 1],
        ['CHF', rate],
      ]),
      translate,
    )
  expect(summaryBy(30_000)).toMatch(/AIR/)
  expect(summaryBy(10_000)).toMatch(/SEA/)
  expect(quoteSummary(both, new Map([['VND', 1]]), translate)).toMatch(/chưa so được giá/)
  const sent = { service: 'SEA', total: 30, currency: 'CHF', at: 1 }
  expect(quoteSummary({ ...both, sent }, new Map(), translate)).toMatch(/SEA/)
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

test('keeps an old quote that has become a draft again beside the newest drafts', () => {
  const drafts = Array.from({ length: 60 }, (_, at) => ({ ...quote, at: at + 100, changedAt: at + 100 }))
  const sent = { ...quote, state: 'sent' as const }
  const kept = withinLimits(withoutSent([...drafts, sent], sent.at, 999))
  expect(kept).toContainEqual({ ...quote, changedAt: 999 })
  expect([kept.length, kept.some(({ at }) => at === 100)]).toEqual([60, false])
})

describe('the state', () => {
  const sent = { ...quote, state: 'sent' as const, validUntil: 10 }
  test.each([
    ['a sent quote until its validity ends', sent, 10, 'sent'],
    ['a sent quote after that', sent, 11, 'expired'],
    ['a quote without an end', { ...sent, validUntil: null }, 1e12, 'sent'],
    ['an accepted quote', { ...sent, state: 'accepted' as const }, 11, 'accepted'],
    ['a draft', { ...sent, state: 'draft' as const }, 11, 'draft'],
  ])('of %s', (_, one, now, expected) => expect(quoteStateOf(one, now)).toBe(expected))

  test('is changed with the time of the change', () => {
    const [first, second] = withChange([quote, { ...quote, at: 1 }], 1, { state: 'accepted' }, 99)
    expect([first, second]).toEqual([quote, { ...quote, at: 1, state: 'accepted', changedAt: 99 }])
  })
})
