// @vitest-environment node
import { expect, test } from 'vitest'
import { longText, richText, text } from './make-field.ts'
import { htmlLength, typedLength } from './text-length.ts'
import { problemOf } from './validate.ts'

test.each([
  ['', 0],
  ['Bến', 3],
  ['Bến'.normalize('NFD'), 3],
  ['một\r\nhai\nba', 10],
  ['\ud83d\ude00\u6f22', 2],
  ['\r', 1],
  ['한글'.normalize('NFD'), 2],
  ['が'.normalize('NFD'), 1],
])('counts the characters of %j', (typed, length) => {
  expect(typedLength(typed)).toBe(length)
})

test.each([
  ['<p>Bến &amp; thuế&nbsp;&lt;&#39;&#x41;</p><img src="/a.png" alt="x">', 14],
  ['<p>a</p><!-- b --><br>', 1],
  ['1 < 2 & 3', 9],
  ['&eacute;', 8],
])('counts the text of %j without its tags', (html, length) => {
  expect(htmlLength(html)).toBe(length)
})

test('accepts a text of the longest length however it is encoded, and refuses one character more', () => {
  const fields = [text('Tên', { max: 6 }), longText('Mô tả', { max: 6 })]
  for (const field of fields) {
    for (const longest of ['Bến tà', 'Bến tà'.normalize('NFD'), 'a\r\nb\r\nc\n', '\u{1f600}'.repeat(6)]) {
      expect(problemOf(field, longest), longest).toBeNull()
      expect(problemOf(field, `${longest}x`)?.with, longest).toEqual({ max: 6, now: 7 })
    }
  }
  const content = richText('Nội dung', { max: 3 })
  expect(problemOf(content, '<p class="text-center">&amp;&nbsp;<b>x</b></p>')).toBeNull()
  expect(problemOf(content, '<p>&amp;&nbsp;<b>xy</b></p>')?.with).toEqual({ max: 3, now: 4 })
})

test('counts a text of many marks without putting them in order', () => {
  const marks = `e${'\u0301\u0323'.repeat(500_000)}`
  expect(typedLength(marks)).toBe(1)
  expect(problemOf(text('Tên', { max: 12 }), marks)?.with).toEqual({ max: 12, now: 1_000_001 })
})
