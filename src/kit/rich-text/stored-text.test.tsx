import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hostile } from './pastes.test-data.ts'
import { StoredText } from './stored-text.tsx'

afterEach(cleanup)

const ELEMENTS =
  /^(p|div|br|hr|h[1-6]|[uo]l|li|blockquote|strong|b|em|i|u|s|del|strike|a|table|t(head|body|foot)|tr|td|th|span|figure|img)$/
const ATTRIBUTES = /^(class|start|colspan|rowspan|src|alt|width|title|data-state)$/

const resolve = (address: string) => new URL(address, 'https://cdn.example/').href
const rendered = (html: string) => render(<StoredText html={html} resolve={resolve} />).container
const shown = (html: string) => rendered(html).innerHTML

test('renders the elements, alignments and colours that the editor keeps', () => {
  const html =
    '<h2 class="text-center">Mua hàng</h2><p>Đọc <strong>kỹ</strong> <em>phần</em> <u>sau</u><br>' +
    '<span class="color-red">đỏ</span></p><ul><li><p>một</p></li></ul><blockquote><p>trích</p></blockquote><hr>'
  expect(shown(html)).toBe(html)
})

test('keeps at most a hundred columns of a cell', () => {
  expect(shown('<table><tbody><tr><td colspan="90000"><p>a</p></td></tr></tbody></table>')).toContain(
    'colspan="100"',
  )
})

test('collapses spaces as the editor does, and omits those between blocks', () => {
  expect(shown('<ul>\n<li>một\n  <b>hai</b>\n</li>\n</ul>\n<p>ba</p>')).toBe(
    '<ul><li>một <b>hai</b> </li></ul><p>ba</p>',
  )
})

test('gives an empty paragraph the height of a line', () => {
  expect(shown('<p></p>')).toBe('<p><br></p>')
})

test('resolves the address of a picture, and shows that of a foreign one as text', () => {
  expect(shown('<img src="a.png" alt="Ảnh">')).toBe(
    '<figure data-state="shown"><img alt="Ảnh" src="https://cdn.example/a.png"></figure>',
  )
  const foreign = shown('<img src="https://other.example/b.png">')
  expect(foreign).toContain('title="https://other.example/b.png"')
  expect(foreign).not.toContain('src=')
})

test('renders a division as a paragraph, unless it has blocks', () => {
  expect(shown('<div>Một</div><div>Hai</div>')).toBe('<p>Một</p><p>Hai</p>')
  expect(shown('<div><p>Một</p><ul><li>a</li></ul></div>')).toBe('<p>Một</p><ul><li>a</li></ul>')
})

test('keeps the first number of a list', () => {
  expect(shown('<ol start="5"><li>năm</li></ol>')).toBe('<ol start="5"><li>năm</li></ol>')
})

test('renders a paragraph with a picture as a division, which can have a figure in it', () => {
  const figure = '<figure data-state="shown"><img alt="" src="https://cdn.example/a.png"></figure>'
  expect(shown('<p class="text-center"><strong>trước <img src="a.png"> sau</strong></p>')).toBe(
    `<div class="text-center"><strong>trước ${figure} sau</strong></div>`,
  )
})

test('replaces an unknown element by its content and drops its attributes', () => {
  expect(shown('<section id="a"><p onclick="x()" style="color:red">chữ</p></section>')).toBe('<p>chữ</p>')
})

test('renders a link without its address: a press on it would leave the form', () => {
  expect(shown('<p><a href="/huong-dan" target="_blank" rel="noopener">x</a></p>')).toBe('<p><a>x</a></p>')
})

test.each(hostile)('creates nothing but texts and pictures from %s', (html) => {
  for (const { localName, attributes } of rendered(html).querySelectorAll('*')) {
    expect(localName).toMatch(ELEMENTS)
    for (const { name } of attributes) expect(name).toMatch(ATTRIBUTES)
  }
})
