import type { ChangeState } from '#screens/changes/change-state.ts'

/** A column of the grid. */
export interface PasteColumn {
  readonly name: string
  readonly label: string
  readonly isNumber: boolean
  /** The longest text of its cells, which its width follows. */
  readonly longest: string
}

/** A row of the grid: its cells, errors, and planned change or outcome. */
export interface PasteRow {
  readonly key: number
  /** Its number in the pasted table, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  /** The cells that its record will have, to show in blank ones. */
  readonly planned: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** The notes on accepted values, such as that one was rounded. */
  readonly notes: Readonly<Record<string, string>>
  readonly state: ChangeState
}
