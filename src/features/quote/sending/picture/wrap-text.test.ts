// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from '#features/quote/sending/picture/picture-layout.ts'

const wrap = (text: string, width: number) => wrapText(text, width, (one) => one.length)

test.each([
  ['a short text', 'Cước', 10, ['Cước']],
  ['nothing', '', 10, ['']],
  ['words', 'Dịch vụ thêm', 8, ['Dịch vụ', 'thêm']],
  ['a word longer than a line', 'Nguyễnnnnnn', 4, ['Nguy', 'ễnnn', 'nnn']],
  [
    'Japanese, with no punctuation at the start of a line',
    '送料です。合計です。',
    5,
    ['送料です。', '合計です。'],
  ],
  ['an opening bracket with its word', 'Phí (gói)', 6, ['Phí', '(gói)']],
])('wraps %s', (_, text, width, expected) => expect(wrap(text, width)).toEqual(expected))

test('never exceeds the width and loses no letter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Nguyễn', '東京', '。', ' ', 'a', '(', ','), { maxLength: 30 }),
      (parts) => {
        const lines = wrap(parts.join(''), 7)
        expect(lines.every((line) => line.length <= 7)).toBe(true)
        expect(lines.join('').replaceAll(' ', '')).toBe(parts.join('').replaceAll(' ', ''))
      },
    ),
  )
})
