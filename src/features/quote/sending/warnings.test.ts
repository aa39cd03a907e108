// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { newGoods } from '#features/quote/rules/goods.ts'
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
  cost: { currency: 'VND', freight: 500, fees: [], extra: 0, total: 500, lacksExtra: null },
  failure: '',
  retry: () => {},
  insist: () => {},
})
const now = Date.parse('2026-11-23T12:00:00+07:00')
const day = 24 * 3_600_000
const band = { key: '1', group: 'AIR', from: 0, to: 5, price: 1, currency: 'VND' }
const total = { total: 500, currency: 'VND', lacks: [] }
const calm: SendContext = {
  values: emptyQuoteValues,
  requestedAt: now - 1000,
  now,
  chosen: service('AIR'),
  total,
  serviceQuotes: [service('AIR')],
  comparison: { cheapest: [service('AIR')], uncompared: [] },
  settings: {
    validDays: 7,
    rateDays: 3,
    rateAt: now - 3 * day,
    excludes: { vi: [], jp: [], en: [] },
    names: { vi: new Map(), jp: new Map(), en: new Map() },
  },
  bands: [band, { ...band, from: 5, to: null }],
  switchedOff: [],
  before: { total: 500, currency: 'VND', difference: 0 },
  changes: [],
  contradictions: [],
  insurances: [],
  untranslated: [],
  paths: { settings: '/systems?tab=app', prices: '/systems?tab=prices' },
}
const keysOf = (more: Partial<SendContext>) => sendWarnings({ ...calm, ...more }).map(({ key }) => key)

test('has no warnings for a quote without problems', () => expect(keysOf({})).toEqual([]))

test.each<[string, Partial<SendContext>]>([
  ['extra', { total: { ...total, lacks: [{ kind: 'extra', reason: 'unknown' }] } }],
  ['surcharges', { total: { ...total, lacks: [{ kind: 'surcharges' }] } }],
  ['edited', { changes: [{ key: 'total', label: 'Tổng', before: 'a', after: 'b' }] }],
  ['refused', { chosen: { ...service('AIR'), refusal: { limits: [], goods: ['lithium'] } } }],
  ['packing', { values: { ...emptyQuoteValues, goods: [newGoods({ weight: 1 })], packedGoods: 'x' } }],
  ['band', { bands: [band] }],
  ['band', { bands: [], switchedOff: ['AIR'] }],
  ['changed', { before: { total: 400, currency: 'VND', difference: 100 } }],
  ['changed', { before: { total: 3, currency: 'JPY', difference: null } }],
  ['old', { requestedAt: now - day }],
  ['old', { requestedAt: Date.parse('2026-11-22T23:30:00+07:00') }],
  ['rate', { settings: { ...calm.settings, rateAt: now - 4 * day } }],
  ['partial', { serviceQuotes: [service('AIR'), service('SEA', 'failed')] }],
  ['uncompared', { comparison: { cheapest: [], uncompared: [service('AIR'), service('SEA')] } }],
  ['untranslated', { untranslated: ['Đường bay'] }],
])('warns: %s', (key, more) => expect(keysOf(more)).toEqual([key]))

test.each<[string, Partial<SendContext>]>([
  ['prices of this day in Vietnam', { requestedAt: Date.parse('2026-11-23T00:30:00+07:00') }],
  ['a price list that is not read', { bands: null }],
  ['a rate without a day', { settings: { ...calm.settings, rateAt: null } }],
  ['a rate without a limit', { settings: { ...calm.settings, rateDays: null, rateAt: 0 } }],
])('says nothing about %s', (_, more) => expect(keysOf(more)).toEqual([]))

test('names the old rate with its age and leads to the settings', () => {
  const [warning] = sendWarnings({ ...calm, settings: { ...calm.settings, rateAt: now - 9 * day } })
  expect(warning).toMatchObject({
    severity: 'notice',
    text: { with: { age: '9', days: '3' } },
    link: { path: '/systems?tab=app' },
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
  const found = sendWarnings({ ...calm, total: { ...total, total: 12_500_000 }, before })
  expect(found.map(({ text }) => translate(text).replaceAll(/\s/g, ' '))).toEqual([
    'Lần trước khách được báo 12.000.000 ₫, nay là 12.500.000 ₫.',
  ])
})

test('names the earlier amount as it was typed into the message', () => {
  const before = { total: 500, currency: 'VND', written: '9 ₫ thôi ạ', difference: null }
  const texts = sendWarnings({ ...calm, before }).map((one) => translate(one.text))
  expect(texts.join()).toContain('được báo 9 ₫ thôi ạ, nay là')
})

test('marks the earlier price where it did not include everything', () => {
  const before = { total: 40, currency: 'CHF', isPartial: true as const, difference: null }
  const texts = sendWarnings({ ...calm, before }).map((one) => translate(one.text))
  expect(texts.join()).toMatch(/được báo 40,00\sCHF \(chưa đủ\)/)
})

test('names the new amount of a line that may be edited, relabelled or removed', () => {
  const change = { key: 'total', label: 'Tổng', before: '100 ₫', after: '120 ₫' }
  const texts = sendWarnings({ ...calm, changes: [change] }).map((one) => translate(one.text))
  expect(texts).toEqual(['Lời nhắn bạn sửa tay chưa theo giá mới: “Tổng: 120 ₫”.'])
})

test('names the extra services that no rate can add to the total', () => {
  const lacks = [{ kind: 'extra', reason: 'rate', amount: 20_000, currency: 'VND' } as const]
  const found = sendWarnings({ ...calm, total: { total: 40, currency: 'CHF', lacks }, before: null })
  expect(found.map(({ text }) => translate(text).replaceAll(/\s/g, ' '))).toEqual([
    'Chưa có tỉ giá để cộng dịch vụ thêm 20.000 ₫ vào giá CHF, tổng trong lời nhắn chưa có khoản này.',
  ])
})

test('names what is not translated, and where to translate it', () => {
  const [warning] = sendWarnings({ ...calm, untranslated: ['Đường bay', 'Bảo hiểm hàng'] })
  expect(warning).toMatchObject({ severity: 'notice', link: { path: '/systems?tab=app' } })
  expect(translate(warning?.text ?? '')).toBe(
    'Lời nhắn còn tên tiếng Việt: Đường bay, Bảo hiểm hàng. Bạn thêm bản dịch ở “Tên trong lời nhắn” nhé.',
  )
})
