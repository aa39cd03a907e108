// @vitest-environment node
import { expect, test } from 'vitest'
import { priceBefore } from './quote-summary.ts'

const before = { prices: [{ name: 'AIR', total: 500, currency: 'VND' }] }

test.each([
  ['a higher price', 'AIR', { total: 520, currency: 'VND', lacks: [] }, 20],
  ['a lower price', 'AIR', { total: 450, currency: 'VND', lacks: [] }, -50],
  ['another currency', 'AIR', { total: 3, currency: 'JPY', lacks: [] }, null],
  ['a price that is not there yet', 'AIR', null, null],
])('compares the earlier price with %s', (_, name, now, difference) =>
  expect(priceBefore(before, name, now)).toEqual({ total: 500, currency: 'VND', difference }),
)

test('compares nothing for a service that the quote did not have', () => {
  expect(priceBefore(before, 'SEA', { total: 1, currency: 'VND', lacks: [] })).toBeNull()
})

test('compares with the price as it was sent, which may be of another currency', () => {
  const sent = { service: 'AIR', total: 3, currency: 'JPY', at: 1 }
  const now = { total: 4, currency: 'JPY', lacks: [] }
  expect(priceBefore({ ...before, sent }, 'AIR', now)).toEqual({ total: 3, currency: 'JPY', difference: 1 })
  expect(priceBefore({ ...before, sent: { ...sent, service: 'SEA' } }, 'AIR', now)).toMatchObject({
    total: 500,
  })
})

test('calculates no difference where a price does not include everything', () => {
  const lacks = [{ kind: 'extra', reason: 'unknown' }] as const
  expect(priceBefore(before, 'AIR', { total: 520, currency: 'VND', lacks })).toMatchObject({
    difference: null,
  })
  const prices = [{ ...before.prices[0], name: 'AIR', total: 40, currency: 'CHF', isPartial: true as const }]
  const now = { total: 45, currency: 'CHF', lacks: [] }
  const partial = { total: 40, currency: 'CHF', isPartial: true, difference: null }
  expect(priceBefore({ prices }, 'AIR', now)).toEqual(partial)
  const sent = { service: 'AIR', total: 40, currency: 'CHF', isPartial: true as const, at: 1 }
  expect(priceBefore({ prices: [], sent }, 'AIR', now)).toEqual(partial)
})

test('compares no amount that was typed', () => {
  const sent = { service: 'AIR', total: 500, currency: 'VND', written: '9 ₫ thôi ạ', at: 1 }
  const now = { total: 500, currency: 'VND', lacks: [] }
  const typed = { total: 500, currency: 'VND', written: '9 ₫ thôi ạ', difference: null }
  expect(priceBefore({ ...before, sent }, 'AIR', now)).toEqual(typed)
})
