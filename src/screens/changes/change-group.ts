import type { ChangeStatus, PlannedChange } from '#hooks/changes/change-plan.ts'
import type { RowOutcome } from '#hooks/changes/row-outcome.ts'

/** The state that a row is counted by: its outcome, else its planned change. */
export type ChangeGroup = ChangeStatus | 'marked' | 'sending' | 'saved' | 'failed' | 'undone' | 'kept'

/** The groups in the order of their counts. */
export const changeGroups: readonly ChangeGroup[] = [
  'new',
  'changed',
  'held',
  'marked',
  'same',
  'refused',
  'sending',
  'saved',
  'failed',
  'undone',
  'kept',
]

/** The group of a row. */
export function groupOf(
  { status }: Pick<PlannedChange, 'status'>,
  outcome: RowOutcome | undefined,
): ChangeGroup {
  switch (outcome?.state) {
    case 'done':
    case 'same':
      return 'saved'
    case 'failed':
    case 'unsure':
      // A plan that was made afterwards has found the record with the values.
      return status === 'same' ? 'same' : 'failed'
    case 'sending':
    case 'undoing':
      return 'sending'
    case 'undone':
    case 'kept':
      return outcome.state
    default:
      return status
  }
}

/** Whether a value of a row is to be looked at before it is sent. */
export function isMarked({ status, notes = [] }: PlannedChange): boolean {
  return status !== 'refused' && notes.some(({ isDoubtful }) => isDoubtful)
}

/** The number of rows in each group. */
export function countGroups(groups: Iterable<ChangeGroup>): ReadonlyMap<ChangeGroup, number> {
  const counts = new Map<ChangeGroup, number>()
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1)
  return counts
}
