import type { FailedOutcome } from '#hooks/write/save-safely.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'

/** A field that was changed to different values in the form and in the record. */
export interface Conflict {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** Why a form is not saved. `looking`: the response was lost, and the outcome is being looked up. */
export type SaveProblem =
  | { readonly status: 'failed'; readonly failure: WriteFailed; readonly outcome: FailedOutcome | 'looking' }
  | { readonly status: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly status: 'gone' }

/** Adds conflicts to a problem, in place of earlier ones of the same fields. */
export function addConflicts(problem: SaveProblem | null, conflicts: readonly Conflict[]): SaveProblem {
  const names = new Set(conflicts.map(({ name }) => name))
  const earlier = problem?.status === 'conflict' ? problem.conflicts : []
  return { status: 'conflict', conflicts: [...earlier.filter(({ name }) => !names.has(name)), ...conflicts] }
}
