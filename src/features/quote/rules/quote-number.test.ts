// @vitest-environment node
import { expect, test } from 'vitest'
import { quoteNumber } from './quote-number.ts'

test('numbers a quote by its day and second in Vietnam', () => {
  expect(quoteNumber(Date.UTC(2026, 10, 22, 17, 0, 0))).toBe('BG261123-0000')
  expect(quoteNumber(Date.UTC(2026, 10, 23, 16, 59, 59, 999))).toBe('BG261123-1UNZ')
})
