import type { Problems } from '#descriptor/problem.ts'
import type { Text } from '#text/text.ts'
import type { FieldChange } from './change-plan.ts'

/**
 * How far a row has come: `same` had the values already; `unsure` may have been saved; `undone` has its old values again;
 * `kept` was to be sent later or undone, but has been changed since.
 */
export type RowState =
  | 'waiting'
  | 'sending'
  | 'done'
  | 'same'
  | 'failed'
  | 'unsure'
  | 'undoing'
  | 'undone'
  | 'kept'

/** The state of a row in its run, as it is stored. */
export interface RowOutcome {
  readonly state: RowState
  /** The id of the record that was created. */
  readonly id?: string
  /** The written values that differ from the plan: the server may have changed one, another user set one before; of an action, those that it is about to write. */
  readonly written?: readonly FieldChange[]
  /** The idempotency key of a create that may have been sent, and when. */
  readonly create?: { readonly key: string; readonly sentAt: number }
  /** The reason of a failure. */
  readonly text?: Text
  readonly more?: readonly Text[]
  readonly literal?: Text
  readonly problems?: Problems
  /** The fields of which the server keeps another value than was sent. */
  readonly kept?: readonly string[]
  /** Of an undo: the fields that were changed by another user after the run. */
  readonly left?: readonly string[]
}
