// @vitest-environment node

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { isFilterable } from '#descriptor/filters/filterable.ts'
import { defaultListState, listQuery, searchQuery } from '#descriptor/list-state.ts'
import { type Call, type Operation, requestOf } from '#descriptor/operation.ts'
import { isRecord, type Raw } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf, valuesOf } from '#descriptor/row.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { bodyOf, sentBody } from '#descriptor/wire.ts'
import { resources } from '#resources/table.ts'
import { warehouse } from '../../testing/warehouse/warehouse.test-data.ts'
import * as parcels from '../records/parcels.test-data.ts'
import { documentPath, openApiDocument } from './document.ts'
import { SAMPLE_ID, sampleRecord } from './record-schemas.ts'

// The bodies that the app sends are as the document describes them: valid, and without keys that it does not name.

const table: readonly Resource[] = [...resources, warehouse, ...Object.values(parcels)]
const document = openApiDocument(table)
const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 9 })
addFormats.default(ajv)
ajv.addSchema(document, 'document', false, false)

const actor = { subject: SAMPLE_ID, name: 'Hạnh' }
const create = (resource: Resource) =>
  bodyOf(resource, { before: null, values: sampleValues(resource, 1), actor })

/** The body of an update of the sample record with every editable value changed. */
function update(resource: Resource, operation: Operation): Raw {
  const row = rowOf(resource, sampleRecord(resource))
  const values = { ...valuesOf(resource, row), ...sampleValues(resource, 2) }
  const body = bodyOf(resource, { before: row, values, actor })
  return sentBody(operation, body, row, resource)
}

/** Every call with a body that the app sends by an operation of a resource. */
function calls(resource: Resource): readonly (readonly [Operation, Call])[] {
  const { operations, list } = resource
  const filters = (list.filters ?? []).filter((name) => isFilterable(resource, name))
  const state = {
    ...defaultListState(resource),
    page: 2,
    search: 'kho',
    order: { key: list.sort?.[0] ?? resource.label, desc: true },
    filters: Object.fromEntries(filters.map((name) => [name, String(sampleValues(resource, 1)[name])])),
  }
  const question = listQuery(resource, state)
  const search = searchQuery(resource, 'kho')
  const sent: readonly (readonly [Operation | undefined, Call])[] = [
    [operations.list, { question }],
    ...Object.values(operations.views ?? {}).map(({ operation }) => [operation, { question }] as const),
    [operations.byParent, { id: SAMPLE_ID, question }],
    [operations.byParent, { id: '' }],
    [operations.search, { question: search }],
    [operations.options, { question: search }],
    [operations.create, { body: create(resource) }],
    [operations.upsert, { body: create(resource) }],
    [operations.remove, { id: SAMPLE_ID }],
    ...[operations.update, operations.upsert, operations.save].map(
      (operation) =>
        [operation, operation ? { id: SAMPLE_ID, body: update(resource, operation) } : {}] as const,
    ),
  ]
  return sent.flatMap(([operation, call]) => {
    const isRoots = call.id === ''
    if (!operation || (isRoots && operation.id !== 'body')) return []
    return [[operation, call] as const]
  })
}

const bodies = table.flatMap((resource) =>
  calls(resource).flatMap(([operation, call]) => {
    const { body, method, headers = {} } = requestOf(operation, call)
    const { 'Content-Type': type = 'application/json' } = headers
    const path = documentPath(operation.path)
    return body === undefined
      ? []
      : [[`${resource.name}: ${method} ${path}`, { resource, method, path, type, body }] as const]
  }),
)

test('the bodies of questions, creates, updates and deletes are among them', () => {
  expect(bodies.length).toBeGreaterThan(60)
})

test.each(bodies)('%s', (_, { resource, method, path, type, body }) => {
  const keys = ['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema']
  const pointer = keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  const validate = ajv.compile({ $ref: `document#/${encodeURI(pointer)}` })
  validate(body)
  expect(validate.errors ?? []).toEqual([])
  const schema = keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), document)
  const readOnly = Object.entries(resource.fields).flatMap(([name, { readOnly: isReadOnly, at }]) =>
    isReadOnly ? [at ?? name] : [],
  )
  // A record is sent as it was read, with its id and the values that the app does not change.
  const ownOfRecord = new Set([resource.idKey, ...readOnly])
  expect(unnamedKeys(body, schema, ownOfRecord)).toEqual([])
})

/** The keys of a body that a schema has no property for, except for those of a record that are allowed in it. */
function unnamedKeys(
  body: unknown,
  schema: unknown,
  allowed: ReadonlySet<string>,
  isInRecord = false,
): readonly string[] {
  const { properties } = resolved(schema)
  const isOfRecord = isInRecord || (isRecord(schema) && '$ref' in schema)
  if (!isRecord(body) || !isRecord(properties)) return []
  return Object.entries(body).flatMap(([key, value]) => {
    if (key in properties) return unnamedKeys(value, properties[key], allowed, isOfRecord)
    return isOfRecord && allowed.has(key) ? [] : [key]
  })
}

function resolved(schema: unknown): Raw {
  if (!isRecord(schema)) return {}
  const ref = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  return ref === undefined ? schema : resolved(document.components['schemas']?.[ref])
}
