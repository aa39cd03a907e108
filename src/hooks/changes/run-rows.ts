import type { PlannedChange } from './change-plan.ts'
import type { StoredRow } from './plan-store.ts'
import type { RowOutcome, RowState } from './row-outcome.ts'

/** The rows of a run with their outcomes, in their order, and the number of rows in each state. */
export class RunRows {
  readonly #rows = new Map<number, StoredRow>()
  readonly #positions = new Map<number, number>()
  readonly #counts = new Map<RowState, number>()

  get size(): number {
    return this.#rows.size
  }

  get(key: number): StoredRow | undefined {
    return this.#rows.get(key)
  }

  all(): readonly StoredRow[] {
    return [...this.#rows.values()]
  }

  /** Adds a row, or replaces the one with its key; returns its position. */
  place(change: PlannedChange, outcome: RowOutcome): number {
    const before = this.#rows.get(change.key)
    const position = this.#positions.get(change.key) ?? this.#rows.size
    if (before) this.#add(before.outcome.state, -1)
    this.#positions.set(change.key, position)
    this.#rows.set(change.key, { change, outcome })
    this.#add(outcome.state, 1)
    return position
  }

  count(...states: readonly RowState[]): number {
    return states.reduce((sum, state) => sum + (this.#counts.get(state) ?? 0), 0)
  }

  counts(): Partial<Record<RowState, number>> {
    return Object.fromEntries(this.#counts)
  }

  keysIn(...states: readonly RowState[]): readonly number[] {
    return this.all().flatMap(({ change, outcome }) => (states.includes(outcome.state) ? [change.key] : []))
  }

  #add(state: RowState, count: number): void {
    this.#counts.set(state, this.count(state) + count)
  }
}
