import { afterEach, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatWhen } from './format.ts'
import { type Language, locales, showLanguage } from './language.ts'

afterEach(() => showLanguage('vi'))

it.each(Object.keys(locales) as Language[])('writes dates and times as Intl does: %s', async (language) => {
  await showLanguage(language)
  const day: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' }
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(2019 + month, month, 2 * month + 3, 2 * month, 5 * month)
    const text = new Intl.DateTimeFormat(locales[language], day).format(date)
    expect(formatDate(date.toISOString())).toBe(text)
    const clock = new Intl.DateTimeFormat(locales[language], time).format(date)
    expect(formatDateTime(date.toISOString())).toBe(`${text} ${clock}`)
  }
})

it.each(Object.keys(locales) as Language[])(
  'writes days of the present year as Intl does: %s',
  async (language) => {
    await showLanguage(language)
    const intl = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short' })
    const now = new Date(2026, 11, 31, 12).getTime()
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(2026, month, 2 * month + 3)
      expect(formatWhen(date.toISOString(), now)).toBe(intl.format(date))
    }
  },
)
