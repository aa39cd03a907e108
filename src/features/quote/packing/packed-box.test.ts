import { expect, test } from 'vitest'
import { newGoods } from '#features/quote/rules/goods.ts'
import { usualRule } from '#features/quote/rules/rule.ts'
import { isSound, mostPieces, type PackedBox, piecesOf, type Sides } from './packed-box.ts'

const line = newGoods({ count: 2, weight: 0.1, length: 30.01, width: 20, height: 0.3 })

test('rounds sides up to millimetres and weights up to grams, without floating-point errors', () => {
  const [piece, ...others] = piecesOf([{ ...line, weight: 1.0001 }, line]) ?? []
  expect(piece).toEqual({ item: 0, sides: [301, 200, 3], grams: 1001 })
  expect(others.at(-1)).toEqual({ item: 1, sides: [301, 200, 3], grams: 100 })
  expect(others).toHaveLength(3)
})

test('packs no goods beside some without a weight, a side or a count', () => {
  const lacking = (['weight', 'length', 'width', 'height', 'count'] as const).map((name) => ({
    ...line,
    [name]: null,
  }))
  for (const one of [...lacking, { ...line, count: 0 }]) expect(piecesOf([line, one])).toBeNull()
})

test('packs neither a single piece nor more than a shipment has parcels', () => {
  expect(piecesOf([{ ...line, count: 1 }])).toBeNull()
  expect(piecesOf([{ ...line, count: mostPieces }])).toHaveLength(mostPieces)
  expect(piecesOf([{ ...line, count: mostPieces + 1 }])).toBeNull()
  expect(piecesOf([{ ...line, count: 1e15 }])).toBeNull()
})

const piece = { item: 0, sides: [10, 20, 30] as const, grams: 100 }
const placed = (at: Sides, sides: Sides = [30, 20, 10]) => ({ piece, at, sides })
const boxOf = (...all: readonly ReturnType<typeof placed>[]): PackedBox => ({
  empty: 0,
  name: '',
  inner: [40, 40, 20],
  placed: all,
  parcel: { weight: 2, length: 5, width: 5, height: 3 },
})
const sound = (box: PackedBox, pieces = box.placed.map(() => piece), limits: object = {}) =>
  isSound([box], pieces, { ...usualRule, limits: { ...usualRule.limits, ...limits } })

test('accepts pieces side by side', () => {
  expect(sound(boxOf(placed([0, 0, 0]), placed([0, 20, 0]), placed([0, 0, 10])))).toBe(true)
})

test('refuses pieces that overlap, leave the box, or are no longer themselves', () => {
  expect(sound(boxOf(placed([0, 0, 0]), placed([0, 19, 0])))).toBe(false)
  expect(sound(boxOf(placed([11, 0, 0])))).toBe(false)
  expect(sound(boxOf(placed([0, 0, -1])))).toBe(false)
  expect(sound(boxOf(placed([0, 0, 0], [30, 20, 9])))).toBe(false)
})

test('refuses boxes that lack a piece or have one too many', () => {
  expect(sound(boxOf(placed([0, 0, 0])), [piece, piece])).toBe(false)
  expect(sound(boxOf(placed([0, 0, 0])), [])).toBe(false)
})

test('refuses a parcel over a limit', () => {
  const box = boxOf(placed([0, 0, 0]))
  expect(sound(box, [piece], { weight: 1.9 })).toBe(false)
  expect(sound(box, [piece], { longestSide: 4.9 })).toBe(false)
  expect(sound(box, [piece], { lengthAndGirth: 20 })).toBe(false)
  expect(sound(box, [piece], { weight: 2, longestSide: 5, lengthAndGirth: 21 })).toBe(true)
})
