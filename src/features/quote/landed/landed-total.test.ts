import { expect, test } from 'vitest'
import { newGoods } from '#features/quote/rules/goods.ts'
import { type LandedInput, landedPrice } from './landed-price.ts'
import { landedTotal } from './landed-total.ts'

const input: LandedInput = {
  goods: [newGoods({ name: 'Sách', price: 1000 })],
  domesticFreight: null,
  rate: 170,
  feePercent: 0,
  freight: { price: 300_000, currency: 'VND', rate: null, goodsFee: 0 },
  extra: 0,
  surcharges: [],
}

test('returns the landed total, or none while it is incomplete', () => {
  const cost = { total: 300_000, currency: 'VND' }
  expect(landedTotal(cost, landedPrice(input), true)).toEqual({ total: 470_000, currency: 'VND' })
  expect(landedTotal(cost, landedPrice({ ...input, rate: null }), true)).toBeNull()
  expect(landedTotal(cost, landedPrice(input), false)).toEqual(cost)
})
