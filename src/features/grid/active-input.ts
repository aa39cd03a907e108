/** The input of the active cell. */
export interface ActiveInput {
  readonly isEditing: boolean
  readonly focus: () => void
  /** Edits the text of the cell with a caret. */
  readonly edit: () => void
  /** Takes the typed text into the cell. */
  readonly commit: () => void
}
