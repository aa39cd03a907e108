import type { Editor } from '@tiptap/react'

/**
 * Keeps the node views that a view is created with. Tiptap's content component sets them once more when it takes the editor,
 * as functions that ProseMirror cannot compare, so that the whole text would be rendered twice.
 */
export function keepNodeViews(editor: Editor): void {
  const create = editor.createNodeViews.bind(editor)
  editor.createNodeViews = () => {
    // The component empties them when it unmounts.
    if (Object.keys(editor.view.props.nodeViews ?? {}).length === 0) create()
  }
}
