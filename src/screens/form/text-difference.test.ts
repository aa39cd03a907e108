// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { textDifference } from './text-difference.ts'

/** The paragraphs of a side with the changed words in brackets; … for equal paragraphs that are left out. */
const written = (own: string, other: string) =>
  textDifference(own, other).map((part) =>
    part === 'equal' ? '…' : part.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  )

const long = (words: string) =>
  `<h2>Mở đầu</h2>${'<p>Một đoạn giống hệt ở cả hai bản.</p>'.repeat(20)}<p>Phí gửi là ${words} một ký.</p><p>Cuối.</p>`

test('shows the paragraph that differs in a long text, with the changed words marked', () => {
  expect(written(long('9 đô'), long('12 đô'))).toEqual(['…', 'Phí gửi là [9] đô một ký.', '…'])
  expect(written(long('12 đô'), long('9 đô'))).toEqual(['…', 'Phí gửi là [12] đô một ký.', '…'])
})

test('marks a paragraph that only one side has', () => {
  expect(written('a\nthêm đoạn này\nb', 'a\nb')).toEqual(['…', '[thêm đoạn này]', '…'])
  expect(written('a\nb', 'a\nthêm đoạn này\nb')).toEqual(['…'])
})

test('marks words with their diacritics, and text without spaces', () => {
  expect(written('Ễnh ương kêu', 'Ếch kêu')).toEqual(['[Ễnh] [ương ]kêu'])
  expect(written('送料は九百円です。', '送料は千円です。')[0]).toMatch(/^送料は\[九.*円です。$/)
})

test('names a picture that differs', () => {
  expect(written('<p>a <img src="/1.png" alt="Cái áo"></p>', '<p>a</p>')).toEqual(['a[ 🖼 Cái áo]'])
})

test('has nothing to show where only the markup differs', () => {
  expect(written('<p><b>a</b></p>', '<p>a</p>')).toEqual(['…'])
})
