import { afterEach, expect, it } from 'vitest'
import { formatNumber } from './format.ts'
import { type Language, locales, showLanguage } from './language.ts'

afterEach(() => showLanguage('vi'))

it.each(Object.keys(locales) as Language[])('writes numbers as Intl does: %s', async (language) => {
  await showLanguage(language)
  const intl = new Intl.NumberFormat(locales[language])
  for (const value of [
    0,
    7,
    999,
    1000,
    10_000,
    123_456,
    1_234_567,
    9_007_199_254_740_991,
    -1234,
    1234.5,
    0.125,
    2 ** 60,
  ])
    expect(formatNumber(value)).toBe(intl.format(value))
})
