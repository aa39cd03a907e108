// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRule } from './rule.test-data.ts'
import { roundSide, roundUp, roundWeight, type Steps, weightBelow } from './rule.ts'

describe('rounding up', () => {
  test.each([
    [0, 0.5, 0],
    [0.3, 0.1, 0.3],
    [1.5, 0.5, 1.5],
    [1.500001, 0.5, 2],
    [2.4, 1, 3],
    [0.1 + 0.2, 0.1, 0.3],
  ])('%d by steps of %d is %d', (value, step, expected) => expect(roundUp(value, step)).toBe(expected))
})

test.each([
  ['none', 30.4, 30.4],
  ['up', 30.4, 31],
  ['up', 30, 30],
  ['nearest', 30.4, 30],
  ['nearest', 30.5, 31],
] as const)('a side rounded %s: %d is %d', (rounding, side, expected) =>
  expect(roundSide(side, rounding)).toBe(expected),
)

describe('a weight rounded by ranges', () => {
  const steps: Steps = { ranges: [{ upTo: 20, step: 0.5 }], step: 1, least: 0.5 }
  test.each([
    [0, 0],
    [0.2, 0.5],
    [19.6, 20],
    [20, 20],
    [20.1, 21],
    [21, 21],
  ])('%d is %d', (weight, expected) => expect(roundWeight(weight, steps)).toBe(expected))

  test('ends at the end of its range', () =>
    expect(roundWeight(5.5, { ranges: [{ upTo: 6, step: 5 }], step: 1, least: 0 })).toBe(6))

  test.each([
    [22, 21],
    [21, 20],
    [20, 19.5],
    [0.5, null],
  ])('the next lower one of %d is %d', (billable, expected) =>
    expect(weightBelow(billable, steps)).toBe(expected),
  )

  const weights = fc.integer({ min: 1, max: 90_000 }).map((grams) => grams / 1000)

  test('is never below the weight, and never falls while the weight grows', () => {
    fc.assert(
      fc.property(weights, weights, anyRule, (one, other, rule) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
        expect(roundWeight(light, rule)).toBeGreaterThanOrEqual(light - 1e-5)
        expect(roundWeight(heavy, rule)).toBeGreaterThanOrEqual(roundWeight(light, rule))
      }),
    )
  })

  test('has no billable weight between it and the next lower one', () => {
    fc.assert(
      fc.property(weights, weights, anyRule, (one, other, rule) => {
        const billable = roundWeight(one, rule)
        const below = weightBelow(billable, rule)
        const found = roundWeight(other, rule)
        if (below === null) expect(found).toBeGreaterThanOrEqual(billable - 1e-6)
        else {
          expect(roundWeight(below, rule)).toBeCloseTo(below, 6)
          expect(found <= below + 1e-6 || found >= billable - 1e-6).toBe(true)
        }
      }),
    )
  })
})
