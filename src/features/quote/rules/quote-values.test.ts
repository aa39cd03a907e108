import { expect, test } from 'vitest'
import { domesticFreightOf, newGoods } from './goods.ts'
import { emptyQuoteValues, quoteProblems } from './quote-values.ts'

test('ignores the freight within Japan without goods lines, whose input is hidden then', () => {
  const parcels = [{ weight: 1, length: null, width: null, height: null }]
  const values = { ...emptyQuoteValues, parcels, domesticFreight: -1 }
  expect(domesticFreightOf(values)).toBeNull()
  expect(quoteProblems(values)).toEqual({})
  const withGoods = { ...values, goods: [newGoods()] }
  expect(domesticFreightOf(withGoods)).toBe(-1)
  expect(Object.keys(quoteProblems(withGoods))).toEqual(['domesticFreight'])
})
