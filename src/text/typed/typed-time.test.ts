import { expect, test } from 'vitest'
import { timeCases } from './day-cases.test-data.ts'
import { laterBy, typedTime } from './typed-time.ts'

test.each(timeCases)('parses %j as %j', (typed, time) => {
  expect(typedTime(typed)).toBe(time)
})

test('adds minutes within a day', () => {
  expect(laterBy('08:30', 15)).toBe('08:45')
  expect(laterBy('23:50', 15)).toBe('00:05')
  expect(laterBy('00:05', -15)).toBe('23:50')
  expect(laterBy('', 15)).toBe('00:15')
})
