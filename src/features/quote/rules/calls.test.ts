// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestOf } from '#descriptor/operation.ts'
import {
  type Asked,
  calculators,
  extraServiceQuery,
  internationalQuery,
  readAmount,
  readPrices,
} from './calculators.ts'
import { deskProblems, emptyDesk, readDesk } from './desk.ts'
import { helpers, readChoices } from './helpers.ts'

const asked: Asked = {
  country: 'VN',
  packageType: 'SPX',
  goodsValue: 0,
  items: 1,
  account: '',
  otherFees: null,
  parcels: [{ weight: 2.5, length: 40, width: 30, height: null }],
}

test('makes exactly the calls of the specification', () => {
  const said = [...Object.values(helpers), ...Object.values(calculators)]
  expect(said.map(({ method, path }) => `${method} ${path}`)).toEqual([
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
  test('has the specified names and defaults, and nothing that is unknown', () => {
    expect(Object.entries(internationalQuery('AIR', { ...asked, packageType: '' }))).toEqual([
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

  test('has every specified name, blank ones with an empty value, where blanks are sent', () => {
    const child = { weight: 1, length: null, width: null, height: null }
    const query = internationalQuery('AIR', { ...asked, parcels: [...asked.parcels, child] }, true)
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

  test('sends every field and the child parcels by their number', () => {
    const child = { weight: 1, length: 10, width: 20, height: 30 }
    const whole = { ...asked, account: 'KH1', otherFees: 5, parcels: [...asked.parcels, child, child] }
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

test('the extra services are repeated values', () => {
  const { query } = requestOf(calculators.extraService, { query: extraServiceQuery(['A', 'B']) })
  expect(query).toEqual({ ExtraService: ['A', 'B'] })
})

describe('a helper’s answer', () => {
  const choice = { value: '7', code: 'VND', label: 'Đồng', amount: null, country: '' }
  test.each<[string, unknown]>([
    ['Result, capitals', { Result: [{ Id: 7, Code: 'VND', Name: 'Đồng' }] }],
    ['data.results', { data: { results: [{ id: '7', code: 'VND', label: 'Đồng' }] } }],
    ['data', { data: [{ _id: 7, code: 'VND', Title: 'Đồng' }] }],
    ['bare', [{ id: 7, Code: 'VND', title: 'Đồng' }]],
  ])('is read in the spelling of %s', (_, body) => expect(readChoices(body)).toEqual([choice]))

  test('an entry is its own code and name where it has nothing else; one without an id is left out', () => {
    const choices = readChoices({ Result: ['SEA', { value: 'AIR' }, {}, null, { Name: 'x' }] }) ?? []
    expect(choices.map(({ value, code, label }) => [value, code, label])).toEqual([
      ['SEA', 'SEA', 'SEA'],
      ['AIR', 'AIR', 'AIR'],
    ])
  })

  test('is a failure where there is no list', () => {
    for (const body of [null, '', {}, { Result: null }, { data: { results: 'x' } }])
      expect(readChoices(body)).toBeNull()
  })
})

describe('a calculator’s answer', () => {
  test.each<[string, unknown, number]>([
    ['rows in Result', { Result: [{ ServiceCode: 'A', Price: '120.5' }] }, 120.5],
    ['rows in data.results', { data: { results: [{ total: 5 }] } }, 5],
    ['rows in data', { data: [{ Amount: 5 }] }, 5],
    ['one in Result', { Result: { TotalPrice: 5 } }, 5],
    ['a number', { Result: 5 }, 5],
    ['a number as text', { data: '5' }, 5],
  ])('is read as %s', (_, body, price) => expect(readPrices(body)?.[0]?.price).toBe(price))

  test('says its weight, currency and days where it has them', () => {
    const row = { ServiceCode: 'A', Price: 1, ChargeableWeight: '2.5', Currency: 'jpy', Days: 3 }
    expect(readPrices({ Result: [row] })).toEqual([
      { service: 'A', name: '', price: 1, currency: 'JPY', weight: 2.5, days: '3' },
    ])
  })

  test('is a failure without a price', () => {
    for (const body of [null, {}, { Result: [] }, { Result: [{}] }, { Result: 'x' }, { code: 0 }])
      expect(readPrices(body)).toBeNull()
  })

  test('is an amount in Result or data', () => {
    expect([{ Result: 0 }, { data: '7' }, { Result: { Price: 9 } }].map(readAmount)).toEqual([0, 7, 9])
    expect([null, {}, { Result: 'x' }, { Result: [] }].map(readAmount)).toEqual([null, null, null, null])
  })
})

test('no answer makes a reader throw', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      for (const read of [readChoices, readPrices, readAmount, readDesk]) read(body)
    }),
  )
})

describe('a desk', () => {
  test('comes back as it was written down', () => {
    const desk = {
      ...emptyDesk,
      ...asked,
      extras: ['A'],
      customer: { value: '1', label: 'Lan', code: 'KH1' },
    }
    expect(readDesk(structuredClone(desk))).toEqual(desk)
    expect(readDesk({})).toEqual({ ...emptyDesk, goodsValue: null, items: null })
    expect(readDesk('x')).toBeNull()
  })

  test('says what is wrong where it stands', () => {
    const parcels = [
      { weight: null, length: 0, width: Number.NaN, height: null },
      { weight: 2000, length: 1, width: 1, height: 1 },
    ]
    expect(Object.keys(deskProblems({ ...emptyDesk, parcels, items: 1.5, goodsValue: -1 }))).toEqual([
      'parcels.0.weight',
      'parcels.0.length',
      'parcels.0.width',
      'parcels.1.weight',
      'goodsValue',
      'items',
    ])
    expect(deskProblems({ ...emptyDesk, ...asked })).toEqual({})
  })
})
