// @vitest-environment node
import { expect, test } from 'vitest'
import { limitsBroken } from '#features/quote/rules/limits.ts'
import { ruleFor } from './rule.ts'
import { vectorRule, vectors } from './vectors.test-data.ts'
import { weighShipment } from './weigh.ts'

test.each(vectors)('published example: $name is $billable', (vector) =>
  expect(weighShipment(vector.parcels, vectorRule(vector)).billable).toBe(vector.billable),
)

const box = (weight: number, length: number, width: number, height: number) => [
  { weight, length, width, height },
]
const billable = (service: string, weight: number, sides: readonly [number, number, number]) =>
  weighShipment(box(weight, ...sides), ruleFor([], service)).billable

test('a chair of 60 × 52 × 30 cm and 15 kg is 15 kg by EMS, and 19 kg by the express carriers', () => {
  const sides = [60, 52, 30] as const
  expect(['EMS', 'DHL', 'FEDEX', 'UPS'].map((service) => billable(service, 15, sides))).toEqual([
    15, 19, 19, 19,
  ])
})

test.each([
  ['EMS', 0.2, 0.5],
  ['EMS', 0.51, 0.6],
  ['EMS', 1.01, 1.25],
  ['EMS', 2.1, 2.5],
  ['EMS', 6.01, 7],
  ['FEDEX', 19.6, 20],
  ['FEDEX', 20.5, 20.5],
  ['FEDEX', 20.6, 21],
  ['FEDEX', 21.1, 22],
  ['UPS', 20, 20],
  ['UPS', 20.1, 21],
  ['UPS', 25.2, 26],
  ['DHL', 25.2, 25.5],
  ['DHL', 30, 30],
  ['DHL', 30.1, 31],
])('%s charges %d kg as %d kg', (service, weight, expected) =>
  expect(billable(service, weight, [10, 10, 10])).toBe(expected),
)

// UPS: 1.00 to 1.49 are 1, 1.50 to 1.99 are 2 (https://www.ups.com/ca/en/help-center/packaging-and-supplies/determine-billable-weight.page).
test('UPS rounds sides to the nearest centimetre', () => {
  expect(billable('UPS', 1, [50.49, 40, 10])).toBe(4)
  expect(billable('UPS', 1, [50.5, 40, 10])).toBe(4.5)
  expect(billable('UPS', 3, [40.5, 30.4, 20.5])).toBe(5.5)
})

test.each([
  ['EMS', box(30, 150, 40, 35), []],
  ['EMS', box(40, 60, 52, 30), ['weight']],
  ['EMS', box(30.01, 10, 10, 10), ['weight']],
  ['EMS', box(10, 150, 40, 36), ['lengthAndGirth']],
  ['EMS', box(10, 160, 20, 20), ['longestSide']],
  // 1 m × 40 cm × 60 cm is exactly 3 m (https://sashblog.com/189).
  ['EMS', box(10, 100, 40, 60), []],
  ['EMS', box(10, 100, 40, 61), ['lengthAndGirth']],
  // 90 + 140 + 100 = 330 (guernseypost.com, FedEx).
  ['FEDEX', box(2, 90, 70, 50), []],
  ['FEDEX', box(2, 91, 70, 50), ['lengthAndGirth']],
  ['UPS', box(71, 275, 40, 30), ['weight', 'longestSide', 'lengthAndGirth']],
])('%s and %j: breaks %j', (service, parcels, broken) =>
  expect(limitsBroken(ruleFor([], service), parcels, null).map(({ limit }) => limit)).toEqual(broken),
)
