import { expect, test } from 'vitest'
import { type GoodsLine, newGoods } from '#features/quote/rules/goods.ts'
import { type Limits, usualRule, type WeighRule } from '#features/quote/rules/rule.ts'
import type { BoxType } from './box-settings.ts'
import { lightestPlan } from './pack-goods.ts'

const item = (values: Partial<GoodsLine> = {}) =>
  newGoods({ weight: 1, length: 10, width: 10, height: 10, ...values })
const ruleWith = (limits: Partial<Limits>): WeighRule => ({
  ...usualRule,
  limits: { ...usualRule.limits, ...limits },
})
const small: BoxType = { name: 'S', length: 20, width: 20, height: 20, empty: 0.1, most: null }
const large: BoxType = { name: 'L', length: 40, width: 40, height: 40, empty: 0.5, most: null }
const parcelsOf = (goods: readonly GoodsLine[], boxes: readonly BoxType[], limits: Partial<Limits> = {}) =>
  lightestPlan({ goods, boxes, wall: 0 }, ruleWith(limits))?.boxes.map(
    ({ name, parcel }) => `${name} ${parcel.weight}`,
  )

test('uses as few and as small boxes as the weight allows', () => {
  expect(parcelsOf([item({ count: 8 })], [small, large])).toEqual(['S 8.1'])
  expect(parcelsOf([item({ count: 8 })], [small, large], { weight: 5 })).toEqual(['S 4.1', 'S 4.1'])
})

test('finds the boxes with the least billable weight', () => {
  const goods = [item({ count: 2, weight: 3 })]
  const rule: WeighRule = { ...usualRule, divisor: 1000 }
  const plan = lightestPlan({ goods, boxes: [large, small], wall: 0 }, rule)
  expect(plan).toMatchObject({ boxes: [{ name: 'S' }], billable: 8 })
})

test('has no plan where one of the goods is in no box, or over a limit of the service', () => {
  const long = [item(), item({ length: 41 })]
  expect(parcelsOf(long, [small, large])).toBeUndefined()
  expect(parcelsOf([item(), item({ length: 30 })], [small, large], { longestSide: 25 })).toBeUndefined()
  expect(parcelsOf([item(), item({ weight: 20 })], [large], { weight: 20 })).toBeUndefined()
  expect(parcelsOf([item(), item({ length: 160 })], [], { longestSide: 150 })).toBeUndefined()
  expect(parcelsOf([item(), item({ weight: 31 })], [], { weight: 30 })).toBeUndefined()
})

test('takes no box that is over a limit with its board, or holds more than it may weigh', () => {
  const plan = (limits: Partial<Limits>, most: number | null = null) =>
    lightestPlan({ goods: [item({ count: 2 })], boxes: [{ ...small, most }], wall: 0.5 }, ruleWith(limits))
  expect(plan({ longestSide: 20 })).toBeNull()
  expect(plan({ longestSide: 21 })?.boxes[0]?.parcel).toMatchObject({ length: 21, width: 21, height: 21 })
  expect(plan({}, 2)?.boxes, 'one piece each').toHaveLength(2)
  expect(plan({}, 1)).toBeNull()
})

test('makes one box to measure where the shop has none, with whole outer centimetres', () => {
  const goods = [item({ length: 30.2, width: 20, height: 9.5, count: 2 })]
  const [box, ...others] = lightestPlan({ goods, boxes: [], wall: 0.5 }, usualRule)?.boxes ?? []
  expect(others).toEqual([])
  expect(box).toMatchObject({ name: '', empty: 0, parcel: { weight: 2 } })
  const sides = [box?.parcel.length, box?.parcel.width, box?.parcel.height]
  expect(sides.toSorted((one, other) => (other ?? 0) - (one ?? 0))).toEqual([32, 21, 20])
})

test('makes no more boxes to measure than needed, as their own weight is unknown', () => {
  const goods = [item({ length: 60 }), item({ length: 20, width: 20, height: 20 })]
  const count = (limits: Partial<Limits>) =>
    lightestPlan({ goods, boxes: [], wall: 0.5 }, ruleWith(limits))?.boxes.length
  expect(count({})).toBe(1)
  expect(count({ weight: 1.5 })).toBe(2)
})
