import { editableFields, type Resource } from '#descriptor/resource.ts'
import { sameValue } from '#descriptor/row.ts'
import type { FieldChange, PlannedChange } from './change-plan.ts'
import type { RowOutcome } from './row-outcome.ts'
import type { ChangeResult, RowFailure } from './save-change.ts'
import type { UndoResult } from './undo-change.ts'

/** The outcome of a row that was sent; `sending` is its outcome before. */
export function sentOutcome(change: PlannedChange, sending: RowOutcome, result: ChangeResult): RowOutcome {
  if (result.status === 'same' || result.status === 'kept') return { state: result.status }
  if (result.status === 'done') {
    const id = change.before ? undefined : result.row?.id
    const written = change.before ? result.written : differing(change, result.written)
    const isAsPlanned = sameValue(written, change.before ? change.changes : [])
    const { kept } = result
    return {
      state: 'done',
      ...(id ? { id } : {}),
      ...(isAsPlanned ? {} : { written }),
      ...(kept ? { kept } : {}),
    }
  }
  const { create, written } = sending
  return {
    state: result.status,
    ...failureTexts(result.failure),
    ...(result.isOpen && create ? { create } : {}),
    ...(written ? { written } : {}),
  }
}

/** The outcome of a row that was undone; a failed undo leaves the row done, with the reason. */
export function undoneOutcome(done: RowOutcome, result: UndoResult): RowOutcome {
  const { written } = done
  if (result.status === 'undone') return { state: 'undone', ...(written && { written }) }
  if (result.status === 'kept') return { ...done, state: 'kept', left: result.left }
  return { ...done, state: 'done', ...failureTexts(result.failure) }
}

/** An outcome as it is read from the store: a request that was under way may have been carried out. */
export function interrupted(outcome: RowOutcome): RowOutcome {
  if (outcome.state === 'sending') return { ...outcome, state: 'unsure' }
  return outcome.state === 'undoing' ? { ...outcome, state: 'done' } : outcome
}

/** The values of its record that a row has written. */
export function writtenOf(
  resource: Resource,
  change: PlannedChange,
  { written }: RowOutcome,
): readonly FieldChange[] {
  if (change.before) return written ?? change.changes
  const stored = new Map(written?.map(({ name, to }) => [name, to]))
  return editableFields(resource).map((name) => ({
    name,
    from: undefined,
    to: stored.has(name) ? stored.get(name) : change.values[name],
  }))
}

const differing = ({ values }: PlannedChange, written: readonly FieldChange[]) =>
  written.filter(({ name, to }) => !sameValue(to, values[name]))

function failureTexts(failure: RowFailure): Pick<RowOutcome, 'text' | 'more' | 'literal' | 'problems'> {
  const { problems } = failure
  return { ...failure.shown('change', Object.keys(problems)), problems }
}
