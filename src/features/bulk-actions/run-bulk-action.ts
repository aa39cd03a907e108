import { requireOperation } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { keptFields, notKept } from '#hooks/write/kept-values.ts'
import { type FailedOutcome, failureOf } from '#hooks/write/save-safely.ts'
import { applyToCache } from '#hooks/write/update-cache-after-save.ts'
import { deleteSafely, forgetRecord } from '#hooks/write/use-delete.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import {
  ifKnown,
  type PendingSave,
  savedRow,
  setFields,
  unknownNow,
  writeFailure,
  writeRecord,
} from '#hooks/write/write-record.ts'
import { Refused } from '#http/errors.ts'
import { type Text, text } from '#text/text.ts'

/** An action on many records: sets a field, or deletes them. */
export type BulkAction =
  | {
      readonly kind: 'set'
      readonly name: string
      readonly to: unknown
      /** Whether it takes an action back. */
      readonly isUndo?: boolean
      /** The value that an undo replaces; its own undo sets it again. The row is older than both. */
      readonly replaced?: unknown
    }
  | { readonly kind: 'delete' }

/** The action that sets a field. */
export type SetField = Extract<BulkAction, { kind: 'set' }>

/** The result for one record; `same`: the record had the value already, and no request was sent. */
export type BulkResult =
  | { readonly status: 'done' | 'same' }
  | {
      readonly status: 'failed' | 'unsure'
      readonly text: Text
      readonly more: readonly Text[]
      readonly literal?: Text
      readonly cause: unknown
      /** The save of unknown outcome. */
      readonly pending?: PendingSave | undefined
    }

/** The earlier attempt of an action, if its outcome is unknown. */
export interface EarlierTry {
  readonly isUnsure: boolean
  readonly pending?: PendingSave | undefined
}

/** The bulk action on one record, and its state. */
export interface BulkJob {
  readonly id: number
  readonly resource: Resource
  readonly row: Row
  readonly act: BulkAction
  readonly state: 'waiting' | 'sending' | 'stopped' | BulkResult['status']
  /** Whether the outcome of the last attempt is unknown; it is reconciled before a retry. */
  readonly isUnsure: boolean
  /** The save of that attempt. */
  readonly pending?: EarlierTry['pending']
  /** The reason of a failure, and advice. */
  readonly text?: Text
  readonly more?: readonly Text[]
  readonly literal?: Text | undefined
}

/**
 * Runs an action on the current state of a record; a failed request does not reject. After an unknown outcome
 * it reconciles first, and sends nothing that is already done.
 */
export async function runBulkAction(
  resource: Resource,
  row: Row,
  act: BulkAction,
  earlier: EarlierTry,
): Promise<BulkResult> {
  return act.kind === 'delete' ? remove(resource, row, earlier) : setField(resource, row, act, earlier)
}

async function remove(resource: Resource, { id }: Row, { isUnsure }: EarlierTry): Promise<BulkResult> {
  const outcome = await deleteSafely(requireOperation(resource, 'remove'), id, isUnsure)
  if (outcome.status === 'failed') {
    const { cause } = outcome.failure
    // 404: another user has deleted the record, which counts as success.
    const isGone = cause instanceof Refused && cause.status === 404
    if (!isGone) return failed(outcome.failure, outcome.outcome)
  }
  forgetRecord(resource, id, cache)
  return { status: 'done' }
}

async function setField(
  resource: Resource,
  known: Row,
  { name, to }: SetField,
  { pending }: EarlierTry,
): Promise<BulkResult> {
  const plan = ifKnown(name, setFields(resource, { [name]: to }))
  const outcome = await writeRecord(resource, { known, plan, isListRow: true, pending })
  if (outcome.status === 'failed') return failed(outcome.failure, outcome.outcome, outcome.pending)
  if (outcome.status === 'conflict') return { status: 'failed', ...unknownNow, cause: null }
  if (outcome.status !== 'saved' && outcome.status !== 'unchanged')
    return failed(writeFailure(resource, outcome), 'refused')
  const row = savedRow(resource, outcome)
  if (row) applyToCache(resource, row, row.id, cache)
  if (row && keptFields(resource, row, { [name]: to }).length > 0)
    return { status: 'failed', ...notKept, cause: null }
  return { status: outcome.status === 'saved' ? 'done' : 'same' }
}

function failed(failure: WriteFailed, outcome: FailedOutcome, pending?: PendingSave): BulkResult {
  const { cause } = failure
  const shown = failureOf({ failure, outcome }).shown('bulk')
  if (outcome === 'unknown') return { status: 'unsure', ...shown, cause, pending }
  const more = outcome === 'not saved' ? [...failure.reasons(), unchanged] : shown.more
  return { status: 'failed', ...shown, more, cause }
}

const unchanged = text('Đã xem lại: mục này chưa đổi.')
