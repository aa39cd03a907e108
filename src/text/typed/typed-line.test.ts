import { expect, test } from 'vitest'
import { addressCases, codeCases, emailCases, phoneCases } from './line-cases.test-data.ts'
import { typedAddress, typedCode, typedEmail, typedPhone } from './typed-line.ts'

const inside = [
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\ufe0f',
  '\u202a',
  '\u2066',
  '\u200f',
  '\u061c',
  '\u{e0001}',
  '\u0000',
]

test.each(inside)('drops %j from every strict kind', (mark) => {
  const marked = (text: string) => `${mark}${text.slice(0, 3)}${mark}${text.slice(3)}${mark}`
  expect(typedPhone(marked('0912345678'))).toBe('0912345678')
  expect(typedEmail(marked('lan@congty.vn'))).toBe('lan@congty.vn')
  expect(typedCode(marked('ABC-12'))).toBe('ABC-12')
  expect(typedAddress(marked('https://a.vn/x'))).toBe('https://a.vn/x')
})

test.each(phoneCases)('the phone number %j', (typed, value) => {
  expect(typedPhone(typed)).toBe(value)
})

test.each(emailCases)('the e-mail address %j', (typed, value) => {
  expect(typedEmail(typed)).toBe(value)
})

test.each(addressCases)('the address %j', (typed, value) => {
  expect(typedAddress(typed)).toBe(value)
})

test.each(codeCases)('the code %j', (typed, value) => {
  expect(typedCode(typed)).toBe(value)
})
