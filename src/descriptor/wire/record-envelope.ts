import { isRecord, type Raw } from '#descriptor/read.ts'
import { valueAt } from './path.ts'
import { withValueAt } from './with-value-at.ts'

/** A shape of one record in a body: the app and the back-end read it and write it. */
export interface RecordEnvelope {
  readonly name: string
  /** Reads a body; null if it has no record there. */
  readonly read: (body: unknown) => Raw | null
  /** Writes a record; `id` is that of the record that a request is about. */
  readonly write: (record: Raw, id?: string) => unknown
  /** Whether a successful response means that there is no such record; by default none does, but status 404. */
  readonly isNone?: (body: unknown) => boolean
}

/** The record under a key, or at a dotted path: `recordAt('result.item')`. */
export const recordAt = (path: string): RecordEnvelope => ({
  name: path,
  read: (body) => {
    const found = isRecord(body) ? valueAt(body, path) : undefined
    return isRecord(found) ? found : null
  },
  write: (record) => withValueAt({}, path, record),
})

/** The body is the record. */
export const bareRecord: RecordEnvelope = {
  name: 'the body',
  read: (body) => (isRecord(body) ? body : null),
  write: (record) => record,
}

/** A list of one record, as in a response to a call with a filter by the id; of none where there is no such record. */
export const firstRow: RecordEnvelope = {
  name: 'a list of one',
  read: (body) => (Array.isArray(body) && isRecord(body[0]) ? body[0] : null),
  write: (record) => [record],
  isNone: (body) => Array.isArray(body) && body.length === 0,
}
