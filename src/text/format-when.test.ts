import { afterEach, describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatWhen } from './format.ts'
import { locales, showLanguage } from './language.ts'

const now = new Date(2026, 8, 12, 10, 0).getTime()
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString()

afterEach(() => showLanguage('vi'))

describe('a moment in a list', () => {
  it.each([
    [at(2026, 8, 12, 10, 4), 'vừa xong'],
    [at(2026, 8, 12, 9, 59), '1 phút trước'],
    [at(2026, 8, 12, 9, 20), '40 phút trước'],
    [at(2026, 8, 12, 8, 0), '2 giờ trước'],
    [at(2026, 8, 11, 23, 0), '11 giờ trước'],
    [at(2026, 8, 11, 8, 5), 'hôm qua 08:05'],
    [at(2026, 8, 10, 8, 5), '10 thg 9'],
    [at(2026, 0, 2, 8, 5), '2 thg 1'],
    [at(2025, 8, 12, 8, 5), '12/09/2025'],
    [at(2026, 8, 13, 8, 5), '13/09/2026 08:05'],
    ['không phải ngày', 'không phải ngày'],
  ])('%s is written %s', (value, text) => {
    expect(formatWhen(value, now).toLowerCase()).toBe(text)
  })

  it.each(['vi', 'jp', 'en'] as const)('is written in %s as by Intl', async (language) => {
    await showLanguage(language)
    const intl = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
    const written = (...time: [number, number, number]) => formatWhen(at(2026, 8, ...time), now)
    for (const minutes of [1, 2, 59]) {
      expect(written(12, 9, 60 - minutes)).toBe(intl.format(-minutes, 'minute'))
    }
    for (const hours of [1, 2, 10]) expect(written(12, 10 - hours, 0)).toBe(intl.format(-hours, 'hour'))
    expect(written(11, 8, 5)).toBe(`${intl.format(-1, 'day').toLowerCase()} 08:05`)
  })

  // Intl's "bây giờ", "now" and 今 name the present: after "Sửa" they read as an order.
  it.each([
    ['vi', 'vừa xong'],
    ['jp', 'たった今'],
    ['en', 'just now'],
  ] as const)('is just over in %s within its first minute', async (language, text) => {
    await showLanguage(language)
    expect(formatWhen(at(2026, 8, 12, 10, 0), now)).toBe(text)
  })
})

it('writes a date with its year and the time behind it', () => {
  expect(formatDate('2025-09-02')).toBe('02/09/2025')
  expect(formatDateTime(at(2025, 8, 2, 13, 45))).toBe('02/09/2025 13:45')
})
