// @vitest-environment node
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Provider } from 'oidc-provider'
import { describe, expect, test } from 'vitest'
import { asData, choice, crud, defineResource, number, text } from '#descriptor/index.ts'
import { resources } from '#resources/table.ts'
import { event, parcel } from '../records/parcels.test-data.ts'
import { routeTable } from '../server/routes.ts'
import { apiCalls, documentPath, openApiDocument } from './document.ts'
import { schemaName } from './record-schemas.ts'

const document = openApiDocument(resources)
const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 9, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'document', false, false)
const calls = apiCalls(resources).map(({ method, path }) => `${method} ${documentPath(path)}`)

test('passes an independent validator', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true })
})

test('has an operation for every route, and no other but the identity provider and the version', () => {
  const routes = routeTable({} as Provider, async () => 'available').map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(routes.filter((route) => !calls.includes(route))).toEqual([])
  const others = [...new Set(calls)].filter((call) => !routes.includes(call))
  expect(others.filter((call) => !/ \/(idp\/|meta\.json)/.test(call))).toEqual([])
})

test('has a different id for every operation', () => {
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  test('has examples that its schemas accept', () => {
    for (const name of [schemaName(resource), `${schemaName(resource)}Input`]) {
      const { examples = [] } = document.components['schemas']?.[name] ?? {}
      const [example] = examples as readonly unknown[]
      ajv.validate({ $ref: `document#/components/schemas/${name}` }, example)
      expect({ name, errors: ajv.errors }).toEqual({ name, errors: null })
    }
  })
})

test('follows the words of a descriptor: nested fields, limits, envelope, options', () => {
  const depot = defineResource({
    name: 'big-depot',
    path: '/depots',
    title: 'Kho',
    noun: 'kho',
    group: 'catalogue',
    icon: 'IconHome',
    idKey: '_id',
    envelope: asData,
    operations: crud('/api/depot'),
    fields: {
      name: text('Tên', { required: true, max: 40 }),
      floor: number('Tầng', { at: 'place.floor', integer: true, max: 9 }),
      kind: choice('Loại', { big: 'Lớn', small: 'Nhỏ' }),
    },
    list: { columns: ['floor'], sort: ['floor'], search: true, filters: ['kind'] },
  })
  const { components, paths } = openApiDocument([depot])
  expect(components['schemas']?.['BigDepotInput']).toMatchObject({
    properties: {
      name: { title: 'Tên', type: 'string', minLength: 1, maxLength: 40 },
      place: { properties: { floor: { type: ['integer', 'null'], maximum: 9 } } },
      kind: { type: ['string', 'null'], enum: ['big', 'small', '', null] },
    },
    required: ['name'],
  })
  expect(components['schemas']?.['BigDepot']).toMatchObject({
    required: ['_id', 'name', 'place', 'kind', 'created_at', 'updated_at'],
  })
  const list = paths['/api/depot/search']?.['get']
  expect(list).toMatchObject({
    operationId: 'bigDepotList',
    responses: {
      200: {
        content: {
          'application/json': {
            schema: {
              properties: {
                code: { const: 1 },
                data: { type: 'array', items: { $ref: '#/components/schemas/BigDepot' } },
                pagination: { properties: { pages: { type: 'integer' }, total: { type: 'integer' } } },
              },
            },
          },
        },
      },
    },
  })
  const { parameters = [] } = list ?? {}
  const names = (parameters as readonly { name?: string }[]).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['pages', 'page', 'keyword', 'sort', 'kind', 'id']))
})

test('follows the spellings of a list: a question in the body, cursors, two parameters of an order', () => {
  const { paths } = openApiDocument([parcel, event])
  expect(paths['/wms/parcels/query']?.['post']).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: {
            properties: {
              skip: { type: 'integer', default: 0 },
              take: { default: 20 },
              text: { type: 'string' },
              orderBy: { enum: ['name:asc', 'name:desc', 'pieces:asc', 'pieces:desc'] },
              where: { properties: { size: { enum: ['small', 'big'] }, closed: { type: 'boolean' } } },
            },
          },
        },
      },
    },
  })
  const list = paths['/wms/events']?.['get']
  expect(list?.['parameters']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'after', schema: { type: 'string' } }),
      expect.objectContaining({ name: 'sort_by', schema: { enum: ['name', 'pieces'] } }),
      expect.objectContaining({ name: 'direction', schema: { enum: ['asc', 'desc'] } }),
    ]),
  )
  expect(list?.['responses']).toMatchObject({
    200: {
      content: { 'application/json': { schema: { properties: { next: { type: ['string', 'null'] } } } } },
    },
  })
})
