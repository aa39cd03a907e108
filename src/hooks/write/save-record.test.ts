// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { messageAt } from '#descriptor/dialects/failure-text.ts'
import { hasValue } from '#descriptor/dialects/success-rules.ts'
import { put } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, rowOf, valuesOf } from '#descriptor/row.ts'
import { bodyIn, office } from '#hooks/testing/office.test-data.tsx'
import { branch, odd, thing } from '#hooks/testing/things.test-data.ts'
import { translate } from '#text/language.ts'
import { sentences } from '#text/sentences.ts'
import { type SaveInput, saveRecord } from './save-record.ts'
import type { WriteFailed } from './write-failed.ts'

const { answer } = office()
const coat = rowOf<Resource>(thing, { id: 5, name: 'Áo', active: true, unknown: { kept: 1 } })
const oddOne = rowOf<Resource>(odd, { _id: 'k1', name: 'Áo', unknown: 7 })

const failure = (resource: Resource, input: SaveInput) =>
  saveRecord(resource, input).then(
    () => {
      throw new Error('it was saved')
    },
    (error: unknown) => error as WriteFailed,
  )
const edit = (values: object): SaveInput => ({
  before: coat,
  values: { ...valuesOf(thing, coat), ...values },
})
const path = '/api/thing/update/5'

test('creates a record without an id: blank fields take their source, stamps are set', async () => {
  const calls = answer('/api/thing/create', { code: 1, data: { id: 9, name: 'Giày', url: 'giay' } })
  const row = await saveRecord(thing, { before: null, values: { ...newValues(thing), name: 'Giày' } })
  expect(calls.map(({ method }) => method)).toEqual(['POST'])
  expect(bodyIn(calls[0])).toMatchObject({ name: 'Giày', url: 'Giày', active: true, author: 'Lan' })
  expect(bodyIn(calls[0])).not.toHaveProperty('id')
  expect(row).toMatchObject({ id: '9', url: 'giay' })
})

test('updates a record at the path of its id and keeps its unknown fields', async () => {
  const calls = answer(path, { code: 1, data: { id: 5, name: 'Áo mưa' } })
  const row = await saveRecord(thing, edit({ name: 'Áo mưa' }))
  expect(calls.map(({ method }) => method)).toEqual(['PUT'])
  expect(bodyIn(calls[0])).toMatchObject({ id: 5, name: 'Áo mưa', unknown: { kept: 1 } })
  // The response has only a part of the record: the sent values fill the rest.
  expect(row).toMatchObject({ id: '5', name: 'Áo mưa', active: true, raw: { unknown: { kept: 1 } } })
})

test('sends the entity tag of the record with an update and a new idempotency key with each create', async () => {
  const updates = answer(path, { code: 1, data: { id: 5 } })
  const creates = answer('/api/thing/create', { code: 1, data: { id: 9 } })
  const { before, values } = edit({ name: 'Áo mưa' })
  await saveRecord(thing, { before: rowOf<Resource>(thing, { ...before?.raw }, '"v1"'), values })
  await saveRecord(thing, { before, values })
  await saveRecord(thing, { before: null, values })
  await saveRecord(thing, { before: null, values })
  await saveRecord(thing, { before: null, values, createKey: 'k' })
  expect(updates.map(({ headers }) => headers.get('if-match'))).toEqual(['"v1"', null])
  expect(updates.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, null])
  const sent = creates.map(({ headers }) => headers.get('idempotency-key'))
  expect(sent[2]).toBe('"k"')
  expect(new Set(sent).size).toBe(3)
  expect(sent[0]).toMatch(/^"[\da-f-]{36}"$/)
})

test('sends the id in the body, unchanged, where the descriptor defines it so', async () => {
  const calls = answer('/api/odd/update', { data: { _id: 'k1' } })
  await saveRecord(odd, { before: oddOne, values: { name: 'Giày', active: false } })
  expect(calls[0]?.search).toBe('')
  expect(bodyIn(calls[0])).toMatchObject({ _id: 'k1', name: 'Giày', unknown: 7 })
})

test('creates by an upsert without an id', async () => {
  const calls = answer('/api/branch/update', { code: 1, data: { id: 3 } })
  const row = await saveRecord(branch, { before: null, values: newValues(branch) })
  await saveRecord(branch, { before: row, values: { name: 'Sách', parent_id: '' } })
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'PUT'])
  expect(bodyIn(calls[0])).not.toHaveProperty('id')
  expect(bodyIn(calls[1])).toMatchObject({ id: 3, name: 'Sách' })
})

test.each([
  ['truthy', thing, path, coat, [{ code: 1 }, { message: 'ok' }], [null, 0, '']],
  ['code', odd, '/api/odd', null, [{ code: 1 }], [{ code: 0 }, { data: { _id: 'x' } }, null]],
  [
    'data',
    odd,
    '/api/odd/update',
    oddOne,
    [{ data: { _id: 'k1' } }, { data: 1 }],
    [{ code: 1 }, { data: null }],
  ],
] as const)(
  'the rule “%s” separates success from refusal',
  async (_rule, resource, at, before, good, bad) => {
    const input = { before, values: before ? valuesOf(resource, before) : newValues(resource) }
    for (const body of good) {
      answer(at, () => Response.json(body))
      await saveRecord(resource, input)
    }
    for (const body of bad) {
      answer(at, () => Response.json(body))
      expect(await failure(resource, input)).toMatchObject({
        name: 'WriteFailed',
        text: resource.texts.refused,
      })
    }
  },
)

const json = (body: object, status: number) => () => Response.json(body, { status })
const page = () => new Response('<html>bad gateway')

test.each([
  ['refused', thing, path, coat, () => Response.json(null), 'Lưu thành thất bại!'],
  ['an HTTP error', thing, path, coat, json({ message: 'Trùng' }, 409), 'Lưu thành thất bại!'],
  ['unreadable', thing, path, coat, page, 'Save failed'],
  ['refused with a message', odd, '/api/odd', null, json({ message: 'Trùng' }, 200), 'Trùng'],
  ['refused without one', odd, '/api/odd', null, json({}, 200), 'Lưu bảng giá thất bại!'],
  ['an HTTP error with a message', odd, '/api/odd', null, json({ message: 'Trùng' }, 400), 'Trùng'],
  ['an HTTP error without one', odd, '/api/odd', null, json({}, 500), 'Lưu thất bại!'],
] as const)(
  'throws the literal text for a response that is %s',
  async (_case, resource, at, before, reply, literal) => {
    const calls = answer(at, reply)
    const values = before ? valuesOf(resource, before) : newValues(resource)
    expect((await failure(resource, { before, values })).text).toBe(literal)
    expect(calls).toHaveLength(1)
  },
)

test.each([502, 503, 504, 429, 500])('sends a save once when the response is %i', async (status) => {
  const calls = answer(path, json({}, status))
  const failed = await failure(thing, edit({ name: 'x' }))
  expect(failed).toMatchObject({ text: 'Lưu thành thất bại!', problems: {}, isSessionEnd: false })
  expect(calls).toHaveLength(1)
})

test('advises that the record may have been saved only after a lost response', async () => {
  const more = async () => sentences(translate, '', (await failure(thing, edit({ name: 'x' }))).more('save'))
  answer(path, page)
  expect(await more()).toMatch(/^Chưa rõ đã lưu hay chưa/)
  answer(path, json({}, 502))
  expect(await more(), 'a gateway may fail late').toMatch(/^Chưa rõ/)
  answer(path, json({}, 403))
  expect(await more()).toMatch(/^Tài khoản này chưa được phép/)
})

test('returns the problems of fields as texts', async () => {
  answer(path, json({ message: 'Sai', errors: { name: ['Tên này đã có'], url: 'Đã dùng' } }, 422))
  expect((await failure(thing, edit({ name: 'x' }))).problems).toEqual({
    name: { text: 'Tên này đã có', with: {} },
    url: { text: 'Đã dùng', with: {} },
  })
})

test('marks a failure at the end of the session', async () => {
  answer(path, json({}, 401))
  expect(await failure(thing, edit({ name: 'x' }))).toMatchObject({ isSessionEnd: true, text: 'Save failed' })
})

test('returns the sent values when the response has only a message', async () => {
  answer(path, { message: 'Đã lưu' })
  expect(await saveRecord(thing, edit({ name: 'Áo mưa' }))).toMatchObject({ id: '5', name: 'Áo mưa' })
  answer('/api/thing/create', { message: 'Đã lưu' })
  expect(await saveRecord(thing, { before: null, values: newValues(thing) })).toBeNull()
})

test('shows the field problems of an unsuccessful response at their fields', async () => {
  const operation = put('/api/thing/{id}', {
    succeeds: hasValue('status', 'OK'),
    failure: messageAt('error.text', 'error.fields'),
  })
  const resource = { ...thing, operations: { ...thing.operations, update: operation } }
  answer('/api/thing/5', { status: 'NO', error: { text: 'Chưa lưu được.', fields: { name: 'Tên đã có.' } } })
  const failed = await failure(resource, edit({ name: 'Mũ' }))
  expect(failed.problems).toEqual({ name: { text: 'Tên đã có.', with: {} } })
  expect(failed.reasons(['name'])).toEqual(['Chưa lưu được.'])
})
