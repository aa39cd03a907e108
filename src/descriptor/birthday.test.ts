// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { birthdayLimits } from './birthday.ts'
import { dayInVietnam } from './filters/period.ts'
import { birthday } from './make-field.ts'
import { problemOf } from './validate.ts'

const field = birthday('Ngày sinh')
const refusal = (day: string) => problemOf(field, day)?.text ?? null
const tooYoung = 'Phải đủ 16 tuổi trở lên.'
const tooOld = 'Ngày sinh quá xa: tối đa 120 tuổi.'

const at = (moment: string) => vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
afterEach(() => void vi.useRealTimers())

describe('on 20 November 2026 in Vietnam', () => {
  test.each([
    ['2010-11-19', null],
    ['2010-11-20', null],
    ['2010-11-21', tooYoung],
    ['1906-11-21', null],
    ['1906-11-20', null],
    ['1906-11-19', tooOld],
    ['2026-11-20', tooYoung],
    ['2126-01-01', tooYoung],
    ['0001-01-01', tooOld],
  ])('%s → %s', (day, expected) => {
    at('2026-11-20T05:00:00Z')
    expect(refusal(day)).toBe(expected)
  })
})

test('the day turns at midnight in Asia/Ho_Chi_Minh, not in Greenwich', () => {
  expect(dayInVietnam(new Date('2026-11-19T16:59:59Z'))).toBe('2026-11-19')
  expect(dayInVietnam(new Date('2026-11-19T17:00:00Z'))).toBe('2026-11-20')
  at('2026-11-19T16:59:59Z')
  expect(refusal('2010-11-20')).toBe(tooYoung)
  at('2026-11-19T17:00:00Z')
  expect(refusal('2010-11-20')).toBeNull()
})

test('a moment before June 1975 has the day of the clocks of its time', () => {
  expect(dayInVietnam(new Date('1970-04-30T16:00:00Z'))).toBe('1970-05-01')
  expect(dayInVietnam(new Date('1980-04-30T16:00:00Z'))).toBe('1980-04-30')
})

describe('29 February', () => {
  test('a person born on 29 February comes of age on that day in a leap year', () => {
    at('2028-02-28T12:00:00+07:00')
    expect(refusal('2012-02-29')).toBe(tooYoung)
    at('2028-02-29T12:00:00+07:00')
    expect(refusal('2012-02-29')).toBeNull()
    expect(refusal('2012-03-01')).toBe(tooYoung)
  })

  test('120 years before it may be no leap year: its neighbours still fall on the right side', () => {
    const { first } = birthdayLimits(new Date('2020-02-29T12:00:00+07:00'))
    expect('1900-02-28' < first && first < '1900-03-01').toBe(true)
  })

  test('it is refused as a day in years that have none', () => {
    at('2026-11-20T05:00:00Z')
    expect(refusal('1999-02-29')).toBe('Chưa rõ là ngày nào, ví dụ 1/9/2025.')
    expect(refusal('2000-02-29')).toBeNull()
  })
})
