import { afterEach, expect, test } from 'vitest'
import { caretIn, putCaret } from './caret.ts'

afterEach(() => document.body.replaceChildren())

const formOf = (html: string) => {
  const form = document.createElement('form')
  form.innerHTML = html
  document.body.append(form)
  return form
}

test('moves the caret of a text to the same field of another form', () => {
  const html = '<input data-path="name" value="Áo mưa"><textarea data-path="note">Một hai</textarea>'
  const [before, after] = [formOf(html), formOf(html)]
  const note = before.querySelector('textarea')
  note?.focus()
  note?.setSelectionRange(3, 3)
  const caret = caretIn(before)
  expect(caret).toEqual({ field: 'note', at: 3 })
  if (caret) putCaret(after, caret)
  const moved = after.querySelector('textarea')
  expect(document.activeElement).toBe(moved)
  expect(moved?.selectionStart).toBe(3)
})

test('gives the focus alone to a field without a caret', () => {
  const html = '<select data-path="page"><option>1</option></select>'
  const [before, after] = [formOf(html), formOf(html)]
  before.querySelector('select')?.focus()
  const caret = caretIn(before)
  expect(caret).toEqual({ field: 'page', at: null })
  if (caret) putCaret(after, caret)
  expect(document.activeElement).toBe(after.querySelector('select'))
})

test.each([
  ['the start of a paragraph', 1, 0, 'Sau', 0],
  ['a mark in a paragraph', 1, 2, 'u', 1],
  ['an empty paragraph', 2, 0, '', 0],
  ['a cell of a table', 4, 1, 'hai', 1],
])('moves the caret of a rich text to the same place in another frame: %s', (_, block, at, text, offset) => {
  const table = '<table><tbody><tr><td><p>một</p></td><td><p>hai</p></td></tr></tbody></table>'
  const marked = text === 'u' ? '<p>S<b>au</b></p>' : '<p>Sau</p>'
  const html = (inner: string) =>
    `<div data-path="content" contenteditable="true" tabindex="0"><p>Đầu</p>${marked}<p></p>${inner}</div>`
  const [before, after] = [formOf(html(table)), formOf(html(`<div>${table}</div>`))]
  putCaret(before, { field: 'content', at, block })
  const caret = caretIn(before)
  expect(caret).toEqual({ field: 'content', at, block })
  if (caret) putCaret(after, caret)
  const { focusNode, focusOffset } = document.getSelection() ?? {}
  expect(after.contains(focusNode ?? null)).toBe(true)
  expect([focusNode?.textContent, focusOffset]).toEqual([text === 'u' ? 'au' : text, offset])
})

test('is nothing where a button has the focus, and changes nothing where the field is gone', () => {
  const before = formOf('<input data-path="name"><button>Lưu</button>')
  before.querySelector('button')?.focus()
  expect(caretIn(before)).toBeNull()
  putCaret(before, { field: 'gone', at: 1 })
  expect(document.activeElement).toBe(before.querySelector('button'))
})
