import type { Raw } from '#descriptor/envelope.ts'
import { type Operation, type Operations, requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isTruthy } from '#descriptor/success.ts'
import { sendsChanges } from '#descriptor/wire.ts'
import { successBody } from '../records/record-body.ts'
import { type ApiCall, type ApiParameter, inQuery, json } from './api-call.ts'
import { objectSchema, orNull, schemaRef } from './json-schema.ts'
import { listQuestion, pageParameters, questionAsked, searchParameter } from './list-parameters.ts'
import { SAMPLE_ID, sampleRecord, sampleRow, sampleSent, schemaName, wholeRecord } from './record-schemas.ts'
import { samplePage, shapeOf } from './shape-of.ts'

type Single = Exclude<keyof Operations, 'views' | 'lookups'>
type Description = Pick<ApiCall, 'summary' | 'answer'> & Partial<ApiCall>
type Describe = (resource: Resource, operation: Operation) => Description

/** Statuses of a write that its content or the state of the record refuses. */
const WRITE = [400, 409, 413, 415, 422]
const UPDATE = [...WRITE, 404, 412]

/** The description of each operation; total, so that a new operation without one does not compile. */
const descriptions: { readonly [K in Single]-?: Describe } = {
  list: (resource, operation) => ({
    summary: `A page of the records of ${resource.name}`,
    ...rows(resource, operation),
    ...listQuestion(resource, operation),
  }),
  options: (resource, operation) => ({
    summary: `All records of ${resource.name} as options: names and ids`,
    ...rows(resource, operation, `${schemaName(resource)}Option`),
    ...questionAsked(operation, [...pageParameters(resource), searchParameter(resource.query.search)]),
  }),
  one: (resource, operation) => ({
    summary: `One record of ${resource.name}`,
    parameters: idParameters(operation),
    ...record(resource, (data) => operation.record?.write(data) ?? isTruthy.wrap(data)),
    refusals: [404],
  }),
  create: (resource, operation) => ({
    summary: `Creates a record of ${resource.name}`,
    parameters: [idempotencyKey],
    ...saved(resource, operation),
    refusals: WRITE,
  }),
  update: (resource, operation) => ({
    summary: `Updates a record of ${resource.name}`,
    parameters: [...idParameters(operation), ifMatch],
    ...saved(resource, operation),
    refusals: UPDATE,
  }),
  upsert: (resource, operation) => ({
    summary: `Updates the record of ${resource.name} whose id the body has, or creates one`,
    parameters: [ifMatch, idempotencyKey],
    ...saved(resource, operation),
    refusals: UPDATE,
  }),
  remove: (resource, operation) => ({
    summary: `Deletes a record of ${resource.name}`,
    parameters: [...idParameters(operation), ifMatch],
    ...answered(operation, (n) => successBody(operation, { [resource.idKey]: String(n) })),
    ...(operation.id === 'body'
      ? {
          body: json(objectSchema({ [operation.idName ?? 'id']: { type: 'string' } })),
          request: requestOf(operation, { id: SAMPLE_ID }).body,
        }
      : {}),
    refusals: [400, 404, 409, 412, 422],
  }),
  tree: (resource, operation) => ({
    summary: `All records of ${resource.name}, to be nested by their parents`,
    ...rows(resource, operation),
  }),
  roots: (resource, operation) => ({
    summary: `The records of ${resource.name} without a parent`,
    ...rows(resource, operation),
    ...questionAsked(operation, pageParameters(resource)),
  }),
  byParent: (resource, operation) => {
    const { parameters = [], body, request } = listQuestion(resource, operation)
    return {
      summary: `The children of a record of ${resource.name}`,
      ...rows(resource, operation),
      parameters: [...idParameters(operation, 'The parent; blank for the roots.'), ...parameters],
      ...(body ? { body, request } : {}),
      refusals: [404],
    }
  },
  search: (resource, operation) => ({
    summary: `The records of ${resource.name} that match a search, with their paths`,
    ...rows(resource, operation),
    ...questionAsked(operation, [searchParameter(resource.query.search), ...pageParameters(resource)]),
  }),
  read: (resource, operation) => ({
    summary: `The settings ${resource.name}`,
    ...record(resource, (data) => operation.record?.write(data) ?? isTruthy.wrap(data)),
  }),
  save: (resource, operation) => ({
    summary: `Saves the settings ${resource.name} as a whole`,
    parameters: [ifMatch],
    ...saved(resource, operation),
    refusals: UPDATE,
  }),
}

/** Every call of a resource, each view and look-up included. */
export function resourceCalls(resource: Resource): readonly ApiCall[] {
  const { views = {}, lookups = {}, ...singles } = resource.operations
  const plain = Object.entries(singles).map(([name, operation]) =>
    call(resource, operation, name, descriptions[name as Single](resource, operation)),
  )
  const named = Object.entries(views).map(([name, { label, operation }]) =>
    call(resource, operation, `view-${name}`, {
      ...descriptions.list(resource, operation),
      summary: `The records of ${resource.name} in the view ${name}: ${label}`,
    }),
  )
  const found = Object.entries(lookups).map(([name, operation]) =>
    call(resource, operation, `by-${name}`, {
      summary: `The record of ${resource.name} with an address; ${operation.record ? '404' : 'null'} for none`,
      answer: json(
        shapeOf(() => {
          const whole = wholeRecord(resource)
          return operation.record?.write(whole) ?? isTruthy.wrap(orNull(whole))
        }),
      ),
      isTagged: true,
      ...(operation.record ? { refusals: [404] } : {}),
    }),
  )
  return [...plain, ...named, ...found]
}

function call(resource: Resource, operation: Operation, name: string, description: Description): ApiCall {
  const { method, path } = operation
  const operationId = `${resource.name}-${name}`.replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
  return {
    method,
    path,
    operationId,
    tag: resource.name,
    part: name,
    ...refusalOf(operation),
    ...description,
  }
}

const ifMatch: ApiParameter = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'The entity tag that the record was read with: 412 if it has changed since.',
}

const idempotencyKey: ApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 200 },
  description: 'A repeated request with the same key returns the response of the first one.',
}

function idParameters(
  { id, idName = 'id', idValue }: Operation,
  description = 'The id.',
): readonly ApiParameter[] {
  const schema = { type: 'string', ...(idValue ? { examples: [idValue.write(SAMPLE_ID)] } : {}) }
  return id === 'query' ? [inQuery(idName, schema, { description, required: true })] : []
}

function rows(
  resource: Resource,
  operation: Operation,
  name = schemaName(resource),
): Pick<ApiCall, 'answer' | 'headers' | 'example'> {
  const envelope = operation.envelope ?? resource.envelope
  const page = (row: object, n: number) => ({
    rows: [row as Readonly<Record<string, unknown>>],
    pagination: resource.pagination.write(samplePage(n)),
  })
  const headers = Object.keys(envelope.headers?.(page({}, 1)) ?? {})
  return {
    answer: json(shapeOf((n) => envelope.write(page(schemaRef(name), n)))),
    ...(headers.length > 0
      ? { headers: Object.fromEntries(headers.map((header) => [header, { type: 'string' }])) }
      : {}),
    ...(name === schemaName(resource) ? { example: envelope.write(page(sampleRow(resource), 1)) } : {}),
  }
}

function saved(resource: Resource, operation: Operation): Omit<Description, 'summary'> {
  const input = schemaRef(`${schemaName(resource)}${sendsChanges(operation) ? 'Changes' : 'Input'}`)
  const about = operation.id || operation.path.includes('{') ? { id: SAMPLE_ID } : {}
  const described = record(resource, (data) => successBody(operation, data))
  const { 'Content-Type': type = 'application/json' } = operation.headers ?? {}
  return {
    body: {
      [type]: shapeOf((n) => operation.body?.write(input, 'id' in about ? String(n) : undefined) ?? input),
    },
    request: requestOf(operation, { ...about, body: sampleSent(resource, operation) }).body,
    ...described,
    ...answered(operation, () => successBody(operation, wholeRecord(resource))),
  }
}

/** The status and the content of a success; a 204 has none. */
function answered(
  { succeeds }: Operation,
  write: (n: number) => unknown,
): Pick<ApiCall, 'answer' | 'status'> {
  const { status = 200 } = succeeds ?? {}
  return { answer: status === 204 ? {} : json(shapeOf(write)), ...(status === 200 ? {} : { status }) }
}

function record(
  resource: Resource,
  wrap: (data: Raw) => unknown,
): Pick<ApiCall, 'answer' | 'example' | 'isTagged'> {
  return {
    answer: json(shapeOf(() => wrap(wholeRecord(resource)))),
    example: wrap(sampleRecord(resource)),
    isTagged: true,
  }
}

/** The body of a refusal in the shape of the operation. */
function refusalOf({ failure }: Operation): Pick<ApiCall, 'refusal' | 'refusalType'> {
  if (!failure) return {}
  const { mediaType } = failure
  return {
    refusal: shapeOf((n) => failure.write({ status: 400 + n, message: String(n), errors: {} })),
    ...(mediaType === undefined ? {} : { refusalType: mediaType }),
  }
}
