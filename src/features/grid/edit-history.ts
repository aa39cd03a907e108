import type { CellEdit } from './grid-cell.ts'

/** The edits of one step: a typed cell, a paste, a fill. */
export type EditStep = readonly CellEdit[]

/** The number of steps that can be undone. */
const maxSteps = 200

/** The steps that can be undone and done again. */
export class EditHistory {
  #done: EditStep[] = []
  #undone: EditStep[] = []

  /** Adds a step; the undone ones can no longer be done again. */
  add(step: EditStep): void {
    this.#done = [...this.#done, step].slice(-maxSteps)
    this.#undone = []
  }

  /** The last step in reverse; null without one. */
  undo(): EditStep | null {
    const step = this.#done.pop()
    if (!step) return null
    this.#undone.push(step)
    return step.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before }))
  }

  /** The step that was undone last; null without one. */
  redo(): EditStep | null {
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
