import type { CellEdit, GridCells } from './grid-cell.ts'

/** The edits of one step: a typed cell, a paste, a fill. */
export type GridEditStep = readonly CellEdit[]

/** How much can be undone: a step may be a paste of thousands of cells. */
const limits = { maxSteps: 200, maxEdits: 100_000 }

/** The steps that can be undone and done again. */
export class EditHistory {
  readonly #limits: typeof limits
  #done: GridEditStep[] = []
  #undone: GridEditStep[] = []

  constructor(given = limits) {
    this.#limits = given
  }

  /** Adds a step; the undone ones can no longer be done again. The last step is kept whatever its size. */
  add(step: GridEditStep): void {
    const { maxSteps, maxEdits } = this.#limits
    this.#done = [...this.#done, step].slice(-maxSteps)
    this.#undone = []
    let edits = this.#done.reduce((sum, one) => sum + one.length, 0)
    while (edits > maxEdits && this.#done.length > 1) edits -= this.#done.shift()?.length ?? 0
  }

  /** The last step in reverse; null without one. */
  undo(): GridEditStep | null {
    const step = this.#done.pop()
    if (!step) return null
    this.#undone.push(step)
    return step.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before }))
  }

  /** The step that was undone last; null without one. */
  redo(): GridEditStep | null {
    const step = this.#undone.pop()
    if (!step) return null
    this.#done.push(step)
    return step
  }

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  clear(): void {
    this.#done = []
    this.#undone = []
  }
}

/** The edits that give the cells of rows their stored values. */
export function resetEdits(ids: readonly string[], cellsOf: (id: string) => GridCells): GridEditStep {
  return ids.flatMap((id) =>
    Object.entries(cellsOf(id)).map(([name, before]) => ({ id, name, before, after: undefined })),
  )
}

/** The edits that give discarded cells their texts again: those of known rows that were not edited since. */
export function restoringEdits(
  discarded: GridEditStep,
  isKnown: (edit: CellEdit) => boolean,
  cellsOf: (id: string) => GridCells,
): GridEditStep {
  return discarded
    .filter((edit) => isKnown(edit) && !cellsOf(edit.id)[edit.name])
    .map((edit) => ({ ...edit, before: undefined, after: edit.before }))
}
