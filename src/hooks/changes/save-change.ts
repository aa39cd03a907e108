import { requireOperation } from '#descriptor/capability.ts'
import { editableFields, type Resource } from '#descriptor/resource.ts'
import { type Row, sameValue, valueOf, valuesOf } from '#descriptor/row.ts'
import { makeCreateKeys } from '#hooks/write/create-keys.ts'
import { keptFailure, keptFields } from '#hooks/write/kept-values.ts'
import { type FailedOutcome, failureOf } from '#hooks/write/save-safely.ts'
import { deleteSafely } from '#hooks/write/use-delete.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import {
  ifKnown,
  lostCreate,
  mergeValues,
  type PendingSave,
  type RecordOutcome,
  type RecordWrite,
  setFields,
  unknownNow,
  writeFailure,
  writeRecord,
} from '#hooks/write/write-record.ts'
import { Refused } from '#http/errors.ts'
import { text } from '#text/text.ts'
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
  /** The fields of an action with the values that were read before its earlier request. */
  readonly earlier?: readonly FieldChange[] | undefined
  /** Whether an action is resumed or repeated: a value that another user has set since is kept. */
  readonly isLater?: boolean
  /** Stores the fields of an action with the values that were read before its request. */
  readonly onRead?: ((read: readonly FieldChange[]) => Promise<void>) | undefined
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
  /** An action has left the value that another user has set since it was started. */
  | { readonly status: 'kept' }
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
  if (change.act === 'delete' && change.before) return deleteRecord(resource, change.before, attempt)
  const values = change.before ? newValuesOf(change.changes) : change.values
  const createKeys = makeCreateKeys()
  createKeys.resume({ ...attempt.create, values }, attempt.isUnsure)
  const { sentAt } = attempt.create
  const lost = change.before || !attempt.isUnsure ? null : lostCreate(resource, { values, sentAt })
  const write: RecordWrite = {
    known: change.before,
    ...(change.act === 'set'
      ? setWrite(resource, change, attempt)
      : { plan: changeFields(resource, change.before, values) }),
    isListRow: true,
    intended: values,
    pending: attempt.pending ?? lost,
    createKeys,
    otherIds: attempt.otherIds,
  }
  const outcome = await writeRecord(resource, write)
  if (outcome.status === 'unchanged') {
    // A request whose response was lost with its page has set them.
    const written = change.act === 'set' ? (attempt.earlier ?? unreadChanges(change)) : change.changes
    return attempt.isUnsure && written.length > 0
      ? { status: 'done', row: null, written }
      : { status: 'same' }
  }
  if (outcome.status === 'conflict' && change.act === 'set') {
    const { fresh } = outcome
    const isUnknown = change.changes.some(({ name }) => fresh && valueOf(fresh, name) === undefined)
    return isUnknown ? { status: 'failed', failure: unknownFailure, isOpen: false } : { status: 'kept' }
  }
  if (outcome.status !== 'saved') {
    const { outcome: failed = 'refused', pending } = outcome.status === 'failed' ? outcome : {}
    const isUnsure = failed === 'unknown'
    const isOpen = isUnsure || (!change.before && createKeys.sent() !== null)
    return {
      status: isUnsure ? 'unsure' : 'failed',
      failure:
        change.act === 'set'
          ? actFailure(writeFailure(resource, outcome), failed)
          : writeFailure(resource, outcome),
      pending,
      isOpen,
    }
  }
  const { saved, sent } = outcome
  const written = writtenBy(resource, change, outcome)
  const kept = saved ? keptFields(resource, saved, sent.values, Object.keys(values)) : []
  // A record that was created is there, whatever its values are.
  if (kept.length > 0 && change.before && (written.length === 0 || change.act === 'set'))
    return { status: 'failed', failure: keptFailure, isOpen: false }
  return { status: 'done', row: saved, written, ...(kept.length > 0 ? { kept } : {}) }
}

async function deleteRecord(
  resource: Resource,
  { id }: Row,
  { isUnsure }: ChangeAttempt,
): Promise<ChangeResult> {
  const done: ChangeResult = { status: 'done', row: null, written: [] }
  const outcome = await deleteSafely(requireOperation(resource, 'remove'), id, isUnsure)
  if (outcome.status !== 'failed') return done
  const { failure, outcome: failed } = outcome
  const { cause } = failure
  // 404: another user has deleted the record, which counts as success.
  if (cause instanceof Refused && cause.status === 404) return done
  const status = failed === 'unknown' ? 'unsure' : 'failed'
  return { status, failure: actFailure(failure, failed), isOpen: false }
}

/**
 * Sets fields whatever others have given them, unless a value is unknown: it would be overwritten unseen. What others have
 * given a field since the action was started is kept when it is resumed or repeated.
 */
function setWrite(
  resource: Resource,
  { before, changes }: PlannedChange,
  { earlier, isLater, onRead }: ChangeAttempt,
): Pick<RecordWrite, 'plan' | 'onRead'> {
  const set = setFields(resource, newValuesOf(changes))
  const readBy = (now: Row | null) =>
    changes.map(({ name, to }) => ({ name, from: now ? valueOf(now, name) : undefined, to }))
  const expected = ({ name, from, to }: FieldChange, now: Row) =>
    sameValue(valueOf(now, name), from) || sameValue(valueOf(now, name), to)
  const later: RecordWrite['plan'] = (now, known) =>
    now && !(earlier ?? readBy(before)).every((one) => expected(one, now))
      ? { status: 'conflict' }
      : set(now, known)
  return {
    plan: changes.reduce((plan, { name }) => ifKnown(name, plan), isLater ? later : set),
    onRead: async (now) => onRead?.(readBy(now)),
  }
}

/**
 * The fields that a lost request may have set, without their old values: what the record had before the request is not
 * known, and an undo would give it a value that it never had.
 */
function unreadChanges({ before, changes }: PlannedChange): readonly FieldChange[] {
  const isSet = ({ name, to }: FieldChange) => !before || !sameValue(valueOf(before, name), to)
  return changes.filter(isSet).map(({ name, to }) => ({ name, from: undefined, to }))
}

const unknownFailure: RowFailure = { shown: () => unknownNow, problems: {}, cause: null }

/** A failure in the words of an action on many records. */
function actFailure(failure: WriteFailed, outcome: FailedOutcome): RowFailure {
  const shown = failureOf({ failure, outcome }).shown('bulk')
  const more = outcome === 'not saved' ? [...failure.reasons(), unchanged] : shown.more
  return { shown: () => ({ ...shown, more }), problems: {}, cause: failure.cause }
}

const unchanged = text('Đã xem lại: mục này chưa đổi.')

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
