// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestOf } from '#descriptor/operation.ts'
import {
  calculators,
  extraServiceQuery,
  internationalQuery,
  type PriceInput,
  readAmount,
  readPrices,
} from './calculators.ts'
import { newGoods } from './goods.ts'
import { helpers, readChoices } from './helpers.ts'
import { emptyQuoteValues, quoteProblems, readQuoteValues, sentValues } from './quote-values.ts'

const input: PriceInput = {
  country: 'VN',
  packageType: 'SPX',
  goodsValue: 0,
  items: 1,
  account: '',
  otherFees: null,
  parcels: [{ weight: 2.5, length: 40, width: 30, height: null }],
}

test('makes exactly the calls of the specification', () => {
  const operations = [...Object.values(helpers), ...Object.values(calculators)]
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /crm/autocomplete/customer',
    'GET /fin-autocomplete-agent/autocomplete-consigneeinfo',
    'GET /common/service-type',
    'GET /common/extra-service-type',
    'GET /common/currency',
    'GET /api/international-price-calculator',
    'GET /bill/calc-price-extra-service',
  ])
})

describe('the query of the international calculator', () => {
  test('has the specified names and defaults, without blank fields', () => {
    expect(Object.entries(internationalQuery('AIR', { ...input, packageType: '' }))).toEqual([
      ['ServiceCode', 'AIR'],
      ['ToCountryOrTerritoryId', 'VN'],
      ['PackageType', 'SPX'],
      ['GoodsValue', 0],
      ['NumberOfItems', 1],
      ['Weight', 2.5],
      ['Dim.Length', 40],
      ['Dim.Width', 30],
    ])
  })

  test('has every specified name, with empty values if blank fields are sent', () => {
    const child = { weight: 1, length: null, width: null, height: null }
    const query = internationalQuery('AIR', { ...input, parcels: [...input.parcels, child] }, true)
    expect(Object.entries(query)).toEqual([
      ['ServiceCode', 'AIR'],
      ['ToCountryOrTerritoryId', 'VN'],
      ['PackageType', 'SPX'],
      ['GoodsValue', 0],
      ['NumberOfItems', 1],
      ['Weight', 2.5],
      ['Dim.Length', 40],
      ['Dim.Width', 30],
      ['Dim.Height', ''],
      ['AccountNr', ''],
      ['OtherFees', ''],
      ['ChildItems[0].Weight', 1],
      ['ChildItems[0].Length', ''],
      ['ChildItems[0].Width', ''],
      ['ChildItems[0].Height', ''],
    ])
  })

  test('has every field, and the child parcels by index', () => {
    const child = { weight: 1, length: 10, width: 20, height: 30 }
    const whole = { ...input, account: 'KH1', otherFees: 5, parcels: [...input.parcels, child, child] }
    expect(internationalQuery('SEA', whole)).toMatchObject({
      AccountNr: 'KH1',
      OtherFees: 5,
      'ChildItems[0].Weight': 1,
      'ChildItems[0].Length': 10,
      'ChildItems[1].Width': 20,
      'ChildItems[1].Height': 30,
    })
  })
})

test('the extra service query repeats its parameter for each service', () => {
  const { query } = requestOf(calculators.extraService, { query: extraServiceQuery(['A', 'B']) })
  expect(query).toEqual({ ExtraService: ['A', 'B'] })
})

describe('the response of a helper list', () => {
  const choice = { value: '7', code: 'VND', label: 'Đồng', amount: null, country: '' }
  test.each<[string, unknown]>([
    ['Result, capitals', { Result: [{ Id: 7, Code: 'VND', Name: 'Đồng' }] }],
    ['data.results', { data: { results: [{ id: '7', code: 'VND', label: 'Đồng' }] } }],
    ['data', { data: [{ _id: 7, code: 'VND', Title: 'Đồng' }] }],
    ['bare', [{ id: 7, Code: 'VND', title: 'Đồng' }]],
  ])('is read in the spelling of %s', (_, body) => expect(readChoices(body)).toEqual([choice]))

  test('uses a bare entry as code and label, and omits an entry without an id', () => {
    const choices = readChoices({ Result: ['SEA', { value: 'AIR' }, {}, null, { Name: 'x' }] }) ?? []
    expect(choices.map(({ value, code, label }) => [value, code, label])).toEqual([
      ['SEA', 'SEA', 'SEA'],
      ['AIR', 'AIR', 'AIR'],
    ])
  })

  test('is refused without a list', () => {
    for (const body of [null, '', {}, { Result: null }, { data: { results: 'x' } }])
      expect(readChoices(body)).toBeNull()
  })
})

describe('the response of a calculator', () => {
  test.each<[string, unknown, number]>([
    ['rows in Result', { Result: [{ ServiceCode: 'A', Price: '120.5' }] }, 120.5],
    ['rows in data.results', { data: { results: [{ total: 5 }] } }, 5],
    ['rows in data', { data: [{ Amount: 5 }] }, 5],
    ['one in Result', { Result: { TotalPrice: 5 } }, 5],
    ['a number', { Result: 5 }, 5],
    ['a number as text', { data: '5' }, 5],
  ])('is read as %s', (_, body, price) => expect(readPrices(body)?.[0]?.price).toBe(price))

  test('returns weight, currency and days if present', () => {
    const row = { ServiceCode: 'A', Price: 1, ChargeableWeight: '2.5', Currency: 'jpy', Days: 3 }
    expect(readPrices({ Result: [row] })).toEqual([
      { service: 'A', name: '', price: 1, currency: 'JPY', weight: 2.5, days: '3' },
    ])
    expect(readPrices({ Result: [{ ...row, GoodsFee: 0.5 }] })?.[0]?.goodsFee).toBe(0.5)
  })

  test('is refused without a price', () => {
    for (const body of [null, {}, { Result: [] }, { Result: [{}] }, { Result: 'x' }, { code: 0 }])
      expect(readPrices(body)).toBeNull()
  })

  test('is read as an amount from Result or data', () => {
    expect([{ Result: 0 }, { data: '7' }, { Result: { Price: 9 } }].map(readAmount)).toEqual([0, 7, 9])
    expect([null, {}, { Result: 'x' }, { Result: [] }].map(readAmount)).toEqual([null, null, null, null])
  })
})

test('the readers throw for no response', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      for (const read of [readChoices, readPrices, readAmount, readQuoteValues]) read(body)
    }),
  )
})

describe('the quote values', () => {
  test('are read as they were stored', () => {
    const values = {
      ...emptyQuoteValues,
      ...input,
      extras: ['A'],
      customer: { value: '1', label: 'Lan', code: 'KH1' },
    }
    expect(readQuoteValues(structuredClone(values))).toEqual(values)
    const line = newGoods({ name: 'Loa', price: 12_800, weight: 1.2, product: '7' })
    const source = { resource: 'letter', id: '3', name: 'Lan', phone: '0912', text: 'Loa này' }
    const bought = { ...values, goods: [line], domesticFreight: 800, typed: ['items'] as const, source }
    expect(readQuoteValues(structuredClone(bought))).toEqual(bought)
    expect(readQuoteValues({})).toEqual({ ...emptyQuoteValues, goodsValue: null, items: null })
    expect(readQuoteValues('x')).toBeNull()
  })

  test('of earlier versions have no goods, and their typed value and number of goods', () => {
    const { goods: _, typed: __, source: ___, domesticFreight: ____, ...earlier } = emptyQuoteValues
    expect(readQuoteValues(earlier)).toEqual(emptyQuoteValues)
    expect(readQuoteValues({ ...earlier, goodsValue: 5, items: 2 })?.typed).toEqual(['goodsValue', 'items'])
  })

  test('follow the goods where they were not typed', () => {
    const goods = [newGoods({ price: 1000, count: 3 }), newGoods({ price: 500 }), newGoods()]
    const values = { ...emptyQuoteValues, goods }
    expect(sentValues(values, 170.5)).toMatchObject({ goodsValue: 596_750, items: 4 })
    expect(sentValues({ ...values, typed: ['goodsValue'], goodsValue: 0 }, 170)).toMatchObject({
      goodsValue: 0,
      items: 4,
    })
    expect(sentValues({ ...values, typed: ['items'], items: 1 }, null)).toMatchObject({
      goodsValue: 0,
      items: 1,
    })
    expect(sentValues(emptyQuoteValues, 170)).toBe(emptyQuoteValues)
  })

  test('have a problem at the path of each invalid value', () => {
    const parcels = [
      { weight: null, length: 0, width: Number.NaN, height: null },
      { weight: 2000, length: 1, width: 1, height: 1 },
    ]
    expect(Object.keys(quoteProblems({ ...emptyQuoteValues, parcels, items: 1.5, goodsValue: -1 }))).toEqual([
      'parcels.0.weight',
      'parcels.0.length',
      'parcels.0.width',
      'parcels.1.weight',
      'goodsValue',
      'items',
    ])
    const measured = {
      ...emptyQuoteValues,
      ...input,
      parcels: [{ weight: 1, length: 40, width: 30, height: 1 }],
    }
    expect(quoteProblems(measured)).toEqual({})
    const goods = [newGoods(), newGoods({ name: 'Loa', count: null, price: -1 })]
    expect(Object.keys(quoteProblems({ ...measured, goods }))).toEqual(['goods.1.price', 'goods.1.count'])
  })
})

test.each<[string, object, readonly (readonly [string, number])[]]>([
  ['none', { Price: 500 }, []],
  [
    'the named ones',
    { Price: 500, Handling: 20, OtherFees: 0, FuelSurcharge: '30' },
    [
      ['#handling', 20],
      ['#fuel', 30],
    ],
  ],
  [
    'the rest beside a named freight',
    { Price: 500, Freight: 400, GoodsFee: 50, Handling: 20 },
    [
      ['#handling', 20],
      ['#rest', 30],
    ],
  ],
  [
    'listed ones with their names',
    { Price: 500, Fees: [{ Name: 'Peak season', Amount: 40 }] },
    [['Peak season', 40]],
  ],
  ['none that contradict the price', { Price: 500, Freight: 480, Handling: 900 }, []],
  ['no rest below zero', { Price: 500, Freight: 520 }, []],
  [
    'none that contradict the named freight',
    { Price: 1000, FuelSurcharge: 100, Freight: 900, Fees: [{ Name: 'Fuel', Amount: 100 }] },
    [],
  ],
  [
    'listed ones of one name as one',
    {
      Price: 1000,
      Fees: [
        { Name: 'Fuel', Amount: 100 },
        { Name: 'Peak', Amount: 10 },
      ],
      Surcharges: [{ Name: 'Fuel', Amount: 50 }],
    },
    [
      ['Fuel', 150],
      ['Peak', 10],
    ],
  ],
])('the fees of a price: %s', (_, row, fees) =>
  expect((readPrices({ Result: [row] })?.[0]?.fees ?? []).map(({ name, amount }) => [name, amount])).toEqual(
    fees,
  ),
)
