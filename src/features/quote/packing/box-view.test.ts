import { expect, test } from 'vitest'
import { contentsOf, viewFromAbove, viewFromSide } from './box-list.tsx'
import type { PackedBox, Sides } from './packed-box.ts'

const placed = (item: number, at: Sides, sides: Sides) => ({ piece: { item, sides, grams: 1 }, at, sides })

// 2 lies on 0; 1 is behind both.
const box: PackedBox = {
  empty: 0,
  name: '',
  inner: [300, 200, 100],
  parcel: { weight: 1, length: 30, width: 20, height: 10 },
  placed: [
    placed(2, [0, 120, 40], [50, 60, 30]),
    placed(0, [0, 100, 0], [100, 100, 40]),
    placed(1, [0, 0, 0], [200, 50, 90]),
    placed(0, [200, 0, 0], [100, 100, 40]),
  ],
}

test('draws a box from above, the highest piece last', () => {
  const { width, height, pieces } = viewFromAbove(box)
  expect([width, height]).toEqual([300, 200])
  expect(pieces.map(({ item }) => item)).toEqual([0, 0, 2, 1])
  expect(pieces[2]).toEqual({ item: 2, x: 0, y: 120, width: 50, height: 60 })
})

test('draws a box from its side, the nearest piece last and the bottom below', () => {
  const { width, height, pieces } = viewFromSide(box)
  expect([width, height]).toEqual([300, 100])
  expect(pieces.map(({ item }) => item)).toEqual([1, 0, 2, 0])
  expect(pieces[2]).toEqual({ item: 2, x: 0, y: 30, width: 50, height: 30 })
})

test('counts the pieces in a box by item', () => {
  expect(contentsOf(box)).toEqual([
    { item: 0, count: 2 },
    { item: 1, count: 1 },
    { item: 2, count: 1 },
  ])
})
