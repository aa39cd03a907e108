// @vitest-environment node
import { expect, test } from 'vitest'
import { quoteNumber } from '#features/quote/kept/quote-summary.ts'

test('numbers a quote by its day, second and millisecond in Vietnam', () => {
  expect(quoteNumber(Date.UTC(2026, 10, 22, 17, 0, 0))).toBe('BG261123-000000')
  expect(quoteNumber(Date.UTC(2026, 10, 23, 16, 59, 59, 999))).toBe('BG261123-1UNZRR')
})

test('numbers two quotes of the same second apart', () => {
  const at = Date.UTC(2026, 10, 23, 3)
  const numbers = Array.from({ length: 1000 }, (_, millisecond) => quoteNumber(at + millisecond))
  expect(new Set(numbers).size).toBe(1000)
})
