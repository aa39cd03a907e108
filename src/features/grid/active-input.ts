/** The input of the active cell. */
export interface ActiveInput {
  readonly isEditing: boolean
  /** Whether a text is typed that the cell does not have yet. */
  readonly isChanged: boolean
  readonly focus: () => void
  /** Edits the text of the cell with a caret. */
  readonly edit: () => void
  /** Takes the typed text into the cell. */
  readonly commit: () => void
}
