import { cleanup, render } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { afterEach, expect, test, vi } from 'vitest'
import { returnFocus } from '#kit/return-focus.ts'
import { type EarlyEdit, takeEarlyEdit } from './early-edit.ts'
import { storedHtml } from './restore-stored.ts'
import { richTextExtensions } from './rich-text-extensions.ts'
import { savedText } from './saved-text.ts'
import { StoredText } from './stored-text.tsx'

const resolve = (address: string) => new URL(address, 'https://cdn.example/').href
const editors: Editor[] = []

afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
  cleanup()
})

function editorOf(content: string): Editor {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({ element, content, extensions: richTextExtensions(resolve), injectCSS: false })
  editors.push(editor)
  return editor
}

/** The rendered text, and the editor of the same text. */
function opened(html: string) {
  const surface = document.createElement('section')
  surface.innerHTML = render(<StoredText html={html} resolve={resolve} />).container.innerHTML
  return { surface, editor: editorOf(html) }
}

const texts = [
  '<p>một <strong>hai <em>ba</em></strong> <a href="/x" target="_blank">bốn</a></p>',
  '<p>a</p><img src="a.png" alt="Ảnh" title="t" width="300"><p class="text-center">b</p>',
  '<ol start="3"><li>ba</li><li><p>bốn</p><ul><li>con</li></ul></li></ol>',
  '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td colspan="2">b<br>c</td></tr></tbody></table>',
  '<div>dòng</div><div align="right">hai</div><blockquote>trích</blockquote><hr><h5>nhỏ</h5>',
  '<p>a<img src="b.png">c</p><p><font color="red">đỏ</font> <span class="color-teal">xanh</span></p>',
  '<p><br></p><p>a<br></p><ol type="a"><li>b</li></ol><p><strong></strong></p><blockquote></blockquote><p>c<a href="/x"></a></p>',
  '<b>đậm</b> không thẻ <i>nghiêng</i><p></p><p>cuối&nbsp;</p>',
  'chữ trần',
  '',
]

test.each(texts)('a rendered text is the text of its editor: %s', (html) => {
  const { surface, editor } = opened(html)
  expect(editorOf(storedHtml(surface, html)).getJSON()).toEqual(editor.getJSON())
  const before = editor.state.doc
  takeEarlyEdit(editor, { surface, selection: null, isEdited: true, isFocused: true, pastes: [] }, vi.fn())
  expect(editor.state.doc).toBe(before)
})

const cursor = (node: Node, offset: number): EarlyEdit['selection'] => ({
  anchor: { node, offset },
  head: { node, offset },
})

test('repeats typed letters with the cursor, and undoes them in one step', () => {
  const html = '<p>một</p><p>hai</p>'
  const { surface, editor } = opened(html)
  const second = surface.lastElementChild?.firstChild as Text
  second.data = 'hai ba\u00a0'
  takeEarlyEdit(
    editor,
    { surface, selection: cursor(second, 7), isEdited: true, isFocused: true, pastes: [] },
    vi.fn(),
  )
  expect(editor.getHTML()).toBe('<p>một</p><p>hai ba </p>')
  expect(editor.state.selection.head).toBe(editor.state.doc.content.size - 1)
  expect(document.activeElement).toBe(editor.view.dom)
  editor.commands.undo()
  expect(editor.getHTML()).toBe(html)
})

test('keeps the cursor without the focus, and takes the focus that is returned to the rendered text', () => {
  const { surface, editor } = opened('<p>một</p><p>hai</p>')
  const first = surface.firstElementChild?.firstChild as Text
  const edit = { surface, selection: cursor(first, 2), isEdited: false, isFocused: false, pastes: [] }
  takeEarlyEdit(editor, edit, vi.fn())
  expect(document.activeElement).not.toBe(editor.view.dom)
  returnFocus(surface)
  expect(document.activeElement).toBe(editor.view.dom)
  editor.commands.insertContent('!')
  expect(editor.getHTML()).toBe('<p>mộ!t</p><p>hai</p>')
})

test('keeps the attributes that a rendered text does not show', () => {
  const { surface, editor } = opened('<p>a</p><img src="a.png" title="t" width="300" height="200">')
  surface.querySelector('p')?.append('b')
  takeEarlyEdit(editor, { surface, selection: null, isEdited: true, isFocused: true, pastes: [] }, vi.fn())
  expect(savedText(editor.getHTML())).toBe(
    '<p>ab</p><img src="a.png" alt="" title="t" width="300" height="200">',
  )
})

test('changes nothing of a text that was only focused', () => {
  const { surface, editor } = opened('<p>a</p>')
  surface.innerHTML = '<p>b</p>'
  takeEarlyEdit(editor, { surface, selection: null, isEdited: false, isFocused: true, pastes: [] }, vi.fn())
  expect(editor.getHTML()).toBe('<p>a</p>')
})

function pasteOf(node: Node, start: number, end: number, kinds: Readonly<Record<string, string>>) {
  const data = new DataTransfer()
  for (const [kind, value] of Object.entries(kinds)) data.setData(kind, value)
  return { start: { node, offset: start }, end: { node, offset: end }, data }
}

test('replaces the words of a paste by all of it, before what was typed after it', () => {
  const { surface, editor } = opened('<p>a</p><p>z</p>')
  const first = surface.querySelector('p')?.firstChild as Text
  first.data = 'adán đậm sau'
  const pastes = [pasteOf(first, 1, 8, { 'text/html': '<p>dán <b>đậm</b></p>' })]
  takeEarlyEdit(
    editor,
    { surface, selection: cursor(first, 12), isEdited: true, isFocused: true, pastes },
    () => false,
  )
  expect(editor.getHTML()).toBe('<p>adán <strong>đậm</strong> sau</p><p>z</p>')
  editor.commands.insertContent('!')
  expect(editor.getHTML()).toBe('<p>adán <strong>đậm</strong> sau!</p><p>z</p>')
})

test('keeps the cursor before a drop behind it', () => {
  const { surface, editor } = opened('<p>a</p><p>z</p>')
  const [first, last] = [...surface.querySelectorAll('p')].map((line) => line.firstChild as Text)
  if (!first || !last) throw new Error('no lines')
  const pastes = [pasteOf(last, 1, 1, { 'text/html': '<b>đậm</b>' })]
  takeEarlyEdit(
    editor,
    { surface, selection: cursor(first, 1), isEdited: true, isFocused: true, pastes },
    () => false,
  )
  editor.commands.insertContent('!')
  expect(editor.getHTML()).toBe('<p>a!</p><p>z<strong>đậm</strong></p>')
})

test('passes each paste on first, and inserts nothing of one that was taken', () => {
  const { surface, editor } = opened('<p>a</p>')
  const pastes = [pasteOf(surface, 0, 0, { 'text/plain': 'https://example.com/' })]
  const take = vi.fn(() => true)
  takeEarlyEdit(editor, { surface, selection: null, isEdited: true, isFocused: true, pastes }, take)
  expect(take).toHaveBeenCalledExactlyOnceWith(pastes[0]?.data)
  expect(editor.getHTML()).toBe('<p>a</p>')
})
