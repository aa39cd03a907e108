// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { usualRule } from '#features/quote/rules/rule.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { translate } from '#text/language.ts'
import { hasBand, type SendContext, sendWarnings } from './warnings.ts'

const service = (label: string, state: ServiceQuote['state'] = 'ready'): ServiceQuote => ({
  service: { value: label, code: label, label, amount: null, country: '' },
  shipment: null,
  rule: usualRule,
  refusal: null,
  state,
  price: { service: label, name: '', price: 500, currency: 'VND', weight: 6, days: '' },
  cost: { currency: 'VND', freight: 500, extra: 0, total: 500 },
  failure: '',
  retry: () => {},
  insist: () => {},
})
const now = new Date(2026, 10, 23, 12).getTime()
const day = 24 * 3_600_000
const band = { key: '1', group: 'AIR', from: 0, to: 5, price: 1, currency: 'VND' }
const calm: SendContext = {
  values: emptyQuoteValues,
  requestedAt: now - 1000,
  now,
  chosen: service('AIR'),
  total: { total: 500, currency: 'VND' },
  serviceQuotes: [service('AIR')],
  lacksExtra: false,
  settings: {
    validDays: 7,
    rateDays: 3,
    rateAt: now - 3 * day,
    excludes: { vi: [], jp: [], en: [] },
  },
  bands: [band, { ...band, from: 5, to: null }],
  before: { total: 500, currency: 'VND', difference: 0 },
  changes: [{ key: 'freight', before: 'a', after: 'b' }],
  paths: { settings: '/systems?tab=app', prices: '/systems?tab=prices' },
}
const keysOf = (more: Partial<SendContext>) => sendWarnings({ ...calm, ...more }).map(({ key }) => key)

test('has no warnings for a quote without problems', () => expect(keysOf({})).toEqual([]))

test.each<[string, Partial<SendContext>]>([
  ['extra', { lacksExtra: true }],
  ['edited total', { changes: [{ key: 'total', before: 'a', after: 'b', own: 'c' }] }],
  ['refused', { chosen: { ...service('AIR'), refusal: { limits: [], goods: ['lithium'] } } }],
  ['band', { bands: [band] }],
  ['changed', { before: { total: 400, currency: 'VND', difference: 100 } }],
  ['changed', { before: { total: 3, currency: 'JPY', difference: null } }],
  ['old', { requestedAt: now - day }],
  ['rate', { settings: { ...calm.settings, rateAt: now - 4 * day } }],
  ['partial', { serviceQuotes: [service('AIR'), service('SEA', 'failed')] }],
])('warns: %s', (key, more) => expect(keysOf(more)).toEqual([key]))

test.each<[string, Partial<SendContext>]>([
  ['a price list that is not read', { bands: null }],
  ['a rate without a day', { settings: { ...calm.settings, rateAt: null } }],
  ['a rate without a limit', { settings: { ...calm.settings, rateDays: null, rateAt: 0 } }],
])('says nothing about %s', (_, more) => expect(keysOf(more)).toEqual([]))

test('names the old rate with its age and leads to the settings', () => {
  const [warning] = sendWarnings({ ...calm, settings: { ...calm.settings, rateAt: now - 9 * day } })
  expect(warning).toMatchObject({
    severity: 'notice',
    text: { with: { age: '9', days: '3' } },
    link: { to: { path: '/systems?tab=app' } },
  })
})

describe('the price list', () => {
  const gap = [band, { ...band, from: 6, to: 8 }, { ...band, from: 8, to: 9, price: null }]
  test.each([
    ['inside a band', 'AIR', 5, true],
    ['between two bands', 'AIR', 5.5, false],
    ['at the start of a band, which belongs to the one below', 'AIR', 6, false],
    ['in a band without a price', 'AIR', 8.5, false],
    ['beyond all bands', 'AIR', 20, false],
    ['of a service that it does not name', 'SEA', 20, true],
  ])('has a price %s', (_, name, weight, expected) => expect(hasBand(gap, name, weight)).toBe(expected))
})

test('compares the earlier price with the total of the message, goods included', () => {
  const before = { total: 12_000_000, currency: 'VND', difference: 500_000 }
  const found = sendWarnings({ ...calm, total: { total: 12_500_000, currency: 'VND' }, before })
  expect(found.map(({ text }) => translate(text).replaceAll(/\s/g, ' '))).toEqual([
    'Lần trước khách được báo 12.000.000 ₫, nay là 12.500.000 ₫.',
  ])
})
