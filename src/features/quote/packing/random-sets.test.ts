import { pack3D } from 'binpackingjs/3d'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GoodsLine, newGoods } from '#features/quote/rules/goods.ts'
import { limitsBroken } from '#features/quote/rules/limits.ts'
import { type Limits, usualRule, type WeighRule } from '#features/quote/rules/rule.ts'
import { weighShipment } from '#features/quote/rules/weigh.ts'
import type { BoxType } from './box-settings.ts'
import { lightestPlan, type PackInput } from './pack-goods.ts'
import { type PackedBox, piecesOf } from './packed-box.ts'

const side = (max: number) => fc.integer({ min: 10, max: max * 10 }).map((millimetres) => millimetres / 10)

const someGoods: fc.Arbitrary<GoodsLine> = fc
  .record({
    name: fc.string({ maxLength: 8 }),
    count: fc.integer({ min: 1, max: 5 }),
    weight: fc.integer({ min: 1, max: 4000 }).map((grams) => grams / 1000),
    length: side(40),
    width: side(30),
    height: side(25),
  })
  .map(newGoods)

const aBox: fc.Arbitrary<BoxType> = fc.record({
  name: fc.constant('box'),
  length: fc.integer({ min: 30, max: 70 }),
  width: fc.integer({ min: 20, max: 50 }),
  height: fc.integer({ min: 10, max: 45 }),
  empty: fc.integer({ min: 0, max: 900 }).map((grams) => grams / 1000),
  most: fc.option(fc.integer({ min: 2, max: 30 })),
})

const someLimits: fc.Arbitrary<Limits> = fc.record({
  weight: fc.option(fc.integer({ min: 5, max: 30 })),
  longestSide: fc.option(fc.integer({ min: 40, max: 150 })),
  lengthAndGirth: fc.option(fc.integer({ min: 100, max: 300 })),
  goodsValue: fc.constant(null),
})

const aSet = fc.record({
  goods: fc.array(someGoods, { minLength: 2, maxLength: 8 }),
  // No boxes: made to measure.
  boxes: fc.array(aBox, { maxLength: 4 }),
  wall: fc.constantFrom(0, 0.5),
  limits: someLimits,
})

const allOf = (boxes: readonly PackedBox[]) => boxes.flatMap(({ placed }) => placed)

test('packs 200 random sets within box and limits, no heavier than the library alone', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(aSet, ({ goods, boxes, wall, limits }) => {
      const rule: WeighRule = { ...usualRule, basis: 'volumetric', limits }
      const plan = lightestPlan({ goods, boxes, wall }, rule)
      const billable = billableByLibrary({ goods, boxes, wall }, rule)
      expect(plan?.billable ?? Infinity).toBeLessThanOrEqual(billable)
      // Only sets that can be packed count as runs.
      fc.pre(plan !== null)
      expectWhole(plan.boxes, goods)
      for (const box of plan.boxes) {
        expectInside(box)
        expectWithin(box, limits, boxes.length > 0 ? boxes : null, wall)
      }
      expectWeight(plan.boxes, goods, boxes)
    }),
    { numRuns: 200 },
  )
})

test('finds boxes to measure for all goods where a service has no limits', () => {
  fc.assert(
    fc.property(aSet, ({ goods, wall }) => {
      expect(lightestPlan({ goods, boxes: [], wall }, usualRule)).not.toBeNull()
    }),
    { numRuns: 30 },
  )
})

/** Every piece is packed once. */
function expectWhole(way: readonly PackedBox[], items: readonly GoodsLine[]): void {
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
  limits: Limits,
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
  items: readonly GoodsLine[],
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

/** The least billable weight of the library itself, with boxes of each kind alone and of all kinds together; Infinity to measure. */
function billableByLibrary({ goods, boxes, wall }: PackInput, rule: WeighRule): number {
  const pieces = (piecesOf(goods) ?? []).map(({ sides: [width, height, depth], grams }) => ({
    name: '',
    width,
    height,
    depth,
    weight: grams,
  }))
  const outer = ({ length, width, height }: Omit<BoxType, 'name' | 'empty' | 'most'>) => ({
    length: length + 2 * wall,
    width: width + 2 * wall,
    height: height + 2 * wall,
  })
  const kinds = boxes
    .filter((box) => limitsBroken(rule, [{ ...outer(box), weight: box.empty }], null).length === 0)
    .map(({ length, width, height, empty, most }) => ({
      name: '',
      width: length * 10,
      height: width * 10,
      depth: height * 10,
      maxWeight: Math.floor(
        (Math.min(most ?? Infinity, rule.limits.weight ?? Infinity) - empty) * 1000 + 1e-6,
      ),
    }))
  const weights = [...kinds.map((kind) => [kind]), kinds].map((chosen) => {
    const bins = chosen.flatMap((bin) => pieces.map(() => bin))
    const { packedBins, unfitItems } = pack3D({ bins, items: pieces })
    if (unfitItems.length > 0) return Infinity
    const used = packedBins.filter((bin) => bin.items.length > 0)
    const parcels = used.map(({ width, height, depth }) => ({
      weight: 1,
      ...outer({ length: width / 10, width: height / 10, height: depth / 10 }),
    }))
    return weighShipment(parcels, rule).billable
  })
  return Math.min(...weights)
}
