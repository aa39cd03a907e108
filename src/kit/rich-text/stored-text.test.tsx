import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hostile } from './pastes.test-data.ts'
import { storedHtml } from './restore-stored.ts'
import { isRendered, StoredText } from './stored-text.tsx'

afterEach(cleanup)

const ELEMENTS = /^(p|br|hr|h[1-6]|ul|ol|li|blockquote|strong|em|u|s|a|table|tbody|tr|td|th|span|figure|img)$/
const ATTRIBUTES =
  /^(class|start|colspan|rowspan|href|target|rel|src|alt|width|title|contenteditable|data-(state|stored))$/

const resolve = (address: string) => new URL(address, 'https://cdn.example/').href
function rendered(html: string): HTMLElement {
  return render(<StoredText html={html} resolve={resolve} />).container
}
// The rendered HTML without the attributes that `restoreStored` reads.
function shown(html: string): string {
  return rendered(html).innerHTML.replaceAll(/( contenteditable="false")? data-stored="[^"]*"/g, '')
}

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

test('says of a picture within a mark that the words of the mark are not rendered', () => {
  expect(isRendered('<p>a <img src="a.png"> b</p><p><a href="/x"><img src="a.png"></a></p>')).toBe(true)
  expect(isRendered('<p><strong>Chú ý <img src="a.png"> xem</strong></p>')).toBe(false)
})

test('keeps the first number of a list', () => {
  expect(shown('<ol start="5"><li>năm</li></ol>')).toBe('<ol start="5"><li>năm</li></ol>')
})

test('lifts pictures out of their paragraph', () => {
  const figure = '<figure data-state="shown"><img alt="" src="https://cdn.example/a.png"></figure>'
  expect(shown('<p class="text-center">trước <img src="a.png"> sau</p>')).toBe(
    `<p class="text-center">trước </p>${figure}<p class="text-center"> sau</p>`,
  )
  expect(shown('<p><a href="/x"><img src="a.png"></a></p>')).toBe(figure)
})

test('replaces an unknown element by its content and drops its attributes', () => {
  expect(shown('<section id="a"><p onclick="x()" style="color:red">chữ</p></section>')).toBe('<p>chữ</p>')
})

test('renders the address of a safe link only', () => {
  const link = '<p><a href="/huong-dan" target="_blank" rel="noopener">x</a></p>'
  expect(shown(link)).toBe(link)
  expect(shown('<p><a href="javascript:alert(1)" target="_blank">x</a></p>')).toBe('<p><a>x</a></p>')
})

test.each([
  '<h2 class="text-center">Mua</h2><p>a <strong>b</strong><br>c <span class="color-red">d</span></p><hr>',
  '<p><a href="/a?b=1&amp;c=2" target="_blank">x</a></p><ol start="5"><li><p>năm</p></li></ol>',
  '<p>a</p><img src="a.png" alt="Ảnh" title="t" width="300" height="200"><p>b&nbsp;c</p>',
  '<table><tbody><tr><th colspan="2" rowspan="1"><p>a</p></th></tr></tbody></table><p></p><p>a</p>',
  '',
])('is stored again as %s', (html) => {
  expect(storedHtml(rendered(html), html)).toBe(html)
})

test('stores what a browser types as the editor would', () => {
  const surface = document.createElement('div')
  surface.innerHTML =
    '<p>xin&nbsp;</p><p>b<span style="color: red">c</span></p><p><br></p><div>d<br><br></div>'
  expect(storedHtml(surface, '<p>a</p>')).toBe('<p>xin </p><p>bc</p><p></p><p>d<br></p>')
})

test.each(hostile)('creates nothing but texts and pictures from %s', (html) => {
  for (const { localName, attributes } of rendered(html).querySelectorAll('*')) {
    expect(localName).toMatch(ELEMENTS)
    for (const { name } of attributes) expect(name).toMatch(ATTRIBUTES)
  }
})
