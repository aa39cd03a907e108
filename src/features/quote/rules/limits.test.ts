// @vitest-environment node
import { expect, test } from 'vitest'
import { limitsBroken } from '#features/quote/rules/limits.ts'
import { usualRule } from '#features/quote/rules/rule.ts'
import type { Parcel } from '#features/quote/rules/weigh.ts'

const rule = {
  ...usualRule,
  limits: { weight: 30, longestSide: 150, lengthAndGirth: 300, goodsValue: 1_000_000 },
}
const parcel = (
  weight: number | null,
  length: number | null,
  width: number | null,
  height: number | null,
): Parcel => ({
  weight,
  length,
  width,
  height,
})

test('a shipment at its limits breaks none', () =>
  expect(limitsBroken(rule, [parcel(30, 150, 40, 35), parcel(0.1 + 0.2, 1, 1, 1)], 1_000_000)).toEqual([]))

test('names each limit, its parcel, and what there is', () => {
  expect(limitsBroken(rule, [parcel(1, 10, 10, 10), parcel(40, 50, 160, 50)], 1_000_001)).toEqual([
    { limit: 'weight', parcel: 1, max: 30, actual: 40 },
    { limit: 'longestSide', parcel: 1, max: 150, actual: 160 },
    { limit: 'lengthAndGirth', parcel: 1, max: 300, actual: 360 },
    { limit: 'goodsValue', parcel: null, max: 1_000_000, actual: 1_000_001 },
  ])
})

test('neither an unmeasured side nor a missing limit breaks any', () => {
  expect(limitsBroken(rule, [parcel(null, 140, 140, null)], null)).toEqual([])
  expect(limitsBroken(usualRule, [parcel(900, 900, 900, 900)], 1e12)).toEqual([])
})
