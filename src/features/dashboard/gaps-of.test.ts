// @vitest-environment node
import { expect, test } from 'vitest'
import { gapsOf } from './gaps-of.ts'

test.each([
  ['no range', [], []],
  [
    'touching ranges',
    [
      [0, 1],
      [1, 5],
    ],
    [],
  ],
  [
    'a hole, in any order',
    [
      [5, 10],
      [0, 1],
      [1, 2],
    ],
    [[2, 5]],
  ],
  [
    'a range inside a larger one',
    [
      [0, 10],
      [2, 3],
      [12, null],
    ],
    [[10, 12]],
  ],
  [
    'ranges after an open end',
    [
      [0, null],
      [20, 30],
    ],
    [],
  ],
] as const)('finds the uncovered values of %s', (_, ranges, gaps) => {
  const found = gapsOf(ranges.map(([from, to]) => ({ from, to })))
  expect(found.map(({ from, to }) => [from, to])).toEqual(gaps)
})
