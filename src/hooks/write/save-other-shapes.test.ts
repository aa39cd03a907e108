// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { messageAt } from '#descriptor/dialects/failure-text.ts'
import { jsonApiRecord } from '#descriptor/dialects/json-api.ts'
import { recordAt } from '#descriptor/dialects/record-at.ts'
import { hasStatus } from '#descriptor/dialects/success-rules.ts'
import { patch, post, put, text } from '#descriptor/index.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, rowOf, valuesOf } from '#descriptor/row.ts'
import { bodyIn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { saveRecord } from './save-record.ts'

const { answer } = office()
const coat = rowOf<Resource>(thing, { id: 5, name: 'Áo', active: true, unknown: { kept: 1 } })
const path = '/api/thing/update/5'

test('sends only the changed fields by PATCH, and where the operation says so', async () => {
  const partial = (update: Operation): Resource => ({ ...thing, operations: { ...thing.operations, update } })
  const calls = answer(path, { code: 1 })
  const nested = { city: 'Huế', street: 'Lê Lợi' }
  const before = rowOf<Resource>(thing, { ...coat.raw, url: 'ao', nested }, '"v1"')
  const input = { before, values: { ...valuesOf(thing, before), name: 'Áo mưa' } }
  const row = await saveRecord(partial(patch('/api/thing/update/{id}')), input)
  expect(row).toMatchObject({ id: '5', name: 'Áo mưa', active: true, raw: { nested } })
  await saveRecord(partial(put('/api/thing/update/5', { id: 'body', sends: 'changes' })), input)
  await saveRecord(partial(patch('/api/thing/update/{id}', { sends: 'record' })), input)
  expect(calls.map(({ method }) => method)).toEqual(['PATCH', 'PUT', 'PATCH'])
  expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"v1"', '"v1"', '"v1"'])
  expect(calls.map(bodyIn)).toEqual([
    { name: 'Áo mưa' },
    { id: 5, name: 'Áo mưa' },
    { ...before.raw, name: 'Áo mưa' },
  ])
})

test('sends the id with the changed attributes in the shape of JSON:API', async () => {
  const calls = answer(path, { code: 1 })
  const before = rowOf<Resource>(thing, coat.raw)
  const update = patch('/api/thing/update/{id}', { body: jsonApiRecord('things') })
  const resource: Resource = { ...thing, operations: { ...thing.operations, update } }
  await saveRecord(resource, { before, values: { ...valuesOf(thing, before), name: 'Áo mưa' } })
  expect(bodyIn(calls[0])).toMatchObject({
    data: { type: 'things', id: '5', attributes: { name: 'Áo mưa' } },
  })
})

test('takes the id of a created record from its typed key where the response has none', async () => {
  const { fields } = thing
  const keyed: Resource = {
    ...thing,
    fields: { sku: text('Mã', { required: true }), ...fields },
    idKey: 'sku',
    typedKey: 'sku',
  }
  answer('/api/thing/create', { code: 1 })
  const values = { ...newValues(keyed), sku: 'A-1', name: 'Áo' }
  expect(await saveRecord(keyed, { before: null, values })).toMatchObject({ id: 'A-1', name: 'Áo' })
})

test('writes and reads a record in the envelopes of its operation, and a refusal in its shape', async () => {
  const other: Resource = {
    ...thing,
    operations: {
      create: post('/api/thing/create', {
        body: recordAt('thing'),
        record: recordAt('result.thing'),
        failure: messageAt('error.text', 'error.fields'),
        succeeds: hasStatus(201),
      }),
    },
  }
  const input = { before: null, values: { ...newValues(thing), name: 'Giày' } }
  const made = { result: { thing: { id: 9, name: 'Giày' } } }
  const calls = answer('/api/thing/create', () => Response.json(made, { status: 201 }))
  expect(await saveRecord(other, input)).toMatchObject({ id: '9', name: 'Giày' })
  expect(bodyIn(calls[0])).toMatchObject({ thing: { name: 'Giày' } })
  answer('/api/thing/create', () => Response.json(made))
  await expect(saveRecord(other, input), 'a 200 is no success').rejects.toMatchObject({ name: 'WriteFailed' })
  const refused = { error: { text: 'Trùng tên', fields: { name: 'Đã có tên này.' } } }
  answer('/api/thing/create', () => Response.json(refused, { status: 409 }))
  await expect(saveRecord(other, input)).rejects.toMatchObject({
    cause: { message: 'Trùng tên', problems: { name: 'Đã có tên này.' } },
  })
})
