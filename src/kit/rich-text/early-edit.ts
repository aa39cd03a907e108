import type { Editor } from '@tiptap/core'
import { DOMParser, type Node as TextNode } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { setFocusReturn } from '#kit/return-focus.ts'
import { NO_BREAK_SPACE, restoreStored } from './restore-stored.ts'

/** A place in a text that the browser edits. */
export interface Place {
  readonly node: Node
  readonly offset: number
}

/** The changes of a rendered text that its editor takes over. */
export interface EarlyEdit {
  /** The rendered element, which is no longer in the document. */
  readonly surface: Element
  readonly isEdited: boolean
  /** The ends of its last selection; null if it had none. */
  readonly selection: { readonly anchor: Place; readonly head: Place } | null
  readonly isFocused: boolean
  readonly pastes: readonly EarlyPaste[]
}

/** A paste or a drop into a rendered text, which has only its words: the editor replaces them by all of it. */
export interface EarlyPaste {
  readonly start: Place
  readonly end: Place
  readonly data: DataTransfer
}

/**
 * Repeats an early edit in the editor, as one step of its undo. `take` inserts what a paste has besides text, and returns
 * whether it has inserted something.
 */
export function takeEarlyEdit(
  editor: Editor,
  { surface, isEdited, selection, isFocused, pastes }: EarlyEdit,
  take: (data: DataTransfer) => boolean,
): void {
  const { view } = editor
  // In a document without a window the stored addresses of the pictures are not fetched.
  document.implementation.createHTMLDocument('').adoptNode(surface)
  restoreStored(surface)
  const find = (place: Place | undefined) => withinNode(place ?? { node: surface, offset: 0 })
  const ends = { anchor: find(selection?.anchor), head: find(selection?.head) }
  const parts = pastes.map(({ start, end, data }) => ({ start: find(start), end: find(end), data }))
  const findPositions = [ends.anchor, ends.head, ...parts.flatMap(({ start, end }) => [start, end])]
  const parsed = DOMParser.fromSchema(editor.schema).parse(surface, { findPositions })
  const at = ({ pos }: Found) => pos ?? parsed.content.size
  const { tr } = editor.state
  if (isEdited) replaceDifference(tr, withPlainSpaces(parsed, editor.state.doc))
  if (tr.docChanged) view.dispatch(tr)

  const caret = { anchor: at(ends.anchor), head: at(ends.head) }
  // From the last on, so that the positions of the others stay.
  for (const { start, end, data } of parts
    .toReversed()
    .toSorted((one, other) => at(other.start) - at(one.start))) {
    const { size } = view.state.doc.content
    select(editor, at(start), at(end))
    if (!take(data)) insert(editor, data)
    const growth = view.state.doc.content.size - size
    if (at(end) <= caret.anchor) caret.anchor += growth
    if (at(end) <= caret.head) caret.head += growth
  }
  if (!selection) return
  select(editor, caret.anchor, caret.head)
  setFocusReturn(surface, () => returnToEditor(editor))
  if (isFocused) returnToEditor(editor)
}

/** Focuses an editor without scrolling, with its cursor; `focus()` of its element would set the cursor only 20 ms later. */
export function returnToEditor(editor: Editor): void {
  if (!editor.isDestroyed) editor.view.focus()
}

function insert({ view }: Editor, data: DataTransfer): void {
  const html = data.getData('text/html')
  if (html === '') view.pasteText(data.getData('text/plain'))
  else view.pasteHTML(html)
}

/** A place, and its position once the parser has found it. */
type Found = Place & { readonly pos?: number }

function withinNode({ node, offset }: Place): Found {
  const length = node instanceof CharacterData ? node.length : node.childNodes.length
  return { node, offset: Math.min(offset, length) }
}

/** A browser types a space at the end of a line as a no-break space. */
function withPlainSpaces(text: TextNode, stored: TextNode): TextNode {
  if (!text.textContent.includes(NO_BREAK_SPACE) || stored.textContent.includes(NO_BREAK_SPACE)) return text
  return text.type.schema.nodeFromJSON(
    JSON.parse(JSON.stringify(text).replaceAll(NO_BREAK_SPACE, ' ')) as unknown,
  )
}

/** Replaces the part of a document that differs from a text. */
function replaceDifference(tr: Transaction, text: TextNode): void {
  const start = tr.doc.content.findDiffStart(text.content)
  const end = tr.doc.content.findDiffEnd(text.content)
  if (start === null || !end) return
  // Both may count the same letters: of "aa" and "a" the beginning is equal, and so is the end.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + overlap, text.slice(start, end.b + overlap))
  if (!tr.doc.eq(text)) tr.replaceWith(0, tr.doc.content.size, text.content)
}

function select({ view }: Editor, anchor: number, head: number): void {
  const { tr } = view.state
  const at = (position: number) => tr.doc.resolve(Math.min(Math.max(position, 0), tr.doc.content.size))
  view.dispatch(tr.setSelection(TextSelection.between(at(anchor), at(head))))
}
