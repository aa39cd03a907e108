import type { CellText } from './grid-cell.ts'
import { type CellSelection, type GridSize, type Range, selectedRange } from './selection.ts'

/** The texts of a paste, and the number of its cells beyond the edges of the grid. */
export interface PastedTexts {
  readonly texts: readonly CellText[]
  readonly left: number
}

/**
 * Where a copied table goes: over the selected range where that is a multiple of its size, so that one cell fills all of
 * it; else from the first cell of the range on. A cell without a text, as of an unknown value, is left out.
 */
export function pastedTexts(
  table: readonly (readonly (string | null)[])[],
  selection: CellSelection,
  size: GridSize,
): PastedTexts {
  const range = selectedRange(selection)
  const width = Math.max(0, ...table.map((row) => row.length))
  if (width === 0) return { texts: [], left: 0 }
  const rows = repeated(range.bottom - range.top + 1, table.length)
  const columns = repeated(range.right - range.left + 1, width)
  const texts: CellText[] = []
  let left = 0
  for (let down = 0; down < rows; down += 1) {
    for (let right = 0; right < columns; right += 1) {
      const text = table[down % table.length]?.[right % width]
      if (typeof text !== 'string') continue
      const at = { row: range.top + down, column: range.left + right }
      if (at.row < size.rows && at.column < size.columns) texts.push({ ...at, text })
      else left += 1
    }
  }
  return { texts, left }
}

const repeated = (selected: number, copied: number) => (selected % copied === 0 ? selected : copied)

/** The first row of a range for the rows below it; of a single row the row above it. Cells without a text fill none. */
export function filledTexts(
  range: Range,
  textAt: (row: number, column: number) => string | null,
): readonly CellText[] {
  const isSingle = range.top === range.bottom
  const source = isSingle ? range.top - 1 : range.top
  if (source < 0) return []
  return cellsOf({ ...range, top: source + 1 }).flatMap((at): readonly CellText[] => {
    const text = textAt(source, at.column)
    return text === null ? [] : [{ ...at, text }]
  })
}

/** The positions of a range, row by row. */
export function cellsOf({ top, bottom, left, right }: Range) {
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, across) => ({ row: top + down, column: left + across })),
  ).flat()
}
