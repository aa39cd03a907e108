import { afterEach, expect, test } from 'vitest'
import { formatNumber } from './format.ts'
import { showLanguage, translate, translatorFor } from './language.ts'
import { text } from './text.ts'

afterEach(() => showLanguage('vi'))

test.each<[count: number | string, inEnglish: string]>([
  [1, '1 item'],
  [0, '0 items'],
  [2, '2 items'],
  ['1', '1 item'],
  [formatNumber(1234), '1.234 items'],
])('translates %s with its English plural form', async (n, inEnglish) => {
  await showLanguage('en')
  expect(translate('{n} mục', { n })).toBe(inEnglish)
  expect((await translatorFor('en'))(text('{n} mục', { n }))).toBe(inEnglish)
})

test('selects the form by the value that the entry names', async () => {
  await showLanguage('en')
  const counted = (total: number, found: number) =>
    translate('Đã xem hết {total} mục: {found} mục còn thiếu.', { total, found })
  expect(counted(9, 1)).toBe('Looked at all 9: 1 lacks something.')
  expect(counted(1, 2)).toBe('Looked at all 1: 2 lack something.')
})

test('a language without plural forms has one text', async () => {
  await showLanguage('jp')
  expect(translate('{n} mục', { n: 1 })).toBe(translate('{n} mục', { n: 2 }).replace('2', '1'))
})
