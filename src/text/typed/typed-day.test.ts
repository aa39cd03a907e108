// @vitest-environment node
import { expect, test } from 'vitest'
import { birthdayCases, dayCases, momentCases, orderedDays, today } from './day-cases.test-data.ts'
import { typedDay, typedMoment } from './typed-day.ts'

test.each(['vi', 'jp', 'en'] as const)(
  'reads days that no language orders in another way: %s',
  (language) => {
    const read = dayCases.map(([typed]) => [typed, typedDay(typed, { language, today })])
    expect(read).toEqual(dayCases)
  },
)

test.each(orderedDays)('reads a day in the order of the language: %s %j', (language, typed, day) => {
  expect(typedDay(typed, { language, today })).toBe(day)
})

test.each(birthdayCases)('a birthday with two digits of the year is not in the future: %s', (typed, day) => {
  expect(typedDay(typed, { language: 'vi', today, isPast: true })).toBe(day)
})

test.each(momentCases)('reads the moment %j as %j', (typed, moment) => {
  const plain = (day: string, time: string) => `${day} ${time || '00:00'}`
  expect(typedMoment(typed, plain, { language: 'vi', today })).toBe(moment)
})
