import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { type CreateKeys, makeCreateKeys } from '#hooks/write/create-keys.ts'
import type { SaveInput } from '#hooks/write/save-record.ts'
import {
  mergeValues,
  type PendingSave,
  type RecordWrite,
  savedRow,
  writeRecord,
} from '#hooks/write/write-record.ts'

/** The state of a row's requests, for a retry. */
export interface RowRequests {
  /** The idempotency keys; a retry with the same cells sends the same key. */
  readonly createKeys: CreateKeys
  /** The save whose outcome is unknown. */
  pending: PendingSave | null
}

/** The state of a row without requests. */
export function makeRowRequests(): RowRequests {
  return { createKeys: makeCreateKeys(), pending: null }
}

/**
 * Creates the record of a pasted row, or updates the current record; changes of other users in other fields
 * are kept. Throws `WriteFailed`, also if a field was changed by another user after the comparison.
 */
export async function saveRow(
  resource: Resource,
  { before: known, values }: Pick<SaveInput, 'before' | 'values'>,
  requests: RowRequests,
): Promise<Row | null> {
  const write: RecordWrite = {
    known,
    plan: mergeValues(resource, values),
    isListRow: true,
    intended: values,
    ...requests,
  }
  const outcome = await writeRecord(resource, write)
  requests.pending = (outcome.status === 'failed' && outcome.outcome === 'unknown' && outcome.pending) || null
  return savedRow(resource, outcome)
}
