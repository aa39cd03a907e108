import type { RecordEnvelope } from '#descriptor/envelope.ts'
import { isRecord } from '#descriptor/read.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'

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
