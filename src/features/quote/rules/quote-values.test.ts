import { expect, test } from 'vitest'
import { domesticFreightOf, newGoods } from './goods.ts'
import { emptyQuoteValues, quoteProblems, readQuoteValues } from './quote-values.ts'

test('ignores the freight within Japan without goods lines, whose input is hidden then', () => {
  const parcels = [{ weight: 1, length: null, width: null, height: null }]
  const values = { ...emptyQuoteValues, parcels, domesticFreight: -1 }
  expect(domesticFreightOf(values)).toBeNull()
  expect(quoteProblems(values)).toEqual({})
  const withGoods = { ...values, goods: [newGoods()] }
  expect(domesticFreightOf(withGoods)).toBe(-1)
  expect(Object.keys(quoteProblems(withGoods))).toEqual(['domesticFreight'])
})

test.each([
  ['one side of three', [40, null, 20], ['parcels.1.width']],
  ['two sides of three', [null, 30, null], ['parcels.1.length', 'parcels.1.height']],
  ['no side of three', [40, 30, 20], []],
  ['all sides', [null, null, null], []],
] as const)('asks for the sides of a parcel that lacks %s', (_, [length, width, height], names) => {
  const measured = { weight: 1, length: 10, width: 10, height: 10 }
  const values = { ...emptyQuoteValues, parcels: [measured, { weight: 2, length, width, height }] }
  expect(Object.keys(quoteProblems(values))).toEqual(names)
  const stored = readQuoteValues(JSON.parse(JSON.stringify(values)))
  expect(stored && Object.keys(quoteProblems(stored)), 'of a stored quote').toEqual(names)
})

test('asks for the sides of goods only where the parcel is stacked of them', () => {
  const goods = [newGoods({ name: 'Loa', weight: 1, length: 40, height: 20 })]
  const parcels = [{ weight: 1, length: null, width: null, height: null }]
  const stacked = { ...emptyQuoteValues, goods, parcels, parcelOrigin: 'stacked' as const }
  expect(Object.keys(quoteProblems(stacked))).toEqual(['goods.0.width'])
  expect(quoteProblems({ ...stacked, parcelOrigin: null })).toEqual({})
})
