import type { PlannedChange } from './change-plan.ts'
import type { StoredRow } from './plan-store.ts'
import type { RowOutcome, RowState } from './row-outcome.ts'

/** The rows of a run with their outcomes, in their order, and the number of rows in each state. */
export class RunRows {
  readonly #rows = new Map<number, StoredRow>()
  readonly #positions = new Map<number, number>()

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
    const position = this.#positions.get(change.key) ?? this.#rows.size
    this.#positions.set(change.key, position)
    this.#rows.set(change.key, { change, outcome })
    return position
  }

  count(...states: readonly RowState[]): number {
    return this.keysIn(...states).length
  }

  counts(): Partial<Record<RowState, number>> {
    const counts: Partial<Record<RowState, number>> = {}
    for (const { outcome } of this.all()) counts[outcome.state] = (counts[outcome.state] ?? 0) + 1
    return counts
  }

  keysIn(...states: readonly RowState[]): readonly number[] {
    return this.all().flatMap(({ change, outcome }) => (states.includes(outcome.state) ? [change.key] : []))
  }
}
