import type { Problems } from '#descriptor/problem.ts'
import type { Row } from '#descriptor/row.ts'
import type { Text } from '#text/text.ts'

type Values = Readonly<Record<string, unknown>>

/** The effect of a plan on a row: it creates a record, updates one, waits for the choice of the user, or sends nothing. */
export type ChangeStatus = 'new' | 'changed' | 'held' | 'same' | 'refused'

/** A field whose value the plan changes; `from` is undefined in a new record. */
export interface FieldChange {
  readonly name: string
  readonly from: unknown
  readonly to: unknown
}

/** The values that a row gives a record: an imported row, or the edited cells of a grid. */
export interface GivenRow {
  /** Identifies the row in its plan, also when other rows are added or removed. */
  readonly key: number
  /** Its number in the table, from 1. */
  readonly line: number
  /** The record; a row without an id is a new one. */
  readonly id?: string
  /** By field name, in normal form; a missing one leaves its field unchanged. An invalid text is refused by validation. */
  readonly values: Values
  /** The problems of cells that could not be read. */
  readonly problems?: Problems
  /** The fields that get their value although the stored one is unknown, because a user has entered it on purpose. */
  readonly replaces?: readonly string[]
  /** How values differ from what the table has, by field name. */
  readonly notes?: Readonly<Record<string, Text>>
  /** Why its changes are sent only if the user chooses so. */
  readonly doubt?: Text
}

/** What is to be said about the new value of a field; a doubtful one is to be looked at. */
export interface ChangeNote {
  readonly name: string
  readonly text: Text
  readonly isDoubtful?: boolean
}

/** A row of a plan. */
export interface PlannedChange {
  readonly key: number
  readonly line: number
  readonly status: ChangeStatus
  /**
   * How the row is sent in place of a merge: `set` gives its fields their values, whatever others have given them since;
   * `delete` deletes the record.
   */
  readonly act?: 'set' | 'delete'
  /** The record as it was read; null for a new one. */
  readonly before: Row | null
  /** All values of the record after the change. */
  readonly values: Values
  /** The fields that change, in the order of the descriptor. */
  readonly changes: readonly FieldChange[]
  /** The problems by field name; a row that has one is refused as a whole. */
  readonly problems: Problems
  readonly notes?: readonly ChangeNote[]
  /** Why the row is held. */
  readonly doubt?: Text
}

/** The changes of many records, before anything is sent. */
export interface ChangePlan {
  readonly rows: readonly PlannedChange[]
  readonly counts: Readonly<Record<ChangeStatus, number>>
}

/** Whether the row is sent. */
export function isToBeSent({ status }: PlannedChange): boolean {
  return status === 'new' || status === 'changed'
}
