import type { Row } from '#descriptor/row.ts'

/** A cell by the numbers of its row and column, from 0. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

/** The cell that has the focus, and the opposite corner of the selected range. */
export interface CellSelection {
  readonly active: CellPosition
  readonly corner: CellPosition
}

/** The rows and columns of a range, all included. */
export interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The number of rows and columns. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
}

/** The range of a selection. */
export function selectedRange({ active, corner }: CellSelection): Range {
  return {
    top: Math.min(active.row, corner.row),
    bottom: Math.max(active.row, corner.row),
    left: Math.min(active.column, corner.column),
    right: Math.max(active.column, corner.column),
  }
}

/** The selection in a row, as one text that is equal for equal selections; '' for none. */
export function rowSelection({ active, corner }: CellSelection, row: number): string {
  const { top, bottom, left, right } = selectedRange({ active, corner })
  if (row < top || row > bottom) return ''
  return `${left} ${right} ${active.row === row ? active.column : -1}`
}

/** The number of cells in a range. */
export function cellCount({ top, bottom, left, right }: Range): number {
  return (bottom - top + 1) * (right - left + 1)
}

/** The nearest position inside of the grid. */
export function within({ row, column }: CellPosition, { rows, columns }: GridSize): CellPosition {
  const limit = (at: number, count: number) => Math.max(0, Math.min(at, count - 1))
  return { row: limit(row, rows), column: limit(column, columns) }
}

/** The next or previous cell in reading order, as Tab moves; null beyond the first and last one. */
export function nextCell({ row, column }: CellPosition, step: 1 | -1, size: GridSize): CellPosition | null {
  const at = row * size.columns + column + step
  if (at < 0 || at >= size.rows * size.columns) return null
  return { row: Math.floor(at / size.columns), column: at % size.columns }
}

/** The rows of a grid before and after they were read again. */
interface MovedRows {
  readonly before: readonly Row[]
  readonly after: readonly Row[]
  /** The numbers of the rows after it, by their ids. */
  readonly positions: ReadonlyMap<string, number>
  readonly size: GridSize
}

/**
 * The selection on the same records; of a range whose rows are no longer together, the active cell. If nothing in it has moved,
 * as when more rows arrive, it is the same object: the result of the last command stays on the screen.
 */
export function movedSelection(
  selection: CellSelection,
  { before, after, positions, size }: MovedRows,
): CellSelection {
  const { active, corner } = selection
  const row = positions.get(before[active.row]?.id ?? '')
  if (row === undefined) {
    const at = within(active, size)
    return { active: at, corner: at }
  }
  const by = row - active.row
  const { top, bottom } = selectedRange({ active, corner })
  const isSame = (_: unknown, at: number) => after[top + at + by]?.id === before[top + at]?.id
  const isTogether = Array.from({ length: bottom - top + 1 }).every(isSame)
  if (by === 0 && isTogether) return selection
  const moved = { ...active, row }
  return { active: moved, corner: isTogether ? { ...corner, row: corner.row + by } : moved }
}
