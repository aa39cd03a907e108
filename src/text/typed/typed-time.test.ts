import { expect, test } from 'vitest'
import { laterBy, typedTime } from './typed-time.ts'

test.each([
  ['', ''],
  ['  ', ''],
  ['8:30', '08:30'],
  ['08:30:15', '08:30'],
  ['8h30', '08:30'],
  ['8h', '08:00'],
  ['8', '08:00'],
  ['21', '21:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8.30', '08:30'],
  ['8 giờ 30 phút', '08:30'],
  ['８時３０分', '08:30'],
  ['8:30 PM', '20:30'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['8:05 SA', '08:05'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['8:60', null],
  ['13 pm', null],
  ['sáng', null],
  ['1:2:3', null],
  ['12345', null],
])('parses %j as %j', (typed, time) => {
  expect(typedTime(typed)).toBe(time)
})

test('adds minutes within a day', () => {
  expect(laterBy('08:30', 15)).toBe('08:45')
  expect(laterBy('23:50', 15)).toBe('00:05')
  expect(laterBy('00:05', -15)).toBe('23:50')
  expect(laterBy('', 15)).toBe('00:15')
})
