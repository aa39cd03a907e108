// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalsOf } from '#text/format-amount.ts'
import { ratesOf } from './amount.ts'
import { costOf, customerPrice, knownPrice } from './customer-price.ts'
import { landedPrice } from './landed/landed-price.ts'
import { lineLabel } from './landed/line-texts.ts'
import { withoutInsurance } from './landed/use-landed.ts'
import { messageLines } from './message.ts'
import { readPrices } from './rules/calculators.ts'
import { newGoods } from './rules/goods.ts'
import { emptyQuoteValues } from './rules/quote-values.ts'
import { contradictionsIn } from './sending/contradictions.ts'
import { textOf } from './sending/message-line.ts'

const rates = ratesOf(
  [
    { code: 'VND', amount: 1 },
    { code: 'USD', amount: 25_431.7 },
    { code: 'EUR', amount: 27_905.3 },
  ],
  168.5,
)
const locales = ['vi-VN', 'ja-JP', 'en-US']
const dong = fc.integer({ min: 0, max: 3_000_000 })

/** The number of an amount in the notation of its locale. */
function numberOf(amount: string, locale: string): number {
  const decimal = locale === 'vi-VN' ? ',' : '.'
  return Number(
    amount
      .replaceAll('−', '-')
      .replace(new RegExp(`[^\\d${decimal}-]`, 'g'), '')
      .replace(decimal, '.'),
  )
}

const surcharge = fc.record({
  name: fc.constantFrom('Bảo hiểm hàng', 'Giảm giá', 'Công', 'Bảo hiểm mở rộng'),
  kind: fc.constantFrom('percent' as const, 'amount' as const),
  value: fc.integer({ min: 0, max: 12 }),
  base: fc.constantFrom('goods' as const, 'goodsFees' as const, 'freight' as const, 'total' as const),
  currency: fc.constantFrom('VND' as const, 'JPY' as const),
  isInternal: fc.boolean(),
})
const input = fc.record({
  freight: dong,
  fees: fc.dictionary(
    fc.constantFrom('GoodsFee', 'Handling', 'OtherFees', 'FuelSurcharge', 'Insurance'),
    dong,
  ),
  isFreightNamed: fc.boolean(),
  sent: fc.constantFrom('VND', 'JPY', 'USD'),
  extra: dong,
  goods: fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 90_000 }), count: fc.integer({ min: 1, max: 9 }) }),
    {
      maxLength: 4,
    },
  ),
  feePercent: fc.integer({ min: 0, max: 9 }),
  surcharges: fc.array(surcharge, { maxLength: 3 }),
  currency: fc.constantFrom('', 'VND', 'JPY', 'USD', 'EUR'),
  locale: fc.constantFrom(...locales),
})

test('the lines of every message add up to its total, in every currency and language, with one insurance of the settings', () => {
  fc.assert(
    fc.property(input, (one) => {
      const sum = Object.values(one.fees).reduce((all, fee) => all + fee, one.freight)
      const row = {
        ...one.fees,
        ...(one.isFreightNamed && { Freight: one.freight }),
        Price: sum,
        Currency: one.sent,
      }
      const [sent] = readPrices({ Result: [row] }) ?? []
      if (!sent) throw new RangeError('no price')
      const cost = costOf(sent, one.extra, one.currency, rates)
      const { surcharges, leftOut } = withoutInsurance(one.surcharges, false)
      const landed = landedPrice({
        goods: one.goods.map((goods) => newGoods({ name: 'Loa', ...goods })),
        domesticFreight: null,
        rate: 168.5,
        feePercent: one.feePercent,
        freight: { ...sent, goodsFee: sent.goodsFee ?? 0, rate: rates.get(sent.currency) ?? null },
        extra: one.extra,
        surcharges,
        leftOut: leftOut ?? [],
      })
      const price = knownPrice(customerPrice(cost, landed, { currency: one.currency, rates }))
      if (!price) throw new RangeError('incomplete')
      const lines = messageLines(
        {
          at: new Date(0),
          number: 'BG',
          values: emptyQuoteValues,
          service: 'AIR',
          days: '',
          weight: null,
          prices: price.parts.map(({ key, kind, name, amount }) => ({
            key,
            label: lineLabel({ kind, name }),
            amount,
          })),
          totals: [price],
          isPartial: false,
          currency: price.currency,
          validUntil: null,
          excludes: [],
        },
        (source) =>
          typeof source === 'string'
            ? source
            : source.text.replace(/\{(\w+)\}/g, (_, name) => String(source.with[name])),
        one.locale,
      )
      const amounts = lines
        .filter(({ kind }) => kind === 'price')
        .map(({ amount = '' }) => numberOf(amount, one.locale))
      const total = numberOf(lines.find(({ kind }) => kind === 'total')?.amount ?? '', one.locale)
      const all = amounts.reduce((left, amount) => left + amount, 0)
      expect(Math.abs(all - total)).toBeLessThan(0.5 / 10 ** decimalsOf(price.currency))
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
      expect(contradictionsIn(textOf(lines), lines, price.currency)).toEqual([])
      const insurances = price.parts.filter(
        ({ kind, name }) => kind === 'surcharge' && name.startsWith('Bảo hiểm'),
      )
      expect(insurances.length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 500 },
  )
})
