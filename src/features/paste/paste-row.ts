/** A column of the grid. */
export interface PasteColumn {
  readonly name: string
  readonly label: string
  readonly isNumber: boolean
}

/** A row of the grid: its cells, errors, and planned action or outcome. */
export interface PasteRow {
  readonly key: number
  /** Its number in the pasted table, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  readonly status: RowStatus
}

export interface RowStatus {
  readonly tone: 'none' | 'new' | 'change' | 'same' | 'bad' | 'done'
  readonly text: string
  /** The advice. */
  readonly more?: string
}
