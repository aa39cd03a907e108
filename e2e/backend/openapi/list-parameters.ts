import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
import { storedFields } from '../records/record-table.ts'
import { type ApiParameter, inQuery } from './api-call.ts'
import type { JsonSchema } from './json-schema.ts'

/** The parameters of a call that returns a page of a list. */
export function listParameters(resource: Resource, { query = {} }: Operation): readonly ApiParameter[] {
  const paging = pageParameters(resource)
  const taken = new Set(paging.map(({ name }) => name))
  const constant = Object.entries(query).map(([name, value]) =>
    inQuery(name, { type: typeof value }, { description: `In this app ${String(value)}.` }),
  )
  const all = [...paging, searchParameter, ...sortParameter(resource), ...filterParameters(resource, taken)]
  return unique([...all, ...constant])
}

/** Page number and page size, in the words of the resource. */
export function pageParameters({ pagination }: Resource): readonly ApiParameter[] {
  const whole: JsonSchema = { type: 'integer', minimum: 1 }
  return [
    inQuery(pagination.number, { ...whole, default: 1 }, { description: 'The page number, from 1.' }),
    inQuery(pagination.size, { ...whole, default: pagination.perPage }, { description: 'Rows of a page.' }),
  ]
}

/** The text of a search. */
export const searchParameter: ApiParameter = inQuery(
  'keyword',
  { type: 'string' },
  { description: 'Every word is found, without regard to case and accents.' },
)

/** The parameters without repeated names. */
export function unique(parameters: readonly ApiParameter[]): readonly ApiParameter[] {
  return [
    ...new Map(parameters.toReversed().map((one) => [`${one.in} ${one.name}`, one])).values(),
  ].toReversed()
}

function sortParameter(resource: Resource): readonly ApiParameter[] {
  const keys = resource.list.sort ?? []
  if (keys.length === 0) return []
  const options = keys.map((key) => pathOf(resource, key)).flatMap((path) => [path, `-${path}`])
  return [inQuery('sort', { enum: options }, { description: 'The order; `-` for a descending one.' })]
}

function filterParameters(resource: Resource, taken: ReadonlySet<string>): readonly ApiParameter[] {
  const filters = storedFields(resource).flatMap(([name, field]) => {
    const schema = filterSchema(field)
    const path = pathOf(resource, name)
    return !schema || taken.has(path) ? [] : [inQuery(path, schema, { description: field.label })]
  })
  return [inQuery('id', { type: 'string' }, { description: 'One record by its id.' }), ...filters]
}

/** The values that a list can be filtered by; undefined for a field that is no parameter. */
function filterSchema(field: Field): JsonSchema | undefined {
  const { filtering } = rulesOf(field)
  if (filtering === 'toggle') return { type: 'boolean' }
  if (filtering === 'reference') return { type: 'string' }
  if (filtering !== 'option' || field.kind !== 'choice') return undefined
  return { enum: [...Object.keys(field.options), ...Object.keys(field.legacyOptions ?? {})] }
}
