import { expect, test } from 'vitest'
import { rankedText, rankOf, rankQuery, slipRankOf } from './rank.ts'

const order = (query: string, texts: readonly string[]) => {
  const wanted = rankQuery(query)
  const ranked = texts.map((text) => ({ text, rank: wanted && rankOf(wanted, rankedText(text)) }))
  return ranked
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ text }) => text)
}
const slips = (query: string, text: string) => {
  const wanted = rankQuery(query)
  return wanted !== null && slipRankOf(wanted, rankedText(text)) !== undefined
}

test('orders the whole label, its start, a phrase at a word, words at words, and inside', () => {
  const best = ['Đồng hồ', 'Đồng hồ cũ', 'Dây đồng hồ', 'Hồ sơ đồng', 'Xađồng hồng']
  expect(order('dong ho', best.toReversed())).toEqual(best)
})

test('prefers the typed marks, then the shorter label', () => {
  expect(order('bàn', ['Bán lẻ', 'Bàn gỗ', 'Bàn'])).toEqual(['Bàn', 'Bàn gỗ', 'Bán lẻ'])
})

test.each([
  ['がらす', 'ｶﾞﾗｽ工房'],
  ['sp00123', 'Áo SP-00123'],
  ['0917658529', 'Lan 0917 658 529'],
  ['+84 917 658 529', 'Lan 0917-658-529'],
])('%s matches %s', (query, text) => {
  expect(order(query, [text])).toEqual([text])
})

test.each([
  ['dnog ho', 'Đồng hồ', true],
  ['dogn ho', 'Đồng hồ', true],
  ['donng ho', 'Đồng hồ', true],
  ['dng ho', 'Đồng hồ', false],
  ['tyeu', 'Thêu', true],
  ['tyuu', 'Thêu', false],
  ['themu', 'Thêu', true],
  ['dongho', 'Đồng hồ', true],
  ['dnog hi', 'Đồng hồ', false],
])('one slip: %s for %s is %s', (query, text, isMatch) => {
  expect(slips(query, text)).toBe(isMatch)
})

test('a query without letters and digits matches nothing', () => {
  expect(rankQuery(' - ')).toBeNull()
})
