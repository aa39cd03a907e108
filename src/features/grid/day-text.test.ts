// @vitest-environment node
import { expect, test } from 'vitest'
import { dayText, momentText } from './cell-content.tsx'

test('writes a moment in Vietnam time to the minute, and leaves any other text', () => {
  expect(momentText('2026-11-23T01:00:54.123Z')).toBe('23/11/2026 08:00')
  expect(momentText('2026-11-23T01:00:00.000Z')).toBe('23/11/2026 08:00')
  expect(momentText('Quý 3')).toBe('Quý 3')
  expect(dayText('2026-11-23')).toBe('23/11/2026')
})
