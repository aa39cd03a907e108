// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDate, readDateTime } from './read-date.ts'

describe('moments', () => {
  test.each([
    ['2026-11-20T08:30:00Z', '2026-11-20T08:30:00.000Z'],
    ['2026-11-20T08:30:00+07:00', '2026-11-20T01:30:00.000Z'],
    [1_795_163_400_000, '2026-11-20T08:30:00.000Z'],
    ['1795163400000', '2026-11-20T08:30:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    [-315_619_200_000, '1960-01-01T00:00:00.000Z'],
    ['-315619200000', '1960-01-01T00:00:00.000Z'],
    [null, ''],
    ['chưa rõ', 'chưa rõ'],
    ['Quý 3', 'Quý 3'],
    ['20/11/2026', '20/11/2026'],
    ['02/03/2026', '02/03/2026'],
    [9e15, '9000000000000000'],
  ])('%j reads as %j', (raw, expected) => {
    expect(readDateTime(raw)).toBe(expected)
  })
})

describe('days', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-19T16:59:59Z', '2026-11-19'],
    ['2026-11-19T17:00:00Z', '2026-11-20'],
    [-315_619_200_000, '1960-01-01'],
    [86_400_000, '1970-01-02'],
    ['2023-02-29', '2023-02-29'],
    ['Thứ 5', 'Thứ 5'],
    [{}, ''],
  ])('%j reads as %j', (raw, expected) => {
    expect(readDate(raw)).toBe(expected)
  })
})

test('reads a date or date-time idempotently', () => {
  const raw = fc.oneof(
    fc.string(),
    fc.double(),
    fc.integer().map(String),
    fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString()),
    fc.tuple(fc.string({ maxLength: 5 }), fc.nat(40)).map(([word, n]) => `${word} ${n}`),
  )
  fc.assert(
    fc.property(raw, (given) => {
      for (const read of [readDate, readDateTime]) expect(read(read(given))).toBe(read(given))
    }),
    { numRuns: 1000 },
  )
})
