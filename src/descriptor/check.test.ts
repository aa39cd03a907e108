// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { everyField, everyKind } from './every-kind.test-data.ts'
import type { Field } from './field.ts'
import { manyChoice, number, rows, text } from './make-field.ts'
import { problemTexts } from './problem.ts'
import { problemOf } from './validate.ts'

const accepted = (field: Field, value: unknown) => problemOf(field, value) === null

describe('forms that are taken and forms that are refused', () => {
  test.each<[keyof typeof everyKind, readonly string[], readonly string[]]>([
    ['date', ['2024-02-29', '0001-01-01'], ['2023-02-29', '2026-13-01', '26-01-01', '2026-1-1', 'hôm nay']],
    [
      'dateTime',
      ['2026-11-20T08:30:00Z', '2026-11-20T08:30:00.123+07:00'],
      ['2026-11-20', '2026-11-20T08:30:00', '2026-02-30T08:30:00Z', '2026-11-20T25:00:00Z'],
    ],
    ['color', ['#0b7285', '#ABCDEF'], ['0b7285', '#fff', '#0b728g', '#0b72855', 'red']],
    [
      'url',
      ['https://a.vn', 'http://a.vn/x?y=1#z', '/huong-dan', '/', 'https://tiếng-việt.vn/đường'],
      ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'a.vn', 'https://'],
    ],
    ['image', ['/files/1.png', 'https://cdn.vn/1.png'], ['javascript:alert(1)', '//evil.example/x.png']],
    [
      'email',
      ['a@b.vn', "o'neil+x@mail.co.jp"],
      ['a', 'a@b', '@b.vn', 'a@b..vn', 'a@-b.vn', 'a b@c.vn', 'a@b.vn\n'],
    ],
    [
      'phone',
      ['0912 345 678', '+84 (28) 3822-1234', '081-1234-5678'],
      ['12345', '0912x345', '1234567890123456'],
    ],
    ['choice', ['red', 'gold'], ['Red', 'pink', 'toString', '__proto__']],
  ])('%s', (kind, good, bad) => {
    for (const value of good) expect(accepted(everyKind[kind], value), value).toBe(true)
    for (const value of bad) expect(accepted(everyKind[kind], value), value).toBe(false)
  })
})

test('names a blank or an invisible character in a text of a strict form', () => {
  const boxed = (kind: keyof typeof everyKind, value: string) => problemOf(everyKind[kind], value)?.with.boxed
  expect(boxed('phone', '0912\u200b345678')).toBe('0912□345678')
  expect(boxed('phone', '\u202a0912 345 678')).toBe('□0912 345 678')
  expect(boxed('email', 'lan\u00a0@congty.vn')).toBe('lan□@congty.vn')
  expect(boxed('email', `${'a'.repeat(40)}\u2800@congty-dai-lam.vn`)).toBe(
    `…${'a'.repeat(15)}□@congty-dai-lam…`,
  )
  expect(boxed('url', 'https://a.vn/a b')).toBe('https://a.vn/a□b')
  expect(boxed('color', '#0b\u206072')).toBe('#0b□72')
  // A phone number may have blanks, so that the message of this one, whose letter is wrong, has no box.
  expect(problemOf(everyKind.phone, '0912 34x')?.text).toBe(problemTexts.phone)
  expect(problemOf(everyKind.email, 'lan@')?.text).toBe(problemTexts.email)
  // Without its blanks this is no address either.
  expect(problemOf(everyKind.url, 'không phải địa chỉ')?.text).toBe(problemTexts.url)
})

test('text: refuses only characters that cannot be stored', () => {
  const name = text('Tên', { max: 12 })
  for (const good of [
    'Nguy\u1ec5n',
    'Nguye\u0302\u0303n',
    '\uff76\uff85',
    '\u200fمرحبا',
    '\u{1f469}\u200d\u{1f467}',
    '<b>&"\'',
  ]) {
    expect(accepted(name, good), good).toBe(true)
  }
  for (const bad of ['a\0b', '\ud800', 'x\udc00'])
    expect(problemOf(name, bad)?.text).toBe(problemTexts.unwritable)
  expect(accepted(name, 'x'.repeat(12))).toBe(true)
  expect(problemOf(name, 'x'.repeat(13))).toEqual({ text: problemTexts.tooLong, with: { max: 12, now: 13 } })
})

test('text: accepts Vietnamese and Japanese identifiers, and refuses lookalike characters', () => {
  const username = text('Tên đăng nhập', { identifier: true })
  for (const good of [
    'lan',
    'lan.nguyen_2@cty',
    'Nguyễn Thị Đào',
    'Nguyễn Thị Đào'.normalize('NFD'),
    '田中 さくら',
    'サーバー管理',
    '佐々木tanaka',
    ' lan ',
    '',
  ]) {
    expect(accepted(username, good), good).toBe(true)
  }
  for (const bad of [
    'l\u200ban',
    'l\u00adan',
    '\ufefflan',
    'lan\u202e',
    'lan\u2066',
    'l\u0430n',
    '\u0441\u043e\u0441\u043e',
    'l\u03b1n',
    'ｌａｎ',
    'ﾀﾅｶ',
    'l\u0251n',
    'la\u0338n',
    'lan\u3164',
    'lan\u00a0a',
    'le  thu',
    'lan\t',
    'l\u0430n'.normalize('NFD'),
    '𝓵an',
    'lan👩',
  ]) {
    expect(problemOf(username, bad)?.text, bad).toBe(problemTexts.lookalike)
    expect(accepted(text('Họ tên'), bad), bad).toBe(true)
  }
})

test('text: white space alone does not fill a required field', () => {
  const name = text('Tên', { required: true })
  for (const blank of ['', ' ', '\t\n', '\u00a0\u3000']) {
    expect(problemOf(name, blank)?.text).toBe(problemTexts.required)
  }
})

test('numbers: refuses more decimals than the field has, also in a line', () => {
  const rate = number('Tỷ lệ', { decimals: 1 })
  expect([0, -2.5, 1e15, 0.3, null].map((value) => problemOf(rate, value))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(problemOf(rate, 2.55)).toEqual({ text: problemTexts.decimals, with: { decimals: 1 } })
  expect(problemOf(rows('Dòng', { rate }), [{ rate: 2.55 }])?.text).toBe(problemTexts.line)
})

test('numbers: checks limits and integers, and refuses other values', () => {
  const position = number('Vị trí', { integer: true, min: 0, max: 10 })
  const why = (value: unknown) => problemOf(position, value)?.text ?? null
  expect([0, 10, -0, null].map(why)).toEqual([null, null, null, null])
  expect([-1, 11, 1.5].map(why)).toEqual([problemTexts.tooSmall, problemTexts.tooBig, problemTexts.integer])
  expect(['1', Number.NaN, Infinity, true].map(why)).toEqual(
    Array.from({ length: 4 }, () => problemTexts.number),
  )
  expect(problemOf({ ...everyKind.money }, 0.5)?.text).toBe(problemTexts.integer)
})

test('several choices: accepts known options, each once', () => {
  const colours = manyChoice('Các màu', { red: 'Đỏ', blue: 'Xanh' })
  expect(accepted(colours, ['blue', 'red'])).toBe(true)
  for (const bad of [['pink'], ['red', 'red'], ['red', 'blue', 'red'], 'red', [null]]) {
    expect(accepted(colours, bad), JSON.stringify(bad)).toBe(false)
  }
})

// A pattern that backtracks would exceed the timeout.
test.each(['a', '@', 'a.', ' ', '-', '１'])('checks a megabyte of “%s” in linear time', (piece) => {
  const long = `a@${piece.repeat(1_000_000 / piece.length)}!`
  for (const field of everyField) expect(() => problemOf(field, long)).not.toThrow()
})

test('names the number of a line that is invalid or repeated', () => {
  const step = number('Bậc', { required: true, min: 1 })
  const table = rows('Mức', { code: text('Mã', { required: true }), step }, { unique: 'code', max: 3 })
  const line = (code: string, size: unknown) => ({ code, step: size, kept: 'as it came' })
  expect(problemOf(table, [line('A', 1), line('B', 2)])).toBeNull()
  expect(problemOf(table, [line('A', 1), line('B', 0)])).toEqual({
    text: problemTexts.line,
    with: { max: 3, row: 2 },
  })
  expect(problemOf(table, [line('A', Number.NaN)])?.text).toBe(problemTexts.line)
  expect(problemOf(table, [line('A', '5')])?.text).toBe(problemTexts.line)
  expect(problemOf(table, [null])?.text).toBe(problemTexts.line)
  expect(problemOf(table, [line('A', 1), line(' a', 2)])).toEqual({
    text: problemTexts.lineTwice,
    with: { max: 3, row: 2 },
  })
  expect(
    problemOf(
      table,
      'ABCD'.split('').map((code) => line(code, 1)),
    )?.text,
  ).toBe(problemTexts.tooMany)
})
