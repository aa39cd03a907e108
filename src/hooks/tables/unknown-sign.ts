import type { CellContext } from './cell-context.ts'

/** The text of the cell of a value that did not come with its record. */
export const unknownSign = '(không rõ)'

/** Whether a cell has the sign of an unknown value, in any language: it is no text for another record. */
export function isUnknownSign({ textsOf }: CellContext, cell: string): boolean {
  const text = cell.normalize('NFC').trim()
  return text.length < 20 && textsOf(unknownSign).includes(text)
}
