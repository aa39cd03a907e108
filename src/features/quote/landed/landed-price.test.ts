// @vitest-environment node
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { parse } from 'papaparse'
import { describe, expect, test } from 'vitest'
import { newGoods } from '#features/quote/rules/goods.ts'
import { customerLines } from './customer-lines.ts'
import { hasLandedParts, type LandedInput, landedPrice } from './landed-price.ts'
import { readSurcharges, type Surcharge, type SurchargeBase } from './surcharge.ts'

/** Ten landed prices that were calculated by hand; the last column has the workings. */
const sheet = parse<Record<string, string>>(
  readFileSync(new URL('landed-sheet.test-data.csv', import.meta.url), 'utf8'),
  { header: true, skipEmptyLines: true },
).data

function inputOf(row: Readonly<Record<string, string>>): LandedInput {
  const value = (name: string) => Number(row[name])
  const goods = (row['goods'] ?? '').split(' ').map((one) => {
    const [price, count] = one.split('x').map(Number)
    return newGoods({ price: price ?? null, count: count ?? null })
  })
  const rows = (row['surcharges'] ?? '').split('; ').filter(Boolean)
  return {
    goods,
    domesticFreight: value('domestic_yen'),
    rate: value('rate'),
    feePercent: value('fee_percent'),
    freight: {
      price: value('freight'),
      currency: row['freight_currency'] ?? '',
      rate: value('currency_rate') || null,
      goodsFee: value('goods_fee'),
    },
    extra: value('extra'),
    surcharges: readSurcharges(
      rows.map((one) => {
        const [name, kind, amount, base, currency, shown] = one.split('|')
        return { name, kind, value: amount, base, currency, shown }
      }),
    ),
  }
}

test.each(sheet)('$case is the price of the sheet', (row) => {
  const landed = landedPrice(inputOf(row))
  expect(landed.lines.map(({ dong }) => dong).join(' ')).toBe(row['lines'])
  expect([landed.dong, landed.yen].map(String)).toEqual([row['total_dong'], row['total_yen']])
  expect(landed.missing).toEqual([])
})

test('the sheet has ten prices', () => expect(sheet).toHaveLength(10))

const usual: LandedInput = {
  goods: [newGoods({ name: 'Loa', price: 10_000, count: 2 })],
  domesticFreight: 500,
  rate: 165,
  feePercent: 5,
  freight: { price: 560_000, currency: 'VND', rate: null, goodsFee: 0 },
  extra: 45_000,
  surcharges: [],
}
const surcharge = (more: Partial<Surcharge>): Surcharge => ({
  name: 'Lãi',
  kind: 'percent',
  value: 10,
  base: 'total',
  currency: 'VND',
  isInternal: true,
  ...more,
})

describe('a landed price', () => {
  test('names what it lacks', () => {
    const goods = [newGoods({ name: 'Loa' })]
    expect(landedPrice({ ...usual, goods }).missing).toEqual(['price'])
    expect(landedPrice({ ...usual, feePercent: null }).missing).toEqual(['fee'])
    expect(
      landedPrice({ ...usual, rate: null, freight: null, extra: null, surcharges: null }).missing,
    ).toEqual(['rate', 'freight', 'extra', 'surcharges'])
    const dollars = { price: 40, currency: 'USD', rate: null, goodsFee: 0 }
    expect(landedPrice({ ...usual, freight: dollars }).missing).toEqual(['freightRate'])
    const yen = surcharge({ kind: 'amount', currency: 'JPY' })
    const bare = { ...usual, goods: [], domesticFreight: null, rate: null }
    expect(landedPrice(bare).missing).toEqual([])
    expect(landedPrice({ ...bare, surcharges: [yen] }).missing).toEqual(['rate'])
  })

  test('has parts of its own once there are goods, domestic freight or surcharges', () => {
    const bare = { ...usual, goods: [newGoods()], domesticFreight: null }
    const has = (more: Partial<LandedInput>) => hasLandedParts(landedPrice({ ...bare, ...more }))
    expect([has({}), has({ surcharges: [surcharge({ base: 'goods' })] })]).toEqual([false, false])
    expect(has({ domesticFreight: 1 })).toBe(true)
    expect(has({ surcharges: [surcharge({})] })).toBe(true)
    expect(has({ surcharges: null })).toBe(true)
    expect(has({ goods: [newGoods({ name: 'Loa' })] })).toBe(true)
  })
})

describe('the lines for the customer', () => {
  test('have the internal lines inside the freight and the purchase fee', () => {
    const landed = landedPrice({
      ...usual,
      surcharges: [
        surcharge({ base: 'freight' }),
        surcharge({ base: 'goods' }),
        surcharge({ name: 'Bảo hiểm', isInternal: false }),
      ],
    })
    const plain = landedPrice(usual)
    const shown = customerLines(landed)
    const amount = (lines: typeof shown, kind: string) => lines.find((line) => line.kind === kind)?.dong ?? 0
    expect(amount(shown, 'freight') - amount(plain.lines, 'freight')).toBe(56_000)
    expect(amount(shown, 'fee') - amount(plain.lines, 'fee')).toBe(330_000)
    expect(shown.map(({ name }) => name)).toEqual(['Loa', '', '', '', '', 'Bảo hiểm'])
  })
})

const bases: readonly SurchargeBase[] = ['goods', 'goodsFees', 'freight', 'total']
const anySurcharge: fc.Arbitrary<Surcharge> = fc.record({
  name: fc.constant('Bí mật'),
  kind: fc.constantFrom('percent' as const, 'amount' as const),
  value: fc.integer({ min: -2000, max: 5000 }).map((value) => value / 100),
  base: fc.constantFrom(...bases),
  currency: fc.constantFrom('VND' as const, 'JPY' as const),
  isInternal: fc.boolean(),
})
const anyInput: fc.Arbitrary<LandedInput> = fc.record({
  goods: fc.array(
    fc
      .record({ price: fc.integer({ min: 0, max: 1e7 }), count: fc.integer({ min: 1, max: 99 }) })
      .map((line) => newGoods(line)),
    { maxLength: 5 },
  ),
  domesticFreight: fc.option(fc.integer({ min: 0, max: 1e5 })),
  rate: fc.integer({ min: 10_000, max: 30_000 }).map((rate) => rate / 100),
  feePercent: fc.integer({ min: 0, max: 200 }).map((percent) => percent / 10),
  freight: fc.record({
    price: fc.integer({ min: 1e5, max: 1e8 }),
    currency: fc.constantFrom('VND', 'JPY'),
    rate: fc.constant(null),
    goodsFee: fc.integer({ min: 0, max: 1e5 }),
  }),
  extra: fc.integer({ min: 0, max: 1e6 }),
  surcharges: fc.array(anySurcharge, { maxLength: 4 }),
})

describe('any landed price', () => {
  test('is the sum of its whole lines, for staff and for the customer', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const landed = landedPrice(input)
        const sum = landed.lines.reduce((all, { dong }) => all + dong, 0)
        expect(landed.dong).toBe(sum)
        for (const { dong, yen } of landed.lines) expect([dong, yen].every(Number.isInteger)).toBe(true)
        expect(customerLines(landed).reduce((all, { dong }) => all + dong, 0)).toBe(sum)
        expect(landed.missing).toEqual([])
      }),
    )
  })

  test('shows the customer no line that only staff see', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const internal = (input.surcharges ?? []).map((one) => ({ ...one, isInternal: true }))
        const shown = customerLines(landedPrice({ ...input, surcharges: internal }))
        expect(
          shown.every(({ kind, name }) => kind === 'carrier' || (kind !== 'surcharge' && name === '')),
        ).toBe(true)
      }),
    )
  })

  test('can be calculated from the formulas of its lines', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const { formula, dong } of landedPrice(input).lines) {
          const amount = {
            goods: () => formula.kind === 'goods' && formula.price * formula.count * formula.rate,
            percent: () => formula.kind === 'percent' && (formula.of * formula.percent) / 100,
            yen: () => formula.kind === 'yen' && formula.yen * formula.rate,
            freight: () =>
              formula.kind === 'freight' && (formula.price - formula.goodsFee) * (formula.rate ?? Number.NaN),
            carrier: () => formula.kind === 'carrier' && formula.amount * (formula.rate ?? Number.NaN),
            dong: () => dong,
          }[formula.kind]()
          expect(Math.abs(dong - Number(amount))).toBeLessThanOrEqual(
            (formula.kind === 'freight' ? 1 : 0.5) + 1e-5,
          )
        }
      }),
    )
  })

  test('does not depend on the order of the goods, but for their roundings', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const reversed = landedPrice({ ...input, goods: input.goods.toReversed() })
        expect(reversed.dong).toBe(landedPrice(input).dong)
      }),
    )
  })

  test('without amounts below zero rises with the rate', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        fc.pre((input.surcharges ?? []).every(({ value }) => value >= 0))
        fc.pre((input.freight?.price ?? 0) > (input.freight?.goodsFee ?? 0))
        const totals = [0.97, 1, 1.03].map(
          (by) => landedPrice({ ...input, rate: (input.rate ?? 0) * by }).dong,
        )
        expect(totals).toEqual(totals.toSorted((one, other) => one - other))
      }),
    )
  })
})

describe('the surcharges of the settings', () => {
  const row = { name: 'Lãi', kind: 'percent', value: '3', base: 'total', currency: '', shown: 'staff' }
  test('are read', () => {
    expect(readSurcharges([row])).toEqual([surcharge({ value: 3 })])
    expect(
      readSurcharges([{ ...row, kind: 'amount', base: '', currency: 'JPY', shown: 'customer' }]),
    ).toEqual([surcharge({ kind: 'amount', value: 3, currency: 'JPY', isInternal: false })])
    expect([readSurcharges(null), readSurcharges('')]).toEqual([[], []])
  })

  test.each([
    { ...row, kind: 'x' },
    { ...row, value: null },
    { ...row, base: 'x' },
    { ...row, shown: undefined },
    { ...row, kind: 'amount' },
    7,
  ])('are unknown where one is: %j', (one) => {
    expect(readSurcharges([row, one])).toBeNull()
    expect(readSurcharges(one)).toBeNull()
  })
})
