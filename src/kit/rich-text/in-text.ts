import type { ChainedCommands, Editor } from '@tiptap/core'

/**
 * Commands for the text, with the cursor back in it at once: the editor's own way gives the focus a frame later, and sets
 * the cursor before what somebody has typed meanwhile.
 */
export function inText(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain().focus()
}
