// @vitest-environment node
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRecord } from '#descriptor/read.ts'
import { rowOf } from '#descriptor/row.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { bodyOf, sentBody } from '#descriptor/wire.ts'
import { answerCheck } from '../../testing/controls/answer-check.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { warehouse } from '../../testing/warehouse/warehouse.test-data.ts'
import { bin } from '../records/parcels.test-data.ts'
import { openApiDocument } from './document.ts'

const document = openApiDocument([warehouse])
const check = answerCheck(document)
let back: InMemory

beforeAll(async () => {
  back = await openInMemory([warehouse])
}, 60_000)
afterAll(() => back.close())

/** The status of a call, and how its answer departs from the document. */
async function called(method: string, path: string, body?: unknown) {
  const answer = await back.call(method, path, body)
  const sent = { method, path, query: new URLSearchParams(), status: answer.status, type: 'application/json' }
  return { status: answer.status, departures: check({ ...sent, body: JSON.stringify(answer.body) }) }
}

test('the document of a service with other shapes passes the validator', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true })
})

test('its answers are as described: records in envelopes, other statuses, refusals with their message elsewhere', async () => {
  const values = { ...sampleValues(warehouse, 2), code: 'A-1', kind: 'own', used: 5, place: null }
  const actor = { subject: '', name: '' }
  const record = bodyOf(warehouse, { before: null, values, actor })
  expect(await called('POST', '/wms/warehouses', record)).toEqual({ status: 201, departures: [] })
  expect(await called('POST', '/wms/warehouses/query', { take: 5 })).toEqual({ status: 200, departures: [] })
  expect(await called('GET', '/wms/warehouses/A-1')).toEqual({ status: 200, departures: [] })
  expect(await called('PATCH', '/wms/warehouses/A-1', { name: 'B' })).toEqual({ status: 200, departures: [] })
  expect(await called('PATCH', '/wms/warehouses/A-1', { name: '' })).toEqual({ status: 422, departures: [] })
  expect(await called('GET', '/wms/warehouses/none')).toEqual({ status: 404, departures: [] })
})

test('a PATCH of one nested value keeps those beside it, also undeclared ones', async () => {
  const values = { ...sampleValues(warehouse, 3), code: 'A-2', city: 'Huế', street: 'Lê Lợi' }
  const body = bodyOf(warehouse, { before: null, values, actor: { subject: '', name: '' } })
  const address = { ...(isRecord(body.address) ? body.address : {}), zip: '49' }
  expect((await back.call('POST', '/wms/warehouses', { ...body, address })).status).toBe(201)
  const { raw } = rowOf(warehouse, { ...body, address })
  const edited = bodyOf(warehouse, {
    before: { raw },
    values: { ...values, city: 'Vinh' },
    actor: { subject: '', name: '' },
  })
  const sent = sentBody(warehouse.operations.update, edited, { id: 'A-2', raw }, warehouse)
  expect(sent).toEqual({ address: { city: 'Vinh' } })
  expect((await called('PATCH', '/wms/warehouses/A-2', sent)).status).toBe(200)
  const { body: answer } = await back.call('GET', '/wms/warehouses/A-2')
  expect(JSON.stringify(answer)).toContain('Lê Lợi')
  expect(JSON.stringify(answer)).toMatch(/"city":"Vinh"/)
  expect(JSON.stringify(answer)).toMatch(/"zip":"49"/)
})

test('a 204 has no content, and a call that deletes by POST is one', () => {
  const responses = document.paths['/wms/warehouses/{id}/archive']?.['post']?.['responses']
  expect(responses).toMatchObject({ 204: { description: 'Done.' } })
  expect(responses).not.toHaveProperty('200')
  expect(responses).not.toHaveProperty('204.content')
})

test('the body of a PATCH requires no field', () => {
  const body = document.paths['/wms/warehouses/{id}']?.['patch']?.['requestBody']
  expect(body).toHaveProperty('content.application/json.schema.$ref', '#/components/schemas/WarehouseChanges')
  expect(document.components['schemas']).not.toHaveProperty('WarehouseChanges.required')
})

test('the header of a total is a part of the response', () => {
  const responses = openApiDocument([bin]).paths['/wms/bins']?.['get']?.['responses']
  expect(responses).toHaveProperty('200.headers', { 'Content-Range': { schema: { type: 'string' } } })
})
