import { asNumber, isSentAsNumber } from '#descriptor/departures/shape.ts'
import { inShapeOf, separatorIn } from './departures/shape.ts'
import { optionOf, optionText, textsIn } from './departures/spelling.ts'
import { isEmptyMarkup } from './empty-markup.ts'
import { idOf, type Raw } from './envelope.ts'
import type { Field } from './field.ts'
import type { kinds } from './kinds.ts'
import type { Operation } from './operation.ts'
import type { Position } from './position/position.ts'
import { bareId, isRecord } from './read.ts'
import { fieldOf, type Resource } from './resource.ts'
import { pathOf, type RowBase, readField, sameValue, spellingsOf, unknownOf, wireName } from './row.ts'
import { isBlank, savedValue } from './tidy.ts'
import { valueAt } from './wire/path.ts'
import { isFree, withValueAt } from './wire/with-value-at.ts'

/** The user who saves: the source of stamps. */
export interface Saver {
  readonly subject: string
  readonly name: string
}

/** The input of a save. */
export interface Edit {
  /** The record as it was read; null for a new one. */
  readonly before: { readonly raw: Raw } | null
  /** Normal values by field name. */
  readonly values: Readonly<Record<string, unknown>>
  readonly actor: Saver
}

/**
 * The body of a create or update: the record as it was read, with the edited fields replaced. An unedited
 * field is sent back exactly as it was read, even in an unusual format; a blank or missing field takes the value of its
 * `blankTo` field, a blank address the slug of its `slugFrom` field, and stamps are set (S3-14 to S3-17,
 * S3-32).
 */
export function bodyOf(resource: Resource, edit: Edit): Raw {
  const raw = edit.before?.raw ?? {}
  let body: Raw = { ...raw }
  for (const [name, field] of Object.entries(resource.fields)) {
    const unknown = unknownOf(resource, name, raw)
    const isBlankInRecord =
      field.blankTo && unknown?.departure === 'missing' && edit.values[name] === undefined
    const value = isBlankInRecord ? edit.values[field.blankTo] : writtenValue(field, name, edit)
    if (value === undefined || (edit.before && name === resource.typedKey)) continue
    const wire = wireName(resource, name, raw)
    const stored = readField(resource, name, raw)
    // A switch in a list must not fill the address of a stored record: another record may have it.
    const isLeftBlank =
      field.kind === 'slug' && !field.blankTo && isBlank(stored) && isBlank(edit.values[name])
    // A value that the app fills in does not take the place of one that the path does not expect.
    const isUnedited = edit.values[name] === undefined || isBlank(edit.values[name])
    if (isUnedited && !isFree(raw, wire)) continue
    // The markup of an empty editor is replaced by '' with the next save.
    const isEmptied = field.kind === 'richText' && isEmptyMarkup(valueAt(raw, wire))
    const unchanged = edit.before && !isEmptied && (isLeftBlank || sameValue(stored, value))
    if (unchanged) continue
    for (const [path, written] of spellings(resource, name, value, raw))
      body = withValueAt(body, path, written)
  }
  return body
}

/**
 * The paths of a field in a record with a value as it is written there: all spellings that the record has are kept equal, each in
 * the shape that it has. A single one is written in the shape of its kind, except for one value in a list and several in a text.
 */
function spellings(
  resource: Resource,
  name: string,
  value: unknown,
  raw: Raw,
): readonly (readonly [string, unknown])[] {
  const field = fieldOf(resource, name)
  const paths = spellingsOf(resource, name, raw)
  return (paths.length > 0 ? paths : [pathOf(resource, name)]).map((path) => {
    const received = valueAt(raw, path)
    const written = spelt(resource, name, writeValue(field, value, received), received)
    const hasShape =
      paths.length > 1 ||
      (field.kind === 'choice' && Array.isArray(received)) ||
      separatorIn(received, field) !== undefined
    return [path, hasShape ? inShapeOf(received, resource, name, { value, written }) : written]
  })
}

/**
 * The values of a body that differ from the record as it was read, at the paths of their fields: the siblings of a nested one
 * are left out, which a merge keeps (RFC 7396).
 */
export function changesOf(resource: Pick<Resource, 'fields'>, body: Raw, raw: Raw, at = ''): Raw {
  const changed = Object.entries(body).filter(([key, value]) => value !== raw[key])
  return Object.fromEntries(
    changed.map(([key, value]) => {
      const inner = raw[key]
      const holdsFields = isRecord(value) && isRecord(inner) && hasFieldsBelow(resource, `${at}${key}.`)
      return [key, holdsFields ? changesOf(resource, value, inner, `${at}${key}.`) : value]
    }),
  )
}

const hasFieldsBelow = ({ fields }: Pick<Resource, 'fields'>, prefix: string): boolean =>
  Object.entries(fields).some(([name, { at = name, alias = [] }]) =>
    [at, ...alias].some((path) => path.startsWith(prefix)),
  )

/** Whether an update sends the changed values alone: the default of PATCH. */
export const sendsChanges = ({ method, sends = method === 'PATCH' ? 'changes' : 'record' }: Operation) =>
  sends === 'changes'

/** The body of an update: the record with the changes, or the changed values and an id that is sent in the body. */
export function sentBody(operation: Operation, body: Raw, { id, raw }: RowBase, resource: Resource): Raw {
  const { idKey } = resource
  const isInBody = operation.id === 'body'
  // A record that was read by its id need not have it.
  if (!sendsChanges(operation))
    return isInBody && id !== '' && idOf(raw, idKey) === '' ? { [idKey]: id, ...body } : body
  return { ...(isInBody ? { [idKey]: raw[idKey] ?? id } : {}), ...changesOf(resource, body, raw) }
}

/** A field's value as it is saved; undefined for a field that the app does not write. */
function writtenValue(field: Field, name: string, edit: Edit): unknown {
  const stamped = field.stamp && (field.stamp.on === 'save' || !edit.before)
  if (field.stamp && stamped) return edit.actor[field.stamp.from]
  if (field.readOnly) return undefined
  const value = savedValue(field, name, edit.values)
  return field.kind === 'richText' && isEmptyMarkup(value) ? '' : value
}

/** A value as the back-end spells it: an option in the text of its records, and a number where theirs are numbers. */
function spelt(resource: Resource, name: string, value: unknown, received: unknown): unknown {
  const written = wrapped(withOptionTexts(resource, name, value, received), received)
  if (!isSentAsNumber(resource, name, received)) return written
  return Array.isArray(written) ? written.map(asNumber) : asNumber(written)
}

/** An id in the object that the record has around it, as in `{ $oid: '…' }`; each of a list in that of the first one. */
function wrapped(id: unknown, received: unknown): unknown {
  if (Array.isArray(id) && Array.isArray(received)) return id.map((one) => wrapped(one, received[0]))
  const [key = ''] = isRecord(received) && bareId(received) !== received ? Object.keys(received) : []
  return key.startsWith('$') && typeof id === 'string' ? { [key]: id } : id
}

function withOptionTexts(resource: Resource, name: string, value: unknown, received: unknown): unknown {
  const { fields } = resource
  const field = fieldOf(resource, name)
  if (field.kind === 'choice' && typeof value === 'string') return optionText(fields, name, value)
  if (field.kind !== 'manyChoice' || !Array.isArray(value)) return value
  const own = new Map(textsIn(field, received).map((text) => [optionOf(field, text), text]))
  return value.map((option: string) => own.get(option) ?? optionText(fields, name, option))
}

/** A value as records spell it. "None" is '' for text and null for dates, date-times and ids, for which a back-end may not accept ''. */
export function writeValue(field: Field, value: unknown, received?: unknown): unknown {
  if (field.kind === 'position') return value === null ? null : field.shape.write(value as Position, received)
  return value === '' && isNullable(field) ? null : value
}

/** Whether "none" is null for a field, in records and columns. */
export function isNullable(field: Field): boolean {
  return nullable.has(field.kind)
}

const nullable: ReadonlySet<keyof typeof kinds> = new Set([
  'date',
  'dateTime',
  'time',
  'birthday',
  'reference',
  'parent',
])
