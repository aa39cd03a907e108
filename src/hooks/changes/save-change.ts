import { editableFields, type Resource } from '#descriptor/resource.ts'
import { type Row, sameValue, valueOf, valuesOf } from '#descriptor/row.ts'
import { makeCreateKeys } from '#hooks/write/create-keys.ts'
import { keptFailure, keptFields } from '#hooks/write/kept-values.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import {
  lostCreate,
  mergeValues,
  type PendingSave,
  type RecordOutcome,
  type RecordWrite,
  writeFailure,
  writeRecord,
} from '#hooks/write/write-record.ts'
import type { FieldChange, PlannedChange } from './change-plan.ts'

/** The earlier requests of a row. */
export interface ChangeAttempt {
  /** The idempotency key of a create, and when it was first sent. */
  readonly create: { readonly key: string; readonly sentAt: number }
  /** Whether a request of the row may have been carried out, or may still be. */
  readonly isUnsure: boolean
  /** That request; undefined after a reload. */
  readonly pending: PendingSave | undefined
  /** The ids of the records that the other rows have created so far. */
  readonly otherIds?: (() => Iterable<string>) | undefined
}

/** The reason why a row was not saved. */
export type RowFailure = Pick<WriteFailed, 'shown' | 'problems' | 'cause'>

/** The result of sending a row; `same`: the record has the values already, and no request was sent. */
export type ChangeResult =
  | {
      readonly status: 'done'
      readonly row: Row | null
      readonly written: readonly FieldChange[]
      /** The fields of which the server keeps another value than was sent. */
      readonly kept?: readonly string[]
    }
  | { readonly status: 'same' }
  | {
      readonly status: 'failed' | 'unsure'
      readonly failure: RowFailure
      readonly pending?: PendingSave | undefined
      /** Whether a create with the key may still be carried out: another attempt needs the same key. */
      readonly isOpen: boolean
    }

/**
 * Creates the record of a planned row, or writes its changed fields into the record as it is now; changes of other users
 * in other fields are kept, one in the same field fails the row. After an unknown outcome it looks for the effect first.
 */
export async function saveChange(
  resource: Resource,
  change: PlannedChange,
  attempt: ChangeAttempt,
): Promise<ChangeResult> {
  const values = change.before ? newValuesOf(change.changes) : change.values
  const createKeys = makeCreateKeys()
  createKeys.resume({ ...attempt.create, values }, attempt.isUnsure)
  const { sentAt } = attempt.create
  const lost = change.before || !attempt.isUnsure ? null : lostCreate(resource, { values, sentAt })
  const write: RecordWrite = {
    known: change.before,
    plan: changeFields(resource, change.before, values),
    isListRow: true,
    intended: values,
    pending: attempt.pending ?? lost,
    createKeys,
    otherIds: attempt.otherIds,
  }
  const outcome = await writeRecord(resource, write)
  if (outcome.status === 'unchanged') {
    // A request whose response was lost with its page has set them.
    return attempt.isUnsure ? { status: 'done', row: null, written: change.changes } : { status: 'same' }
  }
  if (outcome.status !== 'saved') {
    const { outcome: failed = 'refused', pending } = outcome.status === 'failed' ? outcome : {}
    const isUnsure = failed === 'unknown'
    const isOpen = isUnsure || (!change.before && createKeys.sent() !== null)
    return {
      status: isUnsure ? 'unsure' : 'failed',
      failure: writeFailure(resource, outcome),
      pending,
      isOpen,
    }
  }
  const { saved, sent } = outcome
  const written = writtenBy(resource, change, outcome)
  const kept = saved ? keptFields(resource, saved, sent.values, Object.keys(values)) : []
  // A record that was created is there, whatever its values are.
  if (kept.length > 0 && change.before && written.length === 0)
    return { status: 'failed', failure: keptFailure, isOpen: false }
  return { status: 'done', row: saved, written, ...(kept.length > 0 ? { kept } : {}) }
}

/** The values that a change gives its fields. */
export function newValuesOf(changes: readonly FieldChange[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(changes.map(({ name, to }) => [name, to]))
}

/** Merges values into the record as it is now; sends nothing if it has them already. */
function changeFields(
  resource: Resource,
  before: Row | null,
  values: PlannedChange['values'],
): RecordWrite['plan'] {
  const merge = mergeValues(resource, { ...(before && valuesOf(resource, before)), ...values })
  return (now, known) => {
    const isSame =
      now && Object.entries(values).every(([name, value]) => sameValue(valueOf(now, name), value))
    return isSame ? { status: 'unchanged' } : merge(now, known)
  }
}

type Saved = Extract<RecordOutcome, { readonly status: 'saved' }>

/** The fields that a request has changed: the server may store another value than was sent. */
function writtenBy(
  resource: Resource,
  change: PlannedChange,
  { saved, sent }: Saved,
): readonly FieldChange[] {
  const names = change.before ? change.changes.map(({ name }) => name) : editableFields(resource)
  const before = sent.before ? valuesOf(resource, sent.before) : null
  return names.flatMap((name): readonly FieldChange[] => {
    const from = before?.[name]
    const stored = saved ? valueOf(saved, name) : undefined
    const to = stored === undefined ? sent.values[name] : stored
    return before && sameValue(from, to) ? [] : [{ name, from, to }]
  })
}
