// @vitest-environment node
import { expect, test } from 'vitest'
import { priceBefore } from './compare-prices.ts'

const before = [{ name: 'AIR', total: 500, currency: 'VND' }]

test.each([
  ['a higher price', 'AIR', { total: 520, currency: 'VND' }, 20],
  ['a lower price', 'AIR', { total: 450, currency: 'VND' }, -50],
  ['another currency', 'AIR', { total: 3, currency: 'JPY' }, null],
  ['a price that is not there yet', 'AIR', null, null],
])('compares the earlier price with %s', (_, name, now, difference) =>
  expect(priceBefore(before, name, now)).toEqual({ total: 500, currency: 'VND', difference }),
)

test('compares nothing for a service that the quote did not have', () => {
  expect(priceBefore(before, 'SEA', { total: 1, currency: 'VND' })).toBeNull()
})
