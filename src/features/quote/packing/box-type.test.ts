import { expect, test } from 'vitest'
import { keepsLimits, outerSides, readBoxTypes, roomsOf } from './box-type.ts'

const none = { weight: null, longestSide: null, lengthAndGirth: null }
const box = { name: 'A', length: 49, width: 39, height: 29, empty: 0.6, most: 15 }

test('reads the boxes of the settings, without those that have no size', () => {
  const lines = [
    { name: 'A', length: 49, width: '39', height: 29, empty: 0.6, most: null },
    { name: 'B', length: null, width: 1, height: 1 },
    { name: 'C', length: 1, width: -1, height: 1 },
    'D',
  ]
  expect(readBoxTypes(lines)).toEqual([{ ...box, most: null }])
  expect(readBoxTypes(undefined)).toEqual([])
})

test('takes the outer sides and the full weight of a box for the limits', () => {
  expect(outerSides([490, 390, 290], 0.5)).toEqual([50, 40, 30])
  expect(roomsOf([box], 0.5, none)).toEqual([
    { name: 'A', inner: [490, 390, 290], capacity: 14_400, empty: 0.6 },
  ])
  expect(roomsOf([box], 0.5, { ...none, weight: 10 })[0]?.capacity).toBe(9400)
  expect(roomsOf([box], 0.5, { ...none, longestSide: 49 })).toEqual([])
  expect(roomsOf([box], 0, { ...none, longestSide: 49 })).toHaveLength(1)
  expect(roomsOf([box], 0.5, { ...none, weight: 0.6 })).toEqual([])
})

test('adds the longest side and the girth around the others', () => {
  expect(keepsLimits([30, 50, 40], { ...none, lengthAndGirth: 190 })).toBe(true)
  expect(keepsLimits([30, 50, 40], { ...none, lengthAndGirth: 189 })).toBe(false)
})
