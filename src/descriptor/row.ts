import { type Departure, departureOf } from './departures/departure.ts'
import { learntPath, wasSent } from './departures/spelling.ts'
import { idOf, type Raw } from './envelope.ts'
import type { Fields } from './field.ts'
import { rulesOf } from './kinds.ts'
import { idIn, isRecord } from './read.ts'
import { fieldOf, type Resource } from './resource.ts'
import type { Value, ValueOf, Values } from './value.ts'
import { valueAt } from './wire/path.ts'

/** The properties of every row besides its values. */
export interface RowBase {
  readonly id: string
  /** The record as it was read, including fields outside of the descriptor. */
  readonly raw: Raw
  /** The strong entity tag that the record was read with. */
  readonly etag?: string
}

/** The values of a stored record: undefined for those that are unknown, because they did not come or cannot be read. */
export type RowValues<F extends Fields = Fields> = { readonly [K in keyof F]: ValueOf<F[K]> | undefined }

/** A record in normal form: one value for each field. */
export type Row<R extends Resource = Resource> = RowBase & RowValues<R['fields']>

/** A row whose resource is known only at run time: values are read by field name. */
export interface AnyRow extends RowBase {
  readonly [field: string]: unknown
}

/** Reads a raw record; never throws because of its content. */
export function rowOf<R extends Resource>(resource: R, raw: Raw, etag?: string): Row<R> {
  const row: Record<string, unknown> = {
    id: idOf(raw, resource.idKey),
    raw,
    ...(etag === undefined ? {} : { etag }),
  }
  for (const name in resource.fields) row[name] = readField(resource, name, raw)
  return row as Row<R>
}

/**
 * The values of a new record: each field's initial value, else its kind's empty one. It is a draft where the
 * resource has a `published` toggle.
 */
export function newValues<R extends Resource>(resource: R): Values<R['fields']> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    values[name] = name === resource.published ? false : (field.initial ?? rulesOf(field).empty)
  }
  return values as Values<R['fields']>
}

/** The value of a field in a row whose resource is known only at run time. */
export function valueOf(row: RowBase, name: string): unknown {
  return (row as AnyRow)[name]
}

/** The values of a row by field name, without its id and raw record. */
export function valuesOf<R extends Resource>(resource: R, row: RowBase): RowValues<R['fields']> {
  const values: Record<string, unknown> = {}
  for (const name in resource.fields) values[name] = valueOf(row, name)
  return values as RowValues<R['fields']>
}

/** A value that is unknown, because it did not come or cannot be read. */
export interface UnknownValue {
  readonly departure: Departure
  /** The value as it came; undefined for a missing one. */
  readonly raw: unknown
}

/**
 * The unknown value of a field; null for a known one. A record without any content has no unknown values, and one that
 * lacks a field that others have leaves it empty, as many back-ends do with empty values; a toggle has no such value.
 */
export function unknownOf(resource: Resource, name: string, raw: Raw): UnknownValue | null {
  if (isEmpty(raw)) return null
  const field = fieldOf(resource, name)
  const received = receivedOf(resource, name, raw)
  if (received === undefined && field.kind !== 'toggle' && wasSent(resource.fields, name)) return null
  const departure = departureOf(field, received !== undefined, received)
  return departure && { departure, raw: received }
}

/** The paths by which a raw record has a field, also as null: its own and its aliases. */
export function spellingsOf({ fields }: Pick<Resource, 'fields'>, name: string, raw: Raw): readonly string[] {
  const { at = name, alias = [] } = fields[name] ?? {}
  return [at, ...alias].filter((path) => valueAt(raw, path) !== undefined)
}

/** The path of a field in a raw record: its own, else the first alias that the record has. */
export function wireName({ fields }: Pick<Resource, 'fields'>, name: string, raw: Raw): string {
  return spellingsOf({ fields }, name, raw)[0] ?? pathOf({ fields }, name)
}

/** The path of a field in records and calls: the alias that the records read so far have, else its own. */
export function pathOf({ fields }: Pick<Resource, 'fields'>, name: string): string {
  return learntPath(fields, name) ?? fields[name]?.at ?? name
}

/** Whether a raw record has a field, also as null. */
export function isSent(resource: Resource, name: string, raw: Raw): boolean {
  return valueAt(raw, wireName(resource, name, raw)) !== undefined
}

/** The label of a record; '' for a blank one. */
export function labelOf(resource: { readonly label: string }, row: RowBase): string {
  const label = valueOf(row, resource.label)
  return typeof label === 'string' && label.trim() !== '' ? label : ''
}

/** Whether two values of a field are deeply equal. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => sameValue(item, right[index]))
  }
  if (isRecord(left) && isRecord(right)) {
    const names = Object.keys(left)
    return (
      names.length === Object.keys(right).length && names.every((name) => sameValue(left[name], right[name]))
    )
  }
  return Object.is(left, right)
}

/** The names of the fields whose values differ. */
export function changedFields<F extends Fields>(
  resource: Resource<F>,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.keys(resource.fields).filter((name) => !sameValue(before[name], after[name]))
}

/** The value of a field in a raw record; undefined for an unknown one. */
export function readField(resource: Resource, name: string, raw: Raw): Value | undefined {
  if (unknownOf(resource, name, raw)) return undefined
  return readSpelling(resource, name, valueAt(raw, wireName(resource, name, raw)))
}

/** The value of a field from one of its spellings; that of no value where its kind cannot read it. */
export function readSpelling(resource: Resource, name: string, spelt: unknown): Value {
  const field = fieldOf(resource, name)
  return rulesOf(field).read(parentIdIn(resource, name, spelt), field)
}

/** The received value of a field; of a populated parent its id. */
export function receivedOf(resource: Resource, name: string, raw: Raw): unknown {
  return parentIdIn(resource, name, valueAt(raw, wireName(resource, name, raw)))
}

/** The id of a populated parent, whose key the resource names; any other value unchanged. */
const parentIdIn = ({ fields, idKey }: Resource, name: string, value: unknown): unknown =>
  fields[name]?.kind === 'parent' ? (idIn(value, idKey) ?? value) : value

/** A settings record that was never saved: its values are none, not unknown. */
const isEmpty = (raw: Raw) => Object.keys(raw).length === 0
