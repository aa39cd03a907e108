import { NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** Moves the cursor from a selected picture into the line after it, and adds that line unless it is there and empty. */
export function leavePicture(tr: Transaction): boolean {
  const { selection } = tr
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return false
  const line = tr.doc.type.schema.nodes['paragraph']?.create()
  const next = selection.$to.nodeAfter
  const isEmptyLine = next?.type === line?.type && next?.content.size === 0
  if (line && !isEmptyLine) tr.insert(selection.to, line)
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1))
  return true
}

/** Keeps a selected picture when text is typed or pasted: the text would replace it, and a new picture is selected. */
export function keepSelectedPicture(): Plugin {
  const leave = (view: EditorView) => {
    const { tr } = view.state
    if (leavePicture(tr)) view.dispatch(tr)
    return false
  }
  return new Plugin({
    props: {
      handleTextInput(view, _, __, text) {
        const { tr } = view.state
        if (!leavePicture(tr)) return false
        view.dispatch(tr.insertText(text).scrollIntoView())
        return true
      },
      // Before the editor inserts the paste, or reads the composed text.
      handlePaste: leave,
      handleDOMEvents: { compositionstart: leave },
    },
  })
}
