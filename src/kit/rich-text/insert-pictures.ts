import type { Editor, JSONContent } from '@tiptap/core'
import type { PictureJobs } from './picture-jobs.ts'
import { focusedChain } from './rich-text-toolbar.tsx'

/** Inserts pictures at the cursor, each as a placeholder of its upload, and uploads them. */
export function insertPictures(editor: Editor, jobs: PictureJobs, files: readonly File[]): void {
  const ids = files.map((file) => jobs.add(file))
  const nodes = ids.map((pending) => ({ type: 'image', attrs: { pending } }))
  insertAfterSelection(editor, nodes)
  ids.forEach(jobs.send)
}

/**
 * Inserts content after the selection: a second picture would otherwise replace the selected first one. After a table if the
 * selection is in one: a picture would stretch its column.
 */
export function insertAfterSelection(editor: Editor, content: JSONContent | JSONContent[]): void {
  const { $to } = editor.state.selection
  const depths = Array.from({ length: $to.depth }, (_, at) => at + 1)
  const table = depths.find((depth) => $to.node(depth).type.name === 'table')
  focusedChain(editor)
    .insertContentAt(table === undefined ? $to.pos : $to.after(table), content)
    .run()
}

/** Sets the address of an uploaded picture, wherever its placeholder is now. */
export function setUploadedAddress(editor: Editor, id: string, address: string): void {
  const { tr, doc } = editor.state
  doc.descendants((node, at) => {
    if (node.attrs['pending'] === id)
      tr.setNodeAttribute(at, 'src', address).setNodeAttribute(at, 'pending', null)
  })
  // Not in the undo history: undo must remove the picture, not bring back its placeholder.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/** Whether a text has the placeholder of a picture. */
export function hasPlaceholder({ state }: Editor, id: string): boolean {
  let isFound = false
  state.doc.descendants((node) => {
    isFound ||= node.attrs['pending'] === id
    return !isFound
  })
  return isFound
}
