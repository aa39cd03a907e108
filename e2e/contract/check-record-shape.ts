import type { Raw } from '#descriptor/envelope.ts'
import { isRecord } from '#descriptor/read.ts'
import { isSent } from '#descriptor/row.ts'
import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import type { EntityRun } from './entity-run.ts'
import { recordPath } from './path-in-body.ts'

/** A response with one record. */
interface Response {
  readonly body: unknown
  /** The record in it as the app reads it, null for none. */
  readonly raw: Raw | null
  /** The requested id; undefined for a settings record. */
  readonly id?: string
}

/** The departure of a response with one record that the app reads elsewhere, or not at all; null for one as described. */
export function recordDeparture(
  run: EntityRun,
  { operation }: NamedCall,
  { body, raw, id }: Response,
): Found | null {
  const { resource } = run
  const isOne = (each: Raw) =>
    Object.keys(resource.fields).filter((name) => isSent(resource, name, each)).length > 0
  const found = recordPath(body, isOne)
  const isRead = raw !== null && isOne(raw)
  const hasId = isRead && (id === undefined || run.idOf(raw) === id)
  const isListed = found?.isInList === true && !operation.record
  if (hasId && !isListed) return null
  if (isRead && !hasId) return run.idOf(raw) === '' ? lackingId(resource.idKey) : otherRecord(raw)
  const change =
    found === undefined
      ? 'Back-end: send the fields of the record'
      : isListed
        ? 'Back-end: send the record, not a list with it'
        : `record: recordAt('${found.path}')`
  const keys = isRecord(raw) ? Object.keys(raw).join(', ') : 'none'
  const actual = found ? `a record in \`${found.path}\`` : keys === '' ? 'an empty record' : `keys: ${keys}`
  return { rule: 'envelope', weight: isRead ? 'read' : 'breaks', expected: 'a record', actual, change }
}

/** The departure of a record without its id, which the app takes from its request. */
const lackingId = (idKey: string): Found => ({
  rule: 'id',
  weight: 'read',
  expected: `\`${idKey}\` as text`,
  actual: 'no id in the record',
  change: 'Back-end: send the id of each record',
  at: ['idKey'],
})

/** The departure of a call that returns no record, or another one than the requested. */
export function otherRecord(raw: Raw | null): Found {
  return {
    rule: 'by-id',
    weight: 'breaks',
    expected: 'the record that was requested',
    actual: raw ? 'another record' : 'no record',
    change: 'where the id is sent: `id`, `idName`, or the path',
  }
}
