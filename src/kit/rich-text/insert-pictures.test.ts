import { Editor } from '@tiptap/core'
import { afterEach, expect, it } from 'vitest'
import { insertAfterSelection } from './insert-pictures.ts'
import { richTextExtensions } from './rich-text-extensions.ts'

let editor: Editor
afterEach(() => editor.destroy())

/** Inserts a picture behind a word of a text and returns the names of the top nodes. */
function blocksAfterInsert(content: string, word: string): readonly string[] {
  editor = new Editor({
    extensions: richTextExtensions((address) => address),
    content,
    injectCSS: false,
  })
  editor.state.doc.descendants((node, at) => {
    if (node.text?.includes(word)) editor.commands.setTextSelection(at + node.nodeSize)
  })
  insertAfterSelection(editor, { type: 'image', attrs: { src: '/files/a.webp' } })
  return editor.getJSON().content?.map(({ type }) => type) ?? []
}

const table = '<table><tbody><tr><td><p>ô một</p></td><td><p>ô hai</p></td></tr></tbody></table>'

it('inserts a picture at the cursor of a paragraph', () => {
  expect(blocksAfterInsert('<p>trước</p><p>sau</p>', 'trước').slice(0, 2)).toEqual(['paragraph', 'image'])
})

it('inserts a picture after the table when the cursor is in a cell', () => {
  expect(blocksAfterInsert(`${table}<p>sau</p>`, 'ô một')).toEqual(['table', 'image', 'paragraph'])
})
