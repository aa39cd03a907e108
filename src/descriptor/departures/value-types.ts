import type { Field, Fields, Referable } from '#descriptor/field.ts'
import { idIn, readText } from '#descriptor/read.ts'
import type { ValueTypes } from '#descriptor/request.ts'
import type { Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
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
      return isNumeric(resource, '') ?? guesses
    const name = Object.keys(fields).find((each) => query.filter(pathOf(resource, each)) === parameter)
    if (name === undefined) return false
    return isNumeric(resource, name) ?? (guesses && fields[name]?.kind === 'reference')
  }
  return (parameter, value) => (hasNumbers(parameter) ? asNumber(value) : value)
}

/**
 * Whether the values of a reference, choice or toggle are numbers in calls: as in its value of one record, else in the
 * records that were read, else as the ids of those that it refers to; undefined where none was read, and for other fields.
 * Of '' it is about the ids of the records.
 */
export function isNumeric(resource: Keyed, name: string, received?: unknown): boolean | undefined {
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
