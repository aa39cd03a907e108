import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { PlannedChange } from './change-plan.ts'
import type { StoredRow } from './plan-store.ts'
import type { RowOutcome, RowState } from './row-outcome.ts'
import { newValuesOf } from './save-change.ts'

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

/**
 * A planned row with what sending, undoing and showing it needs, to be stored. Without a get-one call, the record may not
 * be read again before it is written: then its row stays whole.
 */
export function leanChange(resource: Resource, change: PlannedChange): PlannedChange {
  const { before, changes } = change
  if (!before || !can(resource, 'one')) return change
  const { id } = before
  const names = [resource.label, ...changes.map(({ name }) => name)]
  const values = Object.fromEntries(names.map((name) => [name, valueOf(before, name)]))
  return { ...change, before: { id, raw: {}, ...values } as Row, values: newValuesOf(changes) }
}
