/** The text that a user has given a cell in place of its stored value. */
export interface GridCell {
  readonly text: string
  /** The text of the stored value at that time: another one since is the change of another user. */
  readonly from: string
  /** Whether it was entered into this cell alone; a pasted or filled text does not replace an unknown value. */
  readonly isTyped: boolean
}

/** The changed cells of a row, by field name. */
export type GridCells = Readonly<Record<string, GridCell>>

export const noCells: GridCells = {}

/** A text for the cell at a position. */
export interface CellText {
  readonly row: number
  readonly column: number
  readonly text: string
}

/** A change of one cell; undefined for its stored value. */
export interface CellEdit {
  readonly id: string
  readonly name: string
  readonly before: GridCell | undefined
  readonly after: GridCell | undefined
}

/** The number of cells that were changed, and of those that are locked. */
export interface Written {
  readonly changed: number
  readonly locked: number
  /** The number of pasted cells beyond the edges. */
  readonly left?: number
  /** Whether a step was taken back or made again. */
  readonly step?: 'undo' | 'redo'
}
