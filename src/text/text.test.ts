// @vitest-environment node
import { expect, test } from 'vitest'
import { number } from '#descriptor/make-field.ts'
import { problemOf } from '#descriptor/validate.ts'
import { translatorFor } from './language.ts'
import { fill, sourceText } from './text.ts'

test.each([
  ['vi', 'Không được quá 1.000.000.000.', 'Không được dưới 0,001.'],
  ['jp', /1,000,000,000/, /0\.001/],
  ['en', /1,000,000,000/, /0\.001/],
] as const)('a limit of validation is written as in the language %s', async (language, most, least) => {
  const translate = await translatorFor(language)
  const field = number('', { min: 0.001, max: 1e9 })
  const [tooBig, tooSmall] = [2e9, 0].map((value) => problemOf(field, value))
  expect(tooBig && translate(tooBig)).toMatch(most)
  expect(tooSmall && translate(tooSmall)).toMatch(least)
})

test('a program that does not translate writes the numbers of a limit in Vietnamese too', () => {
  const problem = problemOf(number('', { max: 1e12 }), 2e12)
  expect(problem && sourceText(problem)).toBe('Không được quá 1.000.000.000.000.')
})

test('writes a number of any size and keeps text as it is', () => {
  const numbers = [0, 7, -3, 999, 1000, -1234.5, 0.00001, 12_345_678.25]
  const texts = numbers.map((n) => fill('{n}', { n }))
  expect(texts).toEqual(['0', '7', '-3', '999', '1.000', '-1.234,5', '0,00001', '12.345.678,25'])
  expect(fill('{id} {missing}', { id: '1000' })).toBe('1000 {missing}')
})
