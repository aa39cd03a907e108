import { type InboxResource, inboxStates, storedState } from '#descriptor/inbox.ts'
import { readText } from '#descriptor/read.ts'
import { type Row, type RowBase, valueOf, valuesOf } from '#descriptor/row.ts'
import type { StateOption } from '#descriptor/row-story.ts'
import { withNoteLine, withoutNoteLine } from '#hooks/notes/note-lines.ts'
import type { RecordWrite } from '#hooks/write/write-record.ts'

/** A change of a record from the inbox: its next state, and a line that is added to or taken from its note. */
export interface Answer {
  readonly state?: StateOption
  readonly line: string
  readonly isUndo?: boolean
}

/**
 * Applies an answer to the record as it is now. A line of another user in the note stays: only the own line is
 * added or removed. A state that another user has changed is a conflict, unless it already is the wanted one.
 */
export function answerPlan(resource: InboxResource, { state, line, isUndo }: Answer): RecordWrite['plan'] {
  const { field } = inboxStates(resource)
  const { note } = resource.inbox
  return (now, known) => {
    if (!now || !known) throw new RangeError('an answer changes an existing record')
    const before = valuesOf(resource, now)
    const values: Record<string, unknown> = { ...before }
    if (state) {
      const wanted = storedState(resource, state)
      const current = valueOf(now, field)
      if (current !== wanted && current !== valueOf(known, field)) return { status: 'conflict' }
      values[field] = wanted
    }
    if (note !== undefined) {
      const text = readText(valueOf(now, note))
      values[note] = isUndo ? withoutNoteLine(text, line) : withNoteLine(text, line)
    }
    const changed = [field, note].filter((name) => name !== undefined && values[name] !== valueOf(now, name))
    if (changed.length === 0) return { status: 'unchanged' }
    return { status: 'send', sent: { before: now, values, typed: values, mergedCount: 0 } }
  }
}

/** Whether another user has given the record the state that an answer is to give it. */
export function isAnsweredByOther(
  resource: InboxResource,
  state: StateOption | undefined,
  now: RowBase | null,
  known: RowBase | null,
): boolean {
  if (!state || !now || !known) return false
  const { field } = inboxStates(resource)
  const current = valueOf(now, field)
  return current === storedState(resource, state) && current !== valueOf(known, field)
}

/** The row with the state that an answer gives it. */
export function rowInState(resource: InboxResource, row: Row, state: StateOption | undefined): Row {
  return state ? { ...row, [inboxStates(resource).field]: storedState(resource, state) } : row
}
