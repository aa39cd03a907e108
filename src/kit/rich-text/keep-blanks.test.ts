import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { readableText, typedBlanks } from './keep-blanks.ts'
import { richTextExtensions } from './rich-text-extensions.ts'

/** The text that an editor shows for a stored text, a line for each block, with its no-break spaces as blanks. */
function shown(html: string): string {
  const editor = new Editor({
    extensions: richTextExtensions((address) => address),
    content: readableText(html),
  })
  const text = editor
    .getText({ blockSeparator: '\n' })
    .replaceAll('\u00a0', ' ')
    .replace(/\n+/g, '\n')
    .replace(/^\n/, '')
  editor.destroy()
  return text
}

test.each([
  ['<p>Cân  nặng:   5 kg</p>', 'Cân  nặng:   5 kg'],
  ['<p>    Thụt đầu dòng</p>', '    Thụt đầu dòng'],
  ['<p> một</p>', ' một'],
  ['<p>cuối  </p><p>cuối </p>', 'cuối  \ncuối '],
  ['<p>Cân <strong> nặng </strong> <em> 5</em></p>', 'Cân  nặng   5'],
  ['<p>Cân<strong>  </strong>nặng</p>', 'Cân  nặng'],
  ['<ul><li><p>Dài   20 cm</p></li></ul>', 'Dài   20 cm'],
  ['<table><tbody><tr><td><p>a  b</p></td></tr></tbody></table>', 'a  b'],
  ['<p>một&nbsp; hai &nbsp;ba&nbsp;&nbsp;bốn</p>', 'một  hai  ba  bốn'],
  ['<p>a &lt;  b &amp;  c</p>', 'a <  b &  c'],
  ['<p>日本　　語  x</p>', '日本　　語  x'],
  ['<p>   </p><p>x</p>', '   \nx'],
])('a typed text is shown again with its blanks, and stays as it is stored: %s', (typed, words) => {
  const stored = typedBlanks(typed)
  expect(shown(stored)).toBe(words)
  expect(stored.replaceAll('&nbsp;', ' ')).toBe(typed.replaceAll('&nbsp;', ' '))
  expect(typedBlanks(stored)).toBe(stored)
  expect(readableText(stored)).toBe(stored)
})

test('a blank after a line break in the text, and before it, is kept', () => {
  expect(typedBlanks('<p>một <br>  hai</p>')).toBe('<p>một&nbsp;<br>&nbsp; hai</p>')
})

test('shows several blanks of a text that was stored with plain ones', () => {
  expect(shown('<p>Cân  nặng:   5 kg</p>')).toBe('Cân  nặng:   5 kg')
})

test.each([
  ['<p>a <strong> b</strong></p>', 'a b'],
  ['<p>a <strong> <em> b</em></strong></p>', 'a b'],
  ['<p>a\n<strong> b</strong></p>', 'a b'],
  ['<p>a <strong>\n  b</strong></p>', 'a b'],
  ['<p>a  <strong> b</strong></p>', 'a  b'],
  ['<p>a <strong>  b</strong></p>', 'a  b'],
  ['<p>a&nbsp;<strong> b</strong></p>', 'a  b'],
  ['<p>a <strong>&nbsp;b</strong></p>', 'a  b'],
])('blanks that a tag divides are one, as HTML shows them: %s', (html, words) => {
  expect(shown(html)).toBe(words)
  if (!html.includes('&nbsp;') && !html.includes('  ')) expect(readableText(html)).not.toContain('&nbsp;')
})

test.each([
  ['<p>\n    Cân\n    nặng\n  </p>\n  <p>5 kg</p>\n', 'Cân nặng\n5 kg'],
  ['<ul>  <li> một </li>  <li> hai </li>  </ul>', 'một\nhai'],
  ['<p>\t\tCân \t nặng</p>', 'Cân nặng'],
  ['  <p>một</p>  ', 'một'],
  ['<p>một <b>hai</b> ba</p>', 'một hai ba'],
])('the indentation of a source is no part of its text: %s', (html, words) => {
  expect(shown(html)).toBe(words)
})

test('leaves tags and texts without blanks to keep as they are', () => {
  const html = '<p class="text-center">Một <img alt="a  >  b" src="x.png"> hai</p>'
  expect(typedBlanks(html)).toBe(html)
})
