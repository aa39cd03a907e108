import type { Editor, JSONContent } from '@tiptap/core'
import { inText } from './in-text.ts'
import type { PictureJobs } from './picture-jobs.ts'

/** Puts pictures where the cursor is, each as the place of one that is on its way, and sends them. */
export function putPictures(editor: Editor, jobs: PictureJobs, files: readonly File[]): void {
  const ids = files.map((file) => jobs.add(file))
  const nodes = ids.map((pending) => ({ type: 'image', attrs: { pending } }))
  putBehind(editor, nodes)
  ids.forEach(jobs.send)
}

/** Puts content behind what is selected: a second picture would otherwise take the place of the one just put there. */
export function putBehind(editor: Editor, content: JSONContent | JSONContent[]): void {
  inText(editor).insertContentAt(editor.state.selection.to, content).run()
}

/** Gives a picture that has arrived its address, wherever it stands by now. */
export function setArrived(editor: Editor, id: string, address: string): void {
  const { tr, doc } = editor.state
  doc.descendants((node, at) => {
    if (node.attrs['pending'] === id)
      tr.setNodeAttribute(at, 'src', address).setNodeAttribute(at, 'pending', null)
  })
  // Undone is the picture, not its arrival: a place without a picture would be left.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}
