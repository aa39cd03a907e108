import type { Raw } from '#descriptor/envelope.ts'
import { editableFields, type Resource } from '#descriptor/resource.ts'
import { receivedOf } from '#descriptor/row.ts'
import { departureOf } from './departure.ts'

/**
 * Whether a received record has a field that can be edited, with a value that its kind reads: one without may be an envelope
 * around the record, and an update would replace the record by it. A settings record without content was never saved. A field
 * that other records have does not count (`unknownOf`).
 */
export function isRecognised(resource: Resource, raw: Raw): boolean {
  const names = editableFields(resource)
  if (names.length === 0 || Object.keys(raw).length === 0) return true
  return names.some((name) => {
    const field = resource.fields[name]
    const received = receivedOf(resource, name, raw)
    return field !== undefined && departureOf(field, received !== undefined, received) === null
  })
}
