import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { defaultListState, listQuery } from '#descriptor/list-state.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
import { storedFields } from '../records/record-table.ts'
import { type ApiCall, type ApiParameter, inQuery, json } from './api-call.ts'
import { type JsonSchema, objectSchema, orNull } from './json-schema.ts'
import { SAMPLE_ID } from './record-schemas.ts'
import { wideParameters } from './wide-parameters.ts'

type Asked = Pick<ApiCall, 'parameters' | 'body' | 'request'>

/** The question of a call that returns a page of a list: its parameters, or its body where the operation sends one. */
export function listQuestion(resource: Resource, operation: Operation): Asked {
  const { id, idName = 'id', query = {}, question } = operation
  const constant = Object.entries(query).map(([name, value]) =>
    inQuery(name, { type: typeof value }, { description: `In this app ${String(value)}.` }),
  )
  const parent = id === 'body' ? [inQuery(idName, orNull({ type: 'string' }))] : []
  const asked = questionAsked(operation, [...parent, ...listParameters(resource)])
  const parameters = unique([...(asked.parameters ?? []), ...constant])
  if (!question) return { ...asked, parameters }
  const own = parent.length > 0 ? { [idName]: SAMPLE_ID } : {}
  return {
    ...asked,
    parameters,
    request: question.write({ ...listQuery(resource, defaultListState(resource)), ...own }),
  }
}

/** Parameters of a question in the place where the operation has them: the query, or the body. */
export function questionAsked(
  { question }: Operation,
  parameters: readonly ApiParameter[],
): Pick<Asked, 'parameters' | 'body'> {
  if (!question) return { parameters }
  const schemas = new Map(parameters.map(({ name, schema }) => [name, schema]))
  const names = Object.fromEntries(parameters.map(({ name }) => [name, name]))
  return { body: json(bodySchema(question.write(names), schemas)) }
}

/** The parameters of a page of a list: page, search, order and filters with the names of the resource. */
function listParameters(resource: Resource): readonly ApiParameter[] {
  const paging = pageParameters(resource)
  const taken = new Set(paging.map(({ name }) => name))
  return unique([
    ...paging,
    searchParameter(resource.query.search),
    ...sortParameters(resource),
    ...filterParameters(resource, taken),
    ...wideParameters(resource),
  ])
}

/** Page and page size. */
export function pageParameters({ pagination }: Resource): readonly ApiParameter[] {
  const { position, size, perPage } = pagination
  const first = pagination.query({ page: 1, size: perPage })[position]
  const at: JsonSchema =
    typeof first === 'number' ? { type: 'integer', minimum: first, default: first } : { type: 'string' }
  return [
    inQuery(position, at, { description: 'The position of the page.' }),
    inQuery(size, { type: 'integer', minimum: 1, default: perPage }, { description: 'The rows of a page.' }),
  ]
}

/** The text of a search. */
export const searchParameter = (name: string): ApiParameter =>
  inQuery(
    name,
    { type: 'string' },
    { description: 'Every word is found, without regard to case and accents.' },
  )

/** The parameters without repeated names. */
export function unique(parameters: readonly ApiParameter[]): readonly ApiParameter[] {
  const byName = new Map(parameters.toReversed().map((one) => [`${one.in} ${one.name}`, one]))
  return [...byName.values()].toReversed()
}

function sortParameters(resource: Resource): readonly ApiParameter[] {
  const values = new Map<string, Set<string>>()
  for (const name of resource.list.sort ?? []) {
    for (const desc of [false, true]) {
      const sent = resource.query.sort.write({ key: pathOf(resource, name), desc })
      for (const [parameter, value] of Object.entries(sent))
        values.set(parameter, (values.get(parameter) ?? new Set()).add(value))
    }
  }
  return [...values].map(([name, options]) =>
    inQuery(name, { enum: [...options] }, { description: 'The order.' }),
  )
}

function filterParameters(resource: Resource, taken: ReadonlySet<string>): readonly ApiParameter[] {
  const { query } = resource
  const filters = storedFields(resource).flatMap(([name, field]) => {
    const schema = spelt(resource, filterSchema(field))
    const parameter = query.filter(pathOf(resource, name))
    return !schema || taken.has(parameter) ? [] : [inQuery(parameter, schema, { description: field.label })]
  })
  return [
    ...['id', '_id'].map((name) =>
      inQuery(query.filter(name), { type: 'string' }, { description: 'One record by its id.' }),
    ),
    ...filters,
  ]
}

/** The schema of a filter's value as calls spell it. */
function spelt({ query: { filterValue } }: Resource, schema: JsonSchema | undefined): JsonSchema | undefined {
  if (!filterValue || !schema) return schema
  const values = schema['type'] === 'boolean' ? [true, false] : schema['enum']
  if (Array.isArray(values)) return { enum: values.map((value) => filterValue.write(String(value))) }
  return { type: 'string', examples: [filterValue.write('id')] }
}

/** The values that a list can be filtered by; undefined for a field that is no parameter. */
function filterSchema(field: Field): JsonSchema | undefined {
  const { filtering } = rulesOf(field)
  if (filtering === 'toggle') return { type: 'boolean' }
  if (filtering === 'reference') return { type: 'string' }
  if (filtering !== 'option' || field.kind !== 'choice') return undefined
  return { enum: [...Object.keys(field.options), ...Object.keys(field.legacyOptions ?? {})] }
}

/** The schema of a body whose values are the names of parameters. */
function bodySchema(body: object, schemas: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const properties = Object.entries(body).map(([key, value]: [string, unknown]): [string, JsonSchema] => [
    key,
    typeof value === 'object' && value !== null
      ? bodySchema(value, schemas)
      : (schemas.get(String(value)) ?? {}),
  ])
  return objectSchema(Object.fromEntries(properties), [])
}
