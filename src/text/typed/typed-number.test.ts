// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { typedMoney, typedNumber } from './typed-number.ts'

describe('typedNumber', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['4,5', 4.5],
    ['4.5', 4.5],
    ['-3', -3],
    [',5', 0.5],
    ['4,', 4],
    ['-0', 0],
    ['１２．５', 12.5],
    ['1 000', 1000],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1.250', 1.25],
    ['-', Number.NaN],
    ['1.2.3', Number.NaN],
    ['1e309', Number.NaN],
    ['abc', Number.NaN],
    ['0x10', Number.NaN],
  ])('%s', (words, value) => {
    expect(typedNumber(words)).toBe(value)
  })
})

describe('typedMoney', () => {
  it.each([
    ['', null],
    ['1.250', 1250],
    ['1,250', 1250],
    ['1250', 1250],
    ['1250.00', 1250],
    ['1250,6', 1251],
    ['25.000.000', 25_000_000],
    ['１２５０', 1250],
    ['4.8004900', Number.NaN],
    ['4.80', Number.NaN],
    ['12.345,6', Number.NaN],
    ['1250.0000', Number.NaN],
    ['mười', Number.NaN],
  ])('%s', (words, value) => {
    expect(typedMoney(words)).toBe(value)
  })
})
