import { expect, test } from 'vitest'
import type { PackedBox } from './pack-pieces.ts'
import type { Sides } from './piece.ts'
import { isSound } from './plans.ts'

const none = { weight: null, longestSide: null, lengthAndGirth: null }
const piece = { item: 0, sides: [10, 20, 30] as const, grams: 100 }
const placed = (at: Sides, sides: Sides = [30, 20, 10]) => ({ piece, at, sides })
const boxOf = (...all: readonly ReturnType<typeof placed>[]): PackedBox => ({
  empty: 0,
  name: '',
  inner: [40, 40, 20],
  placed: all,
  parcel: { weight: 2, length: 5, width: 5, height: 3 },
})
const sound = (box: PackedBox, pieces = box.placed.map(() => piece), limits: typeof none | object = none) =>
  isSound([box], pieces, { ...none, ...limits })

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
