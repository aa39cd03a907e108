// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  readAddresses,
  readDate,
  readDateTime,
  readId,
  readIds,
  readNumber,
  readText,
  readTexts,
  readToggle,
} from './read.ts'

test('reads any scalar as text', () => {
  expect([0, 1.5, true, 'x', ' x '].map(readText)).toEqual(['0', '1.5', 'true', 'x', ' x '])
  expect([null, undefined, {}, [], ['x'], Symbol('x')].map(readText)).toEqual(
    Array.from({ length: 6 }, () => ''),
  )
})

test('reads an id from a scalar or a populated record', () => {
  expect([7, 'a7', { _id: 'a7', id: 1 }, { id: 7 }].map((raw) => readId(raw))).toEqual(['7', 'a7', 'a7', '7'])
  expect([null, {}, { id: {} }, [7], { _id: { $oid: 'a' } }].map((raw) => readId(raw))).toEqual(
    Array.from({ length: 5 }, () => ''),
  )
})

test('reads several ids once each, also from populated records', () => {
  expect(readIds(['a', { _id: 'b' }, 'a', null, ''])).toEqual(['a', 'b'])
  expect([readIds('a, b'), readIds({ id: 7 }), readIds(null)]).toEqual([['a', 'b'], ['7'], []])
})

test('several addresses: in their order, from texts or records; one text is one address', () => {
  expect(readAddresses(['/b', { url: '/a' }, '', null])).toEqual(['/b', '/a'])
  expect([readAddresses('/a,b.png'), readAddresses(undefined)]).toEqual([['/a,b.png'], []])
})

test('a number: also from digits in text; otherwise none', () => {
  expect([1.5, '12', ' 12.5 ', '-3', '1e3'].map(readNumber)).toEqual([1.5, 12, 12.5, -3, 1000])
  expect(['', ' ', '12kg', '1e309', Number.NaN, Infinity, true, [], [5], null].map(readNumber)).toEqual(
    Array.from({ length: 10 }, () => null),
  )
})

test('a switch', () => {
  expect([true, 1, '1', 'true'].map(readToggle)).toEqual(Array.from({ length: 4 }, () => true))
  expect([false, 0, '0', 'false', 'no', null, {}, []].map(readToggle)).toEqual(
    Array.from({ length: 8 }, () => false),
  )
})

test('several texts: an array, or one text split at commas; blanks are none', () => {
  expect(readTexts(['a', 1, null, {}, ''])).toEqual(['a', '1'])
  expect(readTexts('a, b,,c ')).toEqual(['a', 'b', 'c'])
  expect([null, '', {}, ' , '].map(readTexts)).toEqual([[], [], [], []])
})

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
