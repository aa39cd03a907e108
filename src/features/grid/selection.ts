/** A cell by the numbers of its row and column, from 0. */
export interface Position {
  readonly row: number
  readonly column: number
}

/** The cell that has the focus, and the opposite corner of the selected range. */
export interface Selection {
  readonly active: Position
  readonly corner: Position
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
export function rangeOf({ active, corner }: Selection): Range {
  return {
    top: Math.min(active.row, corner.row),
    bottom: Math.max(active.row, corner.row),
    left: Math.min(active.column, corner.column),
    right: Math.max(active.column, corner.column),
  }
}

/** The selection in a row, as one text that is equal for equal selections; '' for none. */
export function rowSelection({ active, corner }: Selection, row: number): string {
  const { top, bottom, left, right } = rangeOf({ active, corner })
  if (row < top || row > bottom) return ''
  return `${left} ${right} ${active.row === row ? active.column : -1}`
}

/** The number of cells in a range. */
export function cellCount({ top, bottom, left, right }: Range): number {
  return (bottom - top + 1) * (right - left + 1)
}

/** The nearest position inside of the grid. */
export function within({ row, column }: Position, { rows, columns }: GridSize): Position {
  const limit = (at: number, count: number) => Math.max(0, Math.min(at, count - 1))
  return { row: limit(row, rows), column: limit(column, columns) }
}

/** The next or previous cell in reading order, as Tab moves; null beyond the first and last one. */
export function nextCell({ row, column }: Position, step: 1 | -1, size: GridSize): Position | null {
  const at = row * size.columns + column + step
  if (at < 0 || at >= size.rows * size.columns) return null
  return { row: Math.floor(at / size.columns), column: at % size.columns }
}
