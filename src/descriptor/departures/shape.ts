import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { readSpelling, sameValue } from '#descriptor/row.ts'
import { asNumber } from './value-types.ts'

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
