import type { ChainedCommands, Editor } from '@tiptap/core'

/**
 * A chain of commands with the focus in the text at once: the editor's own `focus` sets it a frame later, and
 * then moves the cursor to before the keys typed since.
 */
export function focusedChain(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain().focus()
}
