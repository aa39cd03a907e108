import { Editor } from '@tiptap/core'
import { afterEach, expect, it } from 'vitest'
import { richTextExtensions } from './rich-text-extensions.ts'

let editor: Editor
afterEach(() => editor.destroy())

/** An editor of a text with its picture selected. */
function withSelectedPicture(content: string): Editor {
  editor = new Editor({
    extensions: richTextExtensions((address) => address),
    content,
    injectCSS: false,
  })
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'image') editor.commands.setNodeSelection(at)
  })
  return editor
}

/** The blocks of the text, each as its name and its text. */
const blocks = () =>
  editor.state.doc.content.content.map((block) => [block.type.name, block.textContent].join(' ').trim())

function type(text: string) {
  const { from, to } = editor.state.selection
  const insert = () => editor.state.tr.insertText(text)
  const isHandled = editor.view.someProp('handleTextInput', (handle) =>
    handle(editor.view, from, to, text, insert),
  )
  if (!isHandled) editor.view.dispatch(insert())
}

const picture = '<img src="/files/a.webp">'

it('writes typed text into the empty line after a selected picture', () => {
  withSelectedPicture(`<p>trước</p>${picture}`)
  type('s')
  type('au')
  expect(blocks()).toEqual(['paragraph trước', 'image', 'paragraph sau'])
})

it('adds a line for typed text between a selected picture and the text after it', () => {
  withSelectedPicture(`${picture}<p>cuối</p>`)
  type('giữa')
  expect(blocks()).toEqual(['image', 'paragraph giữa', 'paragraph cuối'])
})

it('inserts pasted text after a selected picture', () => {
  withSelectedPicture(`${picture}<p>cuối</p>`).view.pasteText('dán')
  expect(blocks()).toEqual(['image', 'paragraph dán', 'paragraph cuối'])
})

it('inserts a pasted address after a selected picture', () => {
  withSelectedPicture(`${picture}<p>cuối</p>`).commands.insertLink('https://ben.example/')
  expect(blocks()).toEqual(['image', 'paragraph https://ben.example/', 'paragraph cuối'])
})

it('inserts a table after a selected picture', () => {
  withSelectedPicture(picture).commands.insertTable()
  expect(blocks()).toEqual(['image', 'table', 'paragraph'])
})

it('moves the cursor to the line after a selected picture when a composition starts', () => {
  withSelectedPicture(`${picture}<p>cuối</p>`).view.dom.dispatchEvent(new Event('compositionstart'))
  expect(editor.state.selection.empty).toBe(true)
  expect(blocks()).toEqual(['image', 'paragraph', 'paragraph cuối'])
})

it('removes a selected picture by a key that deletes', () => {
  withSelectedPicture(`<p>trước</p>${picture}<p>cuối</p>`).commands.deleteSelection()
  expect(blocks()).toEqual(['paragraph trước', 'paragraph cuối'])
})
