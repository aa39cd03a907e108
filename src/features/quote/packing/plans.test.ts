import { expect, test } from 'vitest'
import { usualRule } from '#features/quote/rules/rule.ts'
import type { ParcelLimits } from './box-type.ts'
import type { PackItem } from './piece.ts'
import { packWithin, plansFor } from './plans.ts'

const none: ParcelLimits = { weight: null, longestSide: null, lengthAndGirth: null }
const item = (values: Partial<PackItem> = {}): PackItem => ({
  name: '',
  count: 1,
  weight: 1,
  length: 10,
  width: 10,
  height: 10,
  ...values,
})

test('names the items that no box can hold', () => {
  const boxes = [{ name: 'A', length: 30, width: 20, height: 20, empty: 0.2, most: 5 }]
  const items = [item(), item({ length: 31 }), item({ weight: 4.9 }), item({ weight: 4.8 })]
  expect(packWithin({ items, boxes, wall: 0.5 }, none).unpackable).toEqual([
    { item: 1, reason: 'noBox' },
    { item: 2, reason: 'noBox' },
  ])
  expect(packWithin({ items: [item()], boxes, wall: 0.5 }, { ...none, longestSide: 25 }).unpackable).toEqual([
    { item: 0, reason: 'size' },
  ])
})

test('names the items that a service does not take', () => {
  const items = [item({ length: 160 }), item({ weight: 31 }), item({ length: 100, width: 60, height: 60 })]
  const limits = { weight: 30, longestSide: 150, lengthAndGirth: 300 }
  expect(packWithin({ items, boxes: [], wall: 0 }, limits).unpackable).toEqual([
    { item: 0, reason: 'size' },
    { item: 1, reason: 'weight' },
    { item: 2, reason: 'size' },
  ])
})

test.each([
  ['boxes of the shop', [{ name: 'A', length: 30, width: 20, height: 20, empty: 0.2, most: 5 }]],
  ['boxes to measure', []],
])('packs the other items into %s beside one that fits nowhere', (_, boxes) => {
  const items = [item({ count: 2 }), item({ length: 200 }), item({ weight: 2 })]
  const { ways, unpackable } = packWithin({ items, boxes, wall: 0 }, { ...none, longestSide: 150 })
  expect(unpackable.map((one) => one.item)).toEqual([1])
  const packed = ways.map((way) => way.flatMap(({ placed }) => placed.map(({ piece }) => piece.item)))
  expect(packed.length).toBeGreaterThan(0)
  for (const found of packed) expect(found.toSorted((one, other) => one - other)).toEqual([0, 0, 2])
})

test('makes a box to measure for one piece, with whole outer centimetres', () => {
  const items = [item({ length: 30.2, width: 20, height: 9.5, weight: 1.25 })]
  const [way] = packWithin({ items, boxes: [], wall: 0.5 }, none).ways
  expect(way?.map(({ parcel }) => parcel)).toEqual([{ weight: 1.25, length: 32, width: 21, height: 11 }])
})

test('uses as few and as small boxes as the weight allows', () => {
  const boxes = [
    { name: 'S', length: 20, width: 20, height: 20, empty: 0.1, most: null },
    { name: 'L', length: 40, width: 40, height: 40, empty: 0.5, most: null },
  ]
  const counts = (limits: ParcelLimits) =>
    packWithin({ items: [item({ count: 8 })], boxes, wall: 0 }, limits).ways.map((way) =>
      way.map(({ name, parcel }) => `${name} ${parcel.weight}`),
    )
  expect(counts(none)[0]).toEqual(['S 8.1'])
  expect(counts({ ...none, weight: 5 })[0]).toEqual(['S 4.1', 'S 4.1'])
})

test('chooses the least billable weight among ways with the same number of boxes', () => {
  const parcel = (edge: number) => ({ weight: 1, length: edge, width: edge, height: edge })
  const box = (edge: number) => ({
    name: '',
    inner: [1, 1, 1] as const,
    placed: [],
    empty: 0,
    parcel: parcel(edge),
  })
  const ways = [[box(30)], [box(25)], [box(20), box(20)]]
  const plans = plansFor({ ways, unpackable: [] }, usualRule)
  expect(plans.map(({ boxes, billable }) => [boxes.length, billable])).toEqual([
    [1, 3.5],
    [2, 4],
  ])
})
