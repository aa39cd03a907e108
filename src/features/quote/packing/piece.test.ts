import { expect, test } from 'vitest'
import { fitsInto, isMeasured, mostPieces, type PackItem, piecesOf } from './piece.ts'

const item: PackItem = { name: '', count: 2, weight: 0.1, length: 30.01, width: 20, height: 0.3 }

test('rounds sides up to millimetres and weights up to grams, without floating-point errors', () => {
  const [piece, ...others] = piecesOf([{ ...item, weight: 1.0001 }, item])
  expect(piece).toEqual({ item: 0, sides: [301, 200, 3], grams: 1001 })
  expect(others.at(-1)).toEqual({ item: 1, sides: [301, 200, 3], grams: 100 })
  expect(others).toHaveLength(3)
})

test('leaves out items without a weight, a side or a count', () => {
  const lacking = (['weight', 'length', 'width', 'height', 'count'] as const).map((name) => ({
    ...item,
    [name]: null,
  }))
  expect(lacking.some(isMeasured)).toBe(false)
  expect(piecesOf([...lacking, { ...item, count: 0 }])).toEqual([])
})

test('makes few pieces of a huge count, but more than can be packed', () => {
  expect(piecesOf([{ ...item, count: 1e9 }])).toHaveLength(mostPieces + 1)
})

test('turns a piece to fit it in', () => {
  expect(fitsInto([10, 30, 20], [30, 20, 10])).toBe(true)
  expect(fitsInto([10, 31, 20], [30, 20, 10])).toBe(false)
})
