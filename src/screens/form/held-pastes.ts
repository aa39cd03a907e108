import type { EarlyPaste } from '#kit/rich-text/early-edit.ts'

/** A paste whose words are in the text, and the range of those. */
interface HeldPaste {
  /** A range and not two positions: the browser moves it when text is typed before it. */
  readonly range: Range
  readonly data: DataTransfer
}

/** Makes an empty set of pastes into a rendered text, which are held until its editor is there: only that can clean them. */
export function heldPastes() {
  const held: HeldPaste[] = []
  return {
    /** Inserts the words of a paste in the place of a range, and holds the rest. */
    add(data: DataTransfer, range: Range): void {
      const selection = document.getSelection()
      selection?.setBaseAndExtent(
        range.startContainer,
        range.startOffset,
        range.endContainer,
        range.endOffset,
      )
      const words = data.getData('text/plain')
      // oxlint-disable-next-line typescript/no-deprecated -- it has no successor: only it can be undone
      const type = (command: string, value?: string) => document.execCommand(command, false, value)
      if (!range.collapsed) type('delete')
      const inserted = selection?.getRangeAt(0).cloneRange()
      if (!selection || !inserted) return
      if (words !== '') type('insertText', words)
      if (selection.focusNode) inserted.setEnd(selection.focusNode, selection.focusOffset)
      held.push({ range: inserted, data: copyOf(data) })
    },
    end: (): readonly EarlyPaste[] =>
      held.map(({ range, data }) => ({
        start: { node: range.startContainer, offset: range.startOffset },
        end: { node: range.endContainer, offset: range.endOffset },
        data,
      })),
  }
}

/** The browser empties the data of a paste after its event. */
function copyOf(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer()
  for (const type of data.types) if (type !== 'Files') copy.setData(type, data.getData(type))
  for (const file of data.files) copy.items.add(file)
  return copy
}
