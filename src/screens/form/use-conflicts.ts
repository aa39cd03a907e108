import { useState } from 'react'
import { mergeInto } from '#descriptor/merge.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valuesOf } from '#descriptor/row.ts'
import type { FailedOutcome } from '#hooks/write/save-safely.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import type { FormInputs, FormValues } from './use-baseline.ts'

/** Why a form is not saved, and the merge of a newer version of its record into it. */
export function useConflicts(resource: Resource, { baseline, current, apply, rebase }: FormInputs) {
  const [problem, setProblem] = useState<SaveProblem | null>(null)

  /** Typed values stay; a field that was changed on both sides is a conflict. */
  const mergeRecord = (row: Row) => {
    const theirs: FormValues = valuesOf(resource, row)
    const { values, conflicting } = mergeInto(resource, baseline.values, current(), row)
    apply(values)
    rebase(row, theirs)
    if (conflicting.length === 0) return
    const mine = current()
    const conflicts = conflicting.map((name) => ({ name, mine: mine[name], theirs: theirs[name] }))
    setProblem((last) => addConflicts(last, conflicts))
  }

  return { problem, setProblem, mergeRecord }
}

/** A field that was changed to different values in the form and in the record. */
interface Conflict {
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
function addConflicts(problem: SaveProblem | null, conflicts: readonly Conflict[]): SaveProblem {
  const names = new Set(conflicts.map(({ name }) => name))
  const earlier = problem?.status === 'conflict' ? problem.conflicts : []
  return { status: 'conflict', conflicts: [...earlier.filter(({ name }) => !names.has(name)), ...conflicts] }
}
