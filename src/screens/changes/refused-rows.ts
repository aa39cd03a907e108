import type { Resource } from '#descriptor/resource.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import type { RowOutcome } from '#hooks/changes/row-outcome.ts'
import type { Translate } from '#hooks/use-text.ts'
import { groupOf } from './change-group.ts'
import { changeProblems, changeState } from './change-state.ts'

/** The table that a plan was made from. */
export interface SourceTable {
  readonly heads: readonly string[]
  /** The cells of the row with this key, as they were given. */
  readonly cells: (key: number) => readonly string[]
}

interface Refused {
  readonly rows: readonly PlannedChange[]
  readonly outcomeOf: (key: number) => RowOutcome | undefined
  readonly source: SourceTable
  readonly t: Translate
}

/** Whether a row was refused or has failed. */
export function isRefused(row: PlannedChange, outcome: RowOutcome | undefined): boolean {
  return ['refused', 'failed'].includes(groupOf(row, outcome))
}

/** The rows that were refused or have failed, as they were given, with the reason in the last cell. */
export function refusedRows(
  resource: Resource,
  { rows, outcomeOf, source, t }: Refused,
): readonly (readonly string[])[] {
  return rows.flatMap((row) => {
    const outcome = outcomeOf(row.key)
    if (!isRefused(row, outcome)) return []
    const problems = Object.entries(changeProblems(row, outcome)).map(
      ([name, problem]) => `${t(resource.fields[name]?.label ?? 'Mã')}: ${t(problem)}`,
    )
    const { more, literal } = changeState(resource, row, outcome, t)
    const reason = [more, literal, ...problems].filter(Boolean).join(' ')
    const cells = source.cells(row.key)
    return [[...source.heads.map((_, at) => cells[at] ?? ''), reason]]
  })
}
