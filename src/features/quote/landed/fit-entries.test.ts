// @vitest-environment node
import { expect, test } from 'vitest'
import { newGoods } from '#features/quote/rules/goods.ts'
import { emptyQuoteValues, mostGoods, mostParcels } from '#features/quote/rules/quote-values.ts'
import { fitEntries, withEntries } from './prefill.ts'
import { readQuoteText } from './read-quote-text.ts'

const { entries, ...rest } = readQuoteText(
  'Loa 500円 1kg\n\nSách 200円 2kg\n\n10x10x10 4kg x3\n\n20x20x20 5kg',
)
const parcel = { weight: 1, length: null, width: null, height: null }
const withLines = (goods: number, parcels: number) => ({
  ...emptyQuoteValues,
  goods: [...Array.from({ length: goods }, () => newGoods({ name: 'Nồi' })), newGoods()],
  parcels: Array.from({ length: parcels }, () => parcel),
})

test('leaves out the entries that a quote has no room for, and counts their lines', () => {
  expect(fitEntries(emptyQuoteValues, entries)).toEqual({ entries, goodsLeft: 0, parcelsLeft: 0 })
  const values = withLines(mostGoods - 1, mostParcels - 2)
  const fitting = fitEntries(values, entries)
  expect(fitting).toMatchObject({ goodsLeft: 1, parcelsLeft: 2 })
  expect(fitting.entries.map(({ kind, count }) => [kind, count])).toEqual([
    ['goods', 1],
    ['parcel', 2],
  ])
  const next = withEntries(values, { ...rest, entries })
  expect([next.goods.length, next.parcels.length]).toEqual([mostGoods, mostParcels])
  expect(fitEntries(next, entries)).toEqual({ entries: [], goodsLeft: 2, parcelsLeft: 4 })
})
