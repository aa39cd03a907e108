import { expect, test } from 'vitest'
import { messageAt } from '#descriptor/dialects/failure-text.ts'
import { recordAt } from '#descriptor/dialects/record-at.ts'
import { hasStatus } from '#descriptor/dialects/success-rules.ts'
import { post } from '#descriptor/operation.ts'
import { addressIn } from './upload.ts'

const upload = post('/api/upload')
const received = (body: unknown, status = 200) => ({ body, status, headers: new Headers() })

test.each([
  [{ code: 1, data: { url: '/files/a.png' } }],
  [{ url: '/files/a.png' }],
  [{ data: '/files/a.png' }],
  [{ results: ['/files/a.png', '/files/b.png'] }],
  [{ results: [{ url: '/files/a.png' }] }],
])('the address in %j', (body) => {
  expect(addressIn(received(body), upload)).toBe('/files/a.png')
})

test.each([[{ data: null }], [{ results: [] }]])('%j is an answer without success', (body) => {
  expect(() => addressIn(received(body), upload)).toThrow(
    expect.objectContaining({ name: 'Refused', status: 200 }),
  )
})

test.each([[null], [''], [{}]])('%j leaves open whether the file was stored', (body) => {
  expect(() => addressIn(received(body), upload)).toThrow(
    expect.objectContaining({ name: 'Unreachable', maybeDone: true }),
  )
})

test('an upload follows the rules of its call: success, the place of the record and of the message', () => {
  const operation = post('/v2/files', {
    succeeds: hasStatus(201),
    record: recordAt('result.file'),
    failure: messageAt('error.text'),
  })
  const body = { result: { file: { url: '/files/a.png' } } }
  expect(addressIn(received(body, 201), operation)).toBe('/files/a.png')
  expect(() => addressIn(received(body), operation)).toThrow(expect.objectContaining({ name: 'Refused' }))
  const refusal = received({ error: { text: 'Hết chỗ' } }, 202)
  expect(() => addressIn(refusal, operation)).toThrow(expect.objectContaining({ message: 'Hết chỗ' }))
})
