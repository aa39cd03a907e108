import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { type CreateKeys, makeCreateKeys } from '#hooks/write/create-keys.ts'
import type { SaveInput } from '#hooks/write/use-save.ts'
import {
  mergeValues,
  type PendingSave,
  type RecordWrite,
  savedRow,
  writeRecord,
} from '#hooks/write/write-record.ts'

/** What is kept of the sent requests of a pasted row, for when it is sent again. */
export interface RowRequests {
  /** The same key is sent again as long as the cells are the same. */
  readonly createKeys: CreateKeys
  /** The save whose outcome is unknown. */
  pending: PendingSave | null
}

/** The requests of a row that has sent nothing yet. */
export function makeRowRequests(): RowRequests {
  return { createKeys: makeCreateKeys(), pending: null }
}

/**
 * Creates the record of a pasted row, or updates it as it is now: changes of other users in other fields are kept. Throws
 * `WriteFailed`, also where the same field was changed since the row was compared.
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
    wants: values,
    ...requests,
  }
  const outcome = await writeRecord(resource, write)
  requests.pending = (outcome.status === 'failed' && outcome.outcome === 'unknown' && outcome.pending) || null
  return savedRow(resource, outcome)
}
