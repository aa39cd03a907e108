import type { Field, Fields, Referable } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { idIn, isRecord, readText } from '#descriptor/read.ts'
import type { ValueTypes } from '#descriptor/request.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { pathOf, readSpelling, sameValue } from '#descriptor/row.ts'
import { sampleOf } from './spelling.ts'

/** The fields of a resource, and the key of its records' ids. */
interface Keyed {
  readonly fields: Fields
  readonly idKey: string
}

/**
 * The types of ids and filters as the records of a resource have them. Where none was read, digits are text, or numbers
 * with `guesses`.
 */
export function typesOf(resource: Resource, guesses = false): ValueTypes {
  const { fields, query } = resource
  const hasNumbers = (parameter: string) => {
    if (['', query.filter('id'), query.filter('_id')].includes(parameter))
      return isSentAsNumber(resource, '') ?? guesses
    const name = Object.keys(fields).find((each) => query.filter(pathOf(resource, each)) === parameter)
    if (name === undefined) return false
    return isSentAsNumber(resource, name) ?? (guesses && fields[name]?.kind === 'reference')
  }
  return (parameter, value) => (hasNumbers(parameter) ? asNumber(value) : value)
}

/**
 * Whether the values of a reference, choice or toggle are numbers in calls: as in its value of one record, else in the
 * records that were read, else as the ids of those that it refers to; undefined where none was read, and for other fields.
 * Of '' it is about the ids of the records.
 */
export function isSentAsNumber(resource: Keyed, name: string, received?: unknown): boolean | undefined {
  const { fields } = resource
  if (name === '') return isNumber(sampleOf(fields, ''))
  const to = targetOf(resource, fields[name])
  if (!to && !typed.has(fields[name]?.kind)) return undefined
  const typeOf = (value: unknown) => isNumber(idIn(Array.isArray(value) ? value[0] : value, to?.idKey))
  return typeOf(received) ?? typeOf(sampleOf(fields, name)) ?? isNumber(sampleOf(to?.fields, ''))
}

/** The number that a text of digits or a switch is; any other value unchanged. */
export const asNumber = (value: unknown): unknown =>
  typeof value === 'boolean' || (typeof value === 'string' && /^-?\d{1,15}$/.test(value))
    ? Number(value)
    : value

const typed: ReadonlySet<Field['kind'] | undefined> = new Set(['choice', 'manyChoice', 'toggle'])

/** The resource whose ids are the values of a field. */
function targetOf(resource: Keyed, field: Field | undefined): Referable | Keyed | undefined {
  if (field?.kind === 'reference' || field?.kind === 'references') return field.to()
  return field?.kind === 'parent' ? resource : undefined
}

const isNumber = (value: unknown) => (readText(value) === '' ? undefined : typeof value === 'number')

/**
 * A written value in the shape of a received one: a list, a text of several values with its separator, a record with an id or
 * an address, a number or a text. Where the shape would be read as another value than `value`, it is returned without.
 */
export function inShapeOf(
  received: unknown,
  resource: Resource,
  name: string,
  { value, written }: { readonly value: unknown; readonly written: unknown },
): unknown {
  const shaped = shapedAs(received, fieldOf(resource, name), resource.idKey, written)
  return sameValue(readSpelling(resource, name, shaped), value) ? shaped : written
}

/** The separator of a text of several values; undefined for any other value. */
export function separatorIn(received: unknown, field: Field): string | undefined {
  const { empty, read } = rulesOf(field)
  if (typeof received !== 'string' || !Array.isArray(empty)) return undefined
  const values = read(received, field)
  if (!Array.isArray(values) || values.length < 2) return undefined
  if (field.kind !== 'images') return /\s*,\s*/.exec(received)?.[0]
  const [first = '', second = ''] = values.map(readText)
  return /[\s,;|]+$/.exec(received.slice(0, received.indexOf(second, first.length)))?.[0]
}

function shapedAs(received: unknown, field: Field, idKey: string, written: unknown): unknown {
  const keys = keysOf(field, idKey)
  if (Array.isArray(received) && (keys || kindsInLists.has(field.kind)))
    return itemsOf(written).map((item) => inRecord(received.find(isRecord), keys, item))
  if (Array.isArray(written)) {
    if (isRecord(received) && written.length === 1) return inRecord(received, keys, written[0])
    return typeof received === 'string' ? written.join(separatorIn(received, field) ?? ',') : written
  }
  return written === null || written === '' ? written : inType(received, inRecord(received, keys, written))
}

const kindsInLists: ReadonlySet<Field['kind']> = new Set(['choice', 'manyChoice'])

const itemsOf = (written: unknown): readonly unknown[] =>
  Array.isArray(written) ? written : written === null || written === '' ? [] : [written]

/** The keys of the records that stand for the values of a field; undefined for a kind without such records. */
function keysOf(field: Field, idKey: string): readonly string[] | undefined {
  if (field.kind === 'images') return ['url']
  if (field.kind === 'parent') return ['_id', 'id', idKey]
  if (field.kind !== 'reference' && field.kind !== 'references') return undefined
  return ['_id', 'id', field.to().idKey ?? '_id']
}

/** A value in a record like the received one, which has no other values: those are of the record that it named. */
function inRecord(received: unknown, keys: readonly string[] | undefined, item: unknown): unknown {
  if (!keys || !isRecord(received)) return item
  const own = keys.filter((key) => key in received)
  return Object.fromEntries(own.map((key) => [key, inType(received[key], item)]))
}

/** A scalar in the type of a received one. */
function inType(received: unknown, item: unknown): unknown {
  if (typeof received === 'number' && typeof item === 'string' && /^\d{4}-\d{2}-\d{2}/.test(item))
    return Date.parse(item)
  if (typeof received === 'number') return asNumber(item)
  if (typeof received !== 'string') return item
  if (typeof item === 'boolean') return /^[01]$/.test(received) ? String(Number(item)) : String(item)
  return typeof item === 'number' ? String(item) : item
}
