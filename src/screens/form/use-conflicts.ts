import { useState } from 'react'
import { mergeInto } from '#descriptor/merge.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valuesOf } from '#descriptor/row.ts'
import { addConflicts, type SaveProblem } from './save-problem.ts'
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
