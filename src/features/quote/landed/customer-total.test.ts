// @vitest-environment node
import { expect, test } from 'vitest'
import { newGoods } from '#features/quote/rules/goods.ts'
import { customerTotal } from './customer-total.ts'
import { type LandedInput, landedPrice } from './landed-price.ts'

const cost = { currency: 'JPY', freight: 3000, extra: 0, total: 3000 }
const freight = { price: 500_000, currency: 'VND', rate: null, goodsFee: 0 }
const plain: LandedInput = {
  goods: [],
  domesticFreight: null,
  rate: 170,
  feePercent: 5,
  freight,
  extra: 20_000,
  surcharges: [],
}
const totalOf = (more: Partial<LandedInput>) => customerTotal({ cost }, landedPrice({ ...plain, ...more }))

test('is the cost of the service in the chosen currency without goods', () =>
  expect(totalOf({})).toEqual({ total: 3000, currency: 'JPY' }))

test('is the landed total with goods', () =>
  expect(totalOf({ goods: [newGoods({ name: 'Loa', price: 1000 })] })).toEqual({
    total: 170_000 + 8500 + 520_000,
    currency: 'VND',
  }))

test('is none while a part of the landed price is missing', () => {
  expect(totalOf({ goods: [newGoods({ name: 'Loa' })] })).toBeNull()
  expect(totalOf({ goods: [newGoods({ name: 'Loa', price: 1000 })], rate: null })).toBeNull()
  expect(customerTotal({ cost: null }, landedPrice(plain))).toBeNull()
})
