import { pack3D } from 'binpackingjs/3d'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BoxType, type ParcelLimits, roomsOf } from './box-type.ts'
import { fittedRooms } from './fitted-box.ts'
import type { PackedBox } from './pack-pieces.ts'
import { type PackItem, piecesOf } from './piece.ts'
import { packWithin } from './plans.ts'

const side = (max: number) => fc.integer({ min: 10, max: max * 10 }).map((millimetres) => millimetres / 10)

const anItem: fc.Arbitrary<PackItem> = fc.record({
  name: fc.string({ maxLength: 8 }),
  count: fc.integer({ min: 1, max: 5 }),
  weight: fc.integer({ min: 1, max: 4000 }).map((grams) => grams / 1000),
  length: side(40),
  width: side(30),
  height: side(25),
})

const aBox: fc.Arbitrary<BoxType> = fc.record({
  name: fc.constant('box'),
  length: fc.integer({ min: 30, max: 70 }),
  width: fc.integer({ min: 20, max: 50 }),
  height: fc.integer({ min: 10, max: 45 }),
  empty: fc.integer({ min: 0, max: 900 }).map((grams) => grams / 1000),
  most: fc.option(fc.integer({ min: 2, max: 30 })),
})

const someLimits: fc.Arbitrary<ParcelLimits> = fc.record({
  weight: fc.option(fc.integer({ min: 5, max: 30 })),
  longestSide: fc.option(fc.integer({ min: 40, max: 150 })),
  lengthAndGirth: fc.option(fc.integer({ min: 100, max: 300 })),
})

const aSet = fc.record({
  items: fc.array(anItem, { minLength: 1, maxLength: 8 }),
  // No boxes: made to measure.
  boxes: fc.array(aBox, { maxLength: 4 }),
  wall: fc.constantFrom(0, 0.5),
  limits: someLimits,
})

const allOf = (boxes: readonly PackedBox[]) => boxes.flatMap(({ placed }) => placed)

test('packs 200 random sets within box and limits, with no more boxes than the library alone', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(aSet, ({ items: all, boxes, wall, limits }) => {
      const { ways, unpackable } = packWithin({ items: all, boxes, wall }, limits)
      const left = new Set(unpackable.map(({ item }) => item))
      // The indexes of the others stay.
      const items = all.map((one, at) => (left.has(at) ? { ...one, count: 0 } : one))
      expect(ways.length > 0).toBe(left.size < all.length)
      // Only sets of which something can be packed count as runs.
      fc.pre(ways.length > 0)
      for (const way of ways) {
        expectWhole(way, items)
        for (const box of way) {
          expectInside(box)
          expectWithin(box, limits, boxes.length > 0 ? boxes : null, wall)
        }
        expectWeight(way, items, boxes)
      }
      const fewest = Math.min(...ways.map((way) => way.length))
      expect(fewest).toBeLessThanOrEqual(fewestByLibrary(items, boxes, wall, limits))
    }),
    { numRuns: 200 },
  )
})

/** Every piece is packed once. */
function expectWhole(way: readonly PackedBox[], items: readonly PackItem[]): void {
  items.forEach(({ count }, at) => {
    expect(allOf(way).filter(({ piece }) => piece.item === at)).toHaveLength(count ?? 0)
  })
  allOf(way).forEach(({ piece, sides }) => {
    const item = items[piece.item]
    const own = [item?.length, item?.width, item?.height].map((value) => Math.round((value ?? 0) * 10))
    expect(sides.toSorted((one, other) => one - other)).toEqual(own.toSorted((one, other) => one - other))
  })
}

/** No piece leaves its box, and no two share a cubic millimetre: they are apart along an axis. */
function expectInside({ inner, placed }: PackedBox): void {
  const axes = [0, 1, 2] as const
  const outside = placed.filter(({ at, sides }) =>
    axes.some((axis) => at[axis] < 0 || at[axis] + sides[axis] > inner[axis]),
  )
  const together = placed.filter((one, index) =>
    placed
      .slice(index + 1)
      .some((other) =>
        axes.every(
          (axis) =>
            Math.max(
              other.at[axis] - one.at[axis] - one.sides[axis],
              one.at[axis] - other.at[axis] - other.sides[axis],
            ) < 0,
        ),
      ),
  )
  expect({ outside, together }).toEqual({ outside: [], together: [] })
}

/** The parcel is over no limit of the service, and over none of its box. */
function expectWithin(
  { inner, parcel }: PackedBox,
  limits: ParcelLimits,
  boxes: readonly BoxType[] | null,
  wall: number,
): void {
  const outer = [parcel.length ?? 0, parcel.width ?? 0, parcel.height ?? 0].toSorted(
    (one, other) => other - one,
  )
  const [longest = 0, middle = 0, short = 0] = outer
  expect(parcel.weight ?? 0).toBeLessThanOrEqual((limits.weight ?? Infinity) + 1e-6)
  expect(longest).toBeLessThanOrEqual((limits.longestSide ?? Infinity) + 1e-6)
  expect(longest + 2 * (middle + short)).toBeLessThanOrEqual((limits.lengthAndGirth ?? Infinity) + 1e-6)
  inner.forEach((length, axis) => {
    expect([parcel.length, parcel.width, parcel.height][axis]).toBeCloseTo(length / 10 + 2 * wall, 6)
  })
  if (!boxes) return
  const ofSize = boxes.filter(
    (box) =>
      [box.length, box.width, box.height].map((value) => Math.round(value * 10)).join() === inner.join(),
  )
  expect(ofSize.some(({ most }) => (parcel.weight ?? 0) <= (most ?? Infinity) + 1e-6)).toBe(true)
}

/** The parcels weigh as much as the pieces and the empty boxes. */
function expectWeight(
  way: readonly PackedBox[],
  items: readonly PackItem[],
  boxes: readonly BoxType[],
): void {
  const goods = items.reduce((sum, { weight, count }) => sum + (weight ?? 0) * (count ?? 0), 0)
  const all = way.reduce((sum, { parcel }) => sum + (parcel.weight ?? 0), 0)
  const empties = boxes.map(({ empty }) => empty)
  const [least, most] = [Math.min(...empties), Math.max(...empties)].map((empty) =>
    boxes.length > 0 ? empty : 0,
  )
  expect(all).toBeGreaterThanOrEqual(goods + way.length * (least ?? 0) - 1e-6)
  expect(all).toBeLessThanOrEqual(goods + way.length * (most ?? 0) + 1e-6)
}

/** The fewest boxes of the library itself: of each kind alone, and of all kinds together. */
function fewestByLibrary(
  items: readonly PackItem[],
  boxes: readonly BoxType[],
  wall: number,
  limits: ParcelLimits,
): number {
  const pieces = piecesOf(items).map(({ sides: [width, height, depth], grams }) => ({
    name: '',
    width,
    height,
    depth,
    weight: grams,
  }))
  const rooms =
    boxes.length > 0 ? roomsOf(boxes, wall, limits) : fittedRooms(piecesOf(items), { limits, wall })
  const kinds = rooms.map(({ inner: [width, height, depth], capacity }) => ({
    name: '',
    width,
    height,
    depth,
    maxWeight: capacity,
  }))
  const counts = [...kinds.map((kind) => [kind]), ...(boxes.length > 0 ? [kinds] : [])].map((chosen) => {
    const bins = chosen.flatMap((bin) => pieces.map(() => bin))
    const { packedBins, unfitItems } = pack3D({ bins, items: pieces })
    return unfitItems.length > 0 ? Infinity : packedBins.filter((bin) => bin.items.length > 0).length
  })
  return Math.min(...counts, Infinity)
}
