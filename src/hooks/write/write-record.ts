import { mergeInto } from '#descriptor/merge.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, sameValue, valueOf, valuesOf } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { cachedRows } from '#hooks/read/cached-rows.ts'
import { Refused, Unreachable } from '#http/errors.ts'
import { refusalAdvice } from '#http/refusal-advice.ts'
import { config } from '#session/config.ts'
import { text } from '#text/text.ts'
import { type CreateKeys, makeCreateKeys, type SentCreate } from './create-keys.ts'
import { readRowForUpdate, rereadForUpdate } from './fetch-fresh.ts'
import { savedNow } from './kept-values.ts'
import { reconcileWrite } from './reconcile-write.ts'
import { type SaveInput, saveRecord } from './save-record.ts'
import { failureOf, type PendingWrite, type SaveOutcome, saveSafely, type WritePlan } from './save-safely.ts'
import { WriteFailed } from './write-failed.ts'

type Values = SaveInput['values']

/** A save that was sent. */
export interface SentSave extends SaveInput {
  /** The values of the caller, without the changes of other users that were merged in. */
  readonly typed: Values
  readonly mergedCount: number
  /** The ids of the records that were known before a create was sent. */
  readonly earlierIds?: ReadonlySet<string>
}

/** A save whose response was lost. */
export type PendingSave = PendingWrite<SentSave>

/** The outcome of `writeRecord`. */
export type RecordOutcome = SaveOutcome<Row | null, SentSave, Row | null>

/** The create of an earlier page, whose response was lost with it. */
export function lostCreate(
  { texts }: Resource,
  { values, sentAt }: Pick<SentCreate, 'values' | 'sentAt'>,
): PendingSave {
  const failure = new WriteFailed(texts, new Unreachable('network', { sent: true, cause: null }))
  return { sent: { before: null, values, typed: values, mergedCount: 0 }, sentAt, failure }
}

type NotSaved = Extract<RecordOutcome, { readonly status: 'conflict' | 'gone' | 'failed' }>

/** One write of one record. */
export interface RecordWrite {
  /** The record as the caller has it; null for a new one. */
  readonly known: Row | null
  /** Plans the request for the record as it is now: `mergeValues`, `setFields` or `overwriteFields`. */
  readonly plan: (now: Row | null, known: Row | null) => WritePlan<SentSave>
  /** `known` comes from a list or a tree and may be only a part of its record. */
  readonly isListRow?: boolean
  /** An earlier save of the same record, whose effect is looked for first. */
  readonly pending?: PendingSave | null | undefined
  /** The values of the caller; they are saved over the values of a pending save that differ. */
  readonly intended?: Values
  /** The idempotency keys of the creates of one form or one pasted row. */
  readonly createKeys?: CreateKeys
  /** The ids of the records that other writes have created since. */
  readonly otherIds?: (() => Iterable<string>) | undefined
  /** Called with the record as it is now before an update is sent. */
  readonly onRead?: ((now: Row) => Promise<void>) | undefined
  /** Called with each create before it is sent, and with null once its outcome is known. */
  readonly onSent?: (sent: SentCreate | null) => void
  /** Called with a failure of unknown outcome before its effect is looked for. */
  readonly onLost?: (failure: WriteFailed) => void
}

/** Writes one record through `saveSafely`, with the calls of its resource. */
export function writeRecord(resource: Resource, write: RecordWrite): Promise<RecordOutcome> {
  const { known, plan, isListRow = false, pending, intended, onSent, onLost } = write
  const { createKeys = makeCreateKeys(), otherIds = () => [] } = write
  const endCreate = (failure?: WriteFailed) => {
    createKeys.end(failure)
    onSent?.(createKeys.sent())
  }
  const reconcile = async (sent: SentSave, sentAt: number, failure?: WriteFailed) => {
    const earlierIds = new Set([...(sent.earlierIds ?? []), ...otherIds()])
    const found = await reconcileWrite(resource, { ...sent, earlierIds }, sentAt, failure?.cause)
    if (found.status === 'saved' && !sent.before) endCreate()
    return found
  }
  const create = async (sent: SentSave) => {
    const createKey = createKeys.keyFor(sent.values)
    const sentAt = Date.now()
    onSent?.(createKeys.sent())
    try {
      const row = await saveRecord(resource, { ...sent, createKey })
      endCreate()
      if (row?.id) return row
      // The response need not contain the new record; without its id, the next save would create a second
      // one.
      const found = await reconcile(sent, sentAt)
      return found.status === 'saved' ? found.saved : row
    } catch (failure) {
      if (failure instanceof WriteFailed) endCreate(failure)
      throw failure
    }
  }
  const update = async (sent: SentSave, before: Row) => {
    await write.onRead?.(before)
    const row = await saveRecord(resource, sent)
    return row && savedNow(resource, row, before, sent.values)
  }
  const read = isListRow ? readRowForUpdate : rereadForUpdate
  const io = {
    read: async (row: Row | null) => (row ? read(resource, row.id) : undefined),
    isGuarded: async (row: Row | null) => !isListRow && row?.etag !== undefined && (await refusesStale()),
    plan: (now: Row | null, row: Row | null) => withEarlierIds(resource, plan(now, row)),
    send: (sent: SentSave) => (sent.before ? update(sent, sent.before) : create(sent)),
    reconcile,
    // The typed values are the baseline of the next merge: values merged in from other users were not typed
    // since.
    continueFrom: (row: Row | null, { typed }: SentSave) =>
      row && intended && !hasValues(typed, intended) ? ({ ...row, ...typed } as Row) : undefined,
    ...(onLost && { onLost }),
  }
  return saveSafely<Row | null, SentSave, Row | null>(io, known, pending)
}

/** The plan of a create with the records that are known before it: none of them is created by it. */
function withEarlierIds(resource: Resource, planned: WritePlan<SentSave>): WritePlan<SentSave> {
  if (planned.status !== 'send' || planned.sent.before) return planned
  const earlierIds = new Set(cachedRows(resource, cache).map(({ id }) => id))
  return { ...planned, sent: { ...planned.sent, earlierIds } }
}

/** Whether the back-end is known to compare the tags of updates; another one may send tags without doing so. */
async function refusesStale(): Promise<boolean> {
  return (await config().catch(() => null))?.safeWrites === true
}

/**
 * Sends typed values over the record as it is now: changes of other users in other fields are kept, a change
 * in the same field is a conflict.
 */
export function mergeValues(resource: Resource, values: Values): RecordWrite['plan'] {
  return (now, known) => {
    if (!now || !known)
      return { status: 'send', sent: { before: null, values, typed: values, mergedCount: 0 } }
    const merge = mergeInto(resource, valuesOf(resource, known), values, now)
    if (merge.conflicting.length > 0) return { status: 'conflict' }
    return {
      status: 'send',
      sent: { before: now, values: merge.values, typed: values, mergedCount: merge.merged.length },
    }
  }
}

/** Sets some fields of the record as it is now; sends nothing if they already have these values. */
export function setFields(resource: Resource, values: Values): RecordWrite['plan'] {
  const overwrite = overwriteFields(resource, values)
  return (now, known) => {
    const isSame = now !== null && hasValues(valuesOf(resource, now), values)
    return isSame ? { status: 'unchanged' } : overwrite(now, known)
  }
}

/** Sets some fields of the record as it is now; always sends a request. */
export function overwriteFields(resource: Resource, values: Values): RecordWrite['plan'] {
  return (now) => {
    const all = { ...(now && valuesOf(resource, now)), ...values }
    return { status: 'send', sent: { before: now, values: all, typed: values, mergedCount: 0 } }
  }
}

/** A plan that sets a field, without effect where its value is unknown in the record as it is now: it would be overwritten unseen. */
export function ifKnown(name: string, plan: RecordWrite['plan']): RecordWrite['plan'] {
  return (now, known) => (now && valueOf(now, name) === undefined ? { status: 'conflict' } : plan(now, known))
}

/** The message for a conflict of such a plan. */
export const unknownNow = {
  text: text('Mục này chưa đổi.'),
  more: [text('Chưa rõ giá trị hiện tại: bạn mở mục ra xem nhé.')],
}

function hasValues(record: Values, values: Values): boolean {
  return Object.entries(values).every(([name, value]) => sameValue(record[name], value))
}

/** The record after a write; throws `WriteFailed` where it was not saved. */
export function savedRow(resource: Resource, outcome: RecordOutcome): Row | null {
  if (outcome.status === 'saved') return outcome.saved
  if (outcome.status === 'unchanged') return outcome.fresh
  throw writeFailure(resource, outcome)
}

/** The failure of a write that did not save. */
export function writeFailure({ texts }: Resource, outcome: NotSaved): WriteFailed {
  if (outcome.status === 'failed') return failureOf(outcome)
  if (outcome.status === 'conflict')
    return new WriteFailed(texts, new Refused(412, '', {}, refusalAdvice(412, null)))
  const { cause } = outcome
  return cause instanceof WriteFailed ? cause : new WriteFailed(texts, cause, { isUnwritten: true })
}
