// @vitest-environment node
import { array, assert, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import type { Band } from './band.ts'
import { findBandIssues, newBandIssues } from './find-band-issues.ts'

type Given = readonly [from: number, to: number | null, price?: number]

const bandsFrom = (given: readonly Given[], group = ''): readonly Band[] =>
  given.map(([from, to, price = 1], at) => ({
    key: `${group}${at + 1}`,
    group,
    from,
    to,
    price,
    currency: 'VND',
  }))

const found = (given: readonly Given[], unitPrice = false) =>
  findBandIssues(bandsFrom(given), unitPrice).map(
    ({ kind, from, to, bands }) => `${kind} ${from}–${to ?? ''} ${bands.map(({ key }) => key).join('+')}`,
  )

test.each<[string, readonly Given[], readonly string[]]>([
  ['no band', [], []],
  [
    'touching bands',
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
    ['gap 2–5 3+1'],
  ],
  [
    'a band inside a larger one',
    [
      [0, 10],
      [2, 3],
      [12, null],
    ],
    ['overlap 2–3 1+2', 'gap 10–12 1+3'],
  ],
  [
    'bands after an open end',
    [
      [0, null],
      [20, 30],
    ],
    ['overlap 20–30 1+2'],
  ],
  [
    'two open ends',
    [
      [0, null],
      [20, null],
    ],
    ['overlap 20– 1+2'],
  ],
  [
    'the same band twice',
    [
      [0, 5],
      [0, 5],
    ],
    ['overlap 0–5 1+2'],
  ],
  [
    'a lower price of a later band',
    [
      [0, 1, 90],
      [1, 2, 80],
      [2, null, 95],
    ],
    ['fall 1–2 1+2'],
  ],
])('finds the doubtful places of %s', (_, given, issues) => {
  expect(found(given)).toEqual(issues)
})

test.each<[string, readonly Given[], readonly string[]]>([
  [
    'a discount for larger amounts',
    [
      [0, 5, 200],
      [5, 10, 180],
      [10, null, 150],
    ],
    [],
  ],
  [
    'a digit that is missing',
    [
      [0, 5, 200],
      [5, 10, 18],
      [10, null, 150],
    ],
    ['fall 5–10 1+2'],
  ],
  [
    'a digit that is missing in an open end',
    [
      [0, 5, 200],
      [5, null, 18],
    ],
    ['fall 5– 1+2'],
  ],
])('compares unit prices by whole ranges: %s', (_, given, issues) => {
  expect(found(given, true)).toEqual(issues)
})

test('compares neither other groups, nor other currencies, nor missing prices', () => {
  const [low, high] = bandsFrom([
    [0, 1, 90],
    [1, 2, 80],
  ])
  if (!low || !high) throw new Error('two bands are given')
  expect(findBandIssues([low, { ...high, currency: 'JPY' }], false)).toEqual([])
  expect(findBandIssues([low, { ...high, price: null }], false)).toEqual([])
  expect(findBandIssues([low, { ...high, group: 'other', from: 7 }], false)).toEqual([])
})

test('returns the issues that a change adds', () => {
  const before = findBandIssues(
    bandsFrom([
      [0, 1],
      [2, 3],
    ]),
    false,
  )
  const after = findBandIssues(
    bandsFrom([
      [0, 1],
      [2, 3],
      [5, 6],
    ]),
    false,
  )
  expect(newBandIssues(before, after).map(({ from, to }) => [from, to])).toEqual([[3, 5]])
})

test('returns no issue again whose bands only have other numbers, but one with other prices', () => {
  const lines: readonly Given[] = [
    [0, 1],
    [1, 4, 9],
    [5, 6, 8],
  ]
  const before = findBandIssues(bandsFrom(lines), false)
  expect(before.map(({ kind }) => kind)).toEqual(['gap', 'fall'])
  expect(newBandIssues(before, findBandIssues(bandsFrom(lines.slice(1)), false))).toEqual([])
  const cheaper = findBandIssues(
    bandsFrom([
      [1, 4, 9],
      [5, 6, 1],
    ]),
    false,
  )
  expect(newBandIssues(before, cheaper).map(({ kind }) => kind)).toEqual(['fall'])
})

test('finds a gap or an overlap exactly where a value has no band or more than one', () => {
  const bands = array(tuple(integer({ min: 0, max: 9 }), integer({ min: 1, max: 5 })), {
    minLength: 1,
    maxLength: 8,
  })
  assert(
    property(bands, (drawn) => {
      const given = drawn.map(([from, length]): Given => [from, from + length])
      const issues = findBandIssues(bandsFrom(given), false)
      const isIn = (kind: string, value: number) =>
        issues.some((one) => one.kind === kind && one.from < value && value < (one.to ?? 99))
      const ends = given.map(([, to]) => to ?? 0)
      for (
        let value = Math.min(...given.map(([from]) => from)) + 0.5;
        value < Math.max(...ends);
        value += 1
      ) {
        const count = given.filter(([from, to]) => from < value && value < (to ?? 99)).length
        expect([isIn('gap', value), isIn('overlap', value)]).toEqual([count === 0, count > 1])
      }
    }),
  )
})
