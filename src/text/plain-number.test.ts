import { describe, expect, it } from 'vitest'
import { plainNumber } from './plain-number.ts'

describe('a plain number', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [-1500, '-1500'],
    [2 ** 53 - 1, '9007199254740991'],
    [2 ** 53, '9007199254740992'],
    [1e21, '1000000000000000000000'],
    [0.1, '0.1'],
    [-0.25, '-0.25'],
    [1e-7, '0.0000001'],
    [0.1 + 0.2, '0.30000000000000004'],
    [Number.NaN, 'NaN'],
  ])('%d is %s', (value, text) => {
    expect(plainNumber(value)).toBe(text)
  })

  it('has no more decimals than asked for', () => {
    expect(plainNumber(0.1 + 0.2, 15)).toBe('0.3')
  })
})
