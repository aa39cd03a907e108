// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratesOf } from './amount.ts'
import { costOf, customerPrice, freightOf, knownPrice } from './customer-price.ts'
import { type LandedInput, landedPrice } from './landed/landed-price.ts'
import { newGoods } from './rules/goods.ts'

const freight = { price: 510_000, currency: 'VND', rate: null, goodsFee: 0 }
const plain: LandedInput = {
  goods: [],
  domesticFreight: null,
  rate: 170,
  feePercent: 5,
  freight,
  extra: 0,
  surcharges: [],
}
const goods = [newGoods({ name: 'Loa', price: 1000, count: 2 })]
const rates = ratesOf(
  [
    { code: 'VND', amount: 1 },
    { code: 'JPY', amount: 160 },
    { code: 'USD', amount: 25_400 },
  ],
  170,
)

function priceIn(currency: string, more: Partial<LandedInput> = {}, known = rates) {
  const input = { ...plain, ...more }
  const sent = { service: 'AIR', name: '', weight: null, days: '', ...(input.freight ?? freight) }
  const cost = input.freight && costOf(sent, input.extra, currency, known)
  return customerPrice(cost, landedPrice(input), { currency, rates: known })
}

test('is the cost of the service in the chosen currency without goods', () => {
  expect(priceIn('')).toMatchObject({ total: 510_000, currency: 'VND', isLanded: false, lacks: [] })
  expect(priceIn('JPY'), 'by the rate of the settings').toMatchObject({ total: 3000, currency: 'JPY' })
})

test('is the landed total in the chosen currency with goods, and in đồng where none is chosen', () => {
  const dong = 340_000 + 17_000 + 510_000
  const inDong = { total: dong, currency: 'VND' }
  expect(priceIn('', { goods })).toMatchObject({ ...inDong, other: { total: 5100, currency: 'JPY' } })
  expect(priceIn('JPY', { goods })).toMatchObject({ total: 5100, currency: 'JPY', other: inDong })
  expect(priceIn('USD', { goods })).toMatchObject({ total: 34.13, currency: 'USD', other: inDong })
  expect(priceIn('CHF', { goods }), 'a currency without a rate').toMatchObject(inDong)
  expect(priceIn('JPY', { goods })).toMatchObject({
    parts: [
      { key: 'goods 0', name: 'Loa', count: 2, amount: 2000 },
      { key: 'fee 1', amount: 100 },
      { key: 'freight 2', amount: 3000 },
    ],
  })
})

test('has the freight of its parts, without the fees that the server names', () => {
  const sent = { ...freight, price: 527_000, goodsFee: 17_000 }
  const cost = costOf({ service: 'AIR', name: '', weight: null, days: '', ...sent }, 0, '', rates)
  const freightIn = (currency: string, more: Partial<LandedInput>) =>
    freightOf(knownPrice(priceIn(currency, { freight: sent, ...more })), cost)
  expect(freightIn('', { goods })).toEqual({ total: 510_000, currency: 'VND' })
  expect(freightIn('JPY', { goods })).toEqual({ total: 3000, currency: 'JPY' })
  expect(freightIn('', {})).toEqual({ total: 510_000, currency: 'VND' })
  expect(freightIn('', { goods, rate: null }), 'an incomplete price').toMatchObject({ total: 510_000 })
})

test('names no yen where their rate is unknown', () => {
  const surcharges = [
    {
      name: 'Đóng gói',
      kind: 'amount',
      value: 5000,
      base: 'total',
      currency: 'VND',
      isInternal: false,
    } as const,
  ]
  const price = priceIn('JPY', { rate: null, surcharges }, ratesOf([], null))
  expect(price).toMatchObject({ total: 515_000, currency: 'VND', other: null })
})

test('is incomplete while a part of the landed price is missing, and none without a price of the server', () => {
  expect(priceIn('', { goods: [newGoods({ name: 'Loa' })] })).toBe('incomplete')
  expect(priceIn('', { goods, rate: null })).toBe('incomplete')
  expect(priceIn('', { goods, extra: null })).toBe('incomplete')
  expect(priceIn('', { freight: null })).toBeNull()
})

test('names what the total does not include', () => {
  const inFrancs = { ...freight, price: 40, currency: 'CHF' }
  expect(priceIn('', { freight: inFrancs, extra: 20_000 })).toMatchObject({
    total: 40,
    currency: 'CHF',
    lacks: [{ kind: 'extra', reason: 'rate', amount: 20_000, currency: 'VND' }],
  })
  expect(priceIn('', { extra: null })).toMatchObject({ lacks: [{ kind: 'extra', reason: 'unknown' }] })
  expect(priceIn('', { surcharges: null })).toMatchObject({ total: 510_000, lacks: [{ kind: 'surcharges' }] })
  expect(priceIn('', { freight: inFrancs }), 'no extra services are chosen').toMatchObject({ lacks: [] })
})

test('has parts that add up to its total in every currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', 'VND', 'JPY', 'USD', 'CHF'),
      fc.array(fc.integer({ min: 0, max: 1e6 }), { maxLength: 5 }),
      fc.integer({ min: 0, max: 1e8 }),
      fc.constantFrom('VND', 'JPY', 'USD'),
      fc.integer({ min: 0, max: 1e6 }),
      fc.integer({ min: 10_000, max: 30_000 }),
      (currency, prices, price, of, extra, rate) => {
        const known = ratesOf([{ code: 'USD', amount: 25_400 }], rate / 100)
        const found = priceIn(
          currency,
          {
            goods: prices.map((one) => newGoods({ price: one })),
            rate: rate / 100,
            freight: { price: price / 7, currency: of, rate: known.get(of) ?? null, goodsFee: 0 },
            extra,
          },
          known,
        )
        if (found === null || found === 'incomplete') throw new RangeError('a complete price was expected')
        const sum = found.parts.reduce((all, { amount }) => all + amount, 0)
        expect(Math.abs(sum - found.total)).toBeLessThan(0.001)
      },
    ),
  )
})
