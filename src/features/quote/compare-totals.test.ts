// @vitest-environment node
import { expect, test } from 'vitest'
import { ratesOf } from './amount.ts'
import { compareServices, compareTotals } from './compare-totals.ts'
import type { CustomerPrice, CustomerTotal } from './customer-price.ts'
import type { ServiceQuote } from './use-service-quotes.ts'

const rates = ratesOf([{ code: 'USD', amount: 25_400 }], 170)
const cheapestOf = (all: readonly CustomerTotal[], known = rates) => compareTotals(all, (one) => one, known)
const dong = { total: 500_000, currency: 'VND' }
const yen = { total: 3500, currency: 'JPY' }
const francs = { total: 3, currency: 'CHF' }

test('compares totals of several currencies by the rates', () => {
  expect(cheapestOf([yen, dong])).toEqual({ cheapest: [dong], uncompared: [] })
  expect(cheapestOf([{ ...yen, total: 2900 }, dong]).cheapest).toEqual([{ ...yen, total: 2900 }])
})

test('names totals whose currency has no rate', () => {
  expect(cheapestOf([francs, yen, dong])).toEqual({ cheapest: [dong], uncompared: [francs] })
  expect(cheapestOf([yen, dong], ratesOf([], null))).toEqual({ cheapest: [dong], uncompared: [yen] })
})

test('compares totals of one currency without a rate', () => {
  const other = { ...francs, total: 2 }
  expect(cheapestOf([francs, other])).toEqual({ cheapest: [other], uncompared: [] })
  expect(cheapestOf([francs, { ...francs }]).cheapest).toHaveLength(2)
  expect(cheapestOf([])).toEqual({ cheapest: [], uncompared: [] })
})

const quote = (code: string, total: CustomerTotal | null) =>
  ({ service: { code }, cost: total && { ...total, freight: total.total, extra: 0 } }) as ServiceQuote
const codes = ({ cheapest, uncompared }: ReturnType<typeof compareServices>) =>
  [cheapest, uncompared].map((all) => all.map(({ service }) => service.code).join(' '))

test('compares the landed prices once one of them is complete, and their freights before that', () => {
  const quotes = [quote('AIR', dong), quote('SEA', { ...dong, total: 400_000 }), quote('BUSY', null)]
  expect(codes(compareServices(quotes, () => 'incomplete', rates))).toEqual(['SEA', ''])
  const priceOf = (one: Pick<ServiceQuote, 'price'>) =>
    one === quotes[0] ? ({ total: 900_000, currency: 'VND' } as CustomerPrice) : 'incomplete'
  expect(codes(compareServices(quotes, priceOf, rates))).toEqual(['AIR', 'SEA'])
})
