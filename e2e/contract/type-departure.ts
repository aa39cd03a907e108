import { departureOf } from '#descriptor/departures/departure.ts'
import type { Field } from '#descriptor/field.ts'
import { readNumber, readText, splitAddresses } from '#descriptor/read.ts'
import type { Found } from './call-departure.ts'
import { describedType, typeName } from './described-type.ts'

/** The departure of values of another type than that of their field; null if they are as described. */
export function typeDeparture(field: Field, values: readonly unknown[], unit?: string): Found | null {
  const unreadable = values.filter((value) => departureOf(field, true, value) === 'type')
  const unlike = values.filter((value) => !isAsDescribed(field, value))
  const departing = unreadable.length > 0 ? unreadable : unlike
  const [first] = departing
  if (departing.length === 0) return null
  const { rule, change } = cause(field, departing)
  const weight = unreadable.length > 0 ? 'breaks' : rule === 'null-list' ? 'harmless' : 'read'
  const actual = part(typeName(first), departing, values, unit)
  return { rule, weight, expected: describedType(field).name, actual, change }
}

/** null and blank text are "none"; a list has an empty list for it. */
function isAsDescribed(field: Field, value: unknown): boolean {
  if (value === null) return !isList(field)
  return value === '' ? !isList(field) : describedType(field).matches(value, field)
}

const lists: ReadonlySet<Field['kind']> = new Set(['manyChoice', 'images', 'references', 'rows'])
const isList = ({ kind }: Field) => lists.has(kind)
const dates: ReadonlySet<Field['kind']> = new Set(['date', 'dateTime', 'readOnly'])

const isNumber = ({ kind }: Field) => kind === 'number' || kind === 'money'
const isGrouped = (value: unknown) => typeof value === 'string' && /^-?\d{1,3}(?:[.,\s]\d{3})+$/.test(value)

function cause(field: Field, values: readonly unknown[]): Pick<Found, 'rule' | 'change'> {
  const [value] = values
  if (value === null && isList(field)) return { rule: 'null-list', change: 'Back-end: send `[]` for none' }
  const seconds = readNumber(value)
  if (dates.has(field.kind) && seconds !== null && Math.abs(seconds) < 1e11)
    return { rule: 'seconds', change: 'Back-end: send ISO 8601, not seconds' }
  return { rule: 'field-type', change: changeOf(field, values) }
}

function changeOf(field: Field, values: readonly unknown[]): string {
  if (field.kind === 'choice' || field.kind === 'manyChoice')
    return 'add the values to `options` or `legacyOptions`'
  if (isNumber(field) && values.every(isGrouped))
    return 'Back-end: send a number, without thousands separators'
  const isPicture = field.kind === 'image' || field.kind === 'images'
  if (isPicture && values.some((value) => splitAddresses(readText(value)).length > 1))
    return `Back-end: send ${describedType(field).name}, one picture each`
  return `Back-end: send ${describedType(field).name}, or another kind of field`
}

/** A text with the share of the records that it is about. */
export function part(
  text: string,
  some: readonly unknown[],
  all: readonly unknown[],
  unit = 'records',
): string {
  return `${text} in ${some.length} of ${all.length} ${unit}`
}
