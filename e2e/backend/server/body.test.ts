// @vitest-environment node
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { JSON_LIMIT, readJson } from './body.ts'
import { errorResponse } from './reply.ts'

const app = new Hono()
app.onError((error, c) => errorResponse(c, error))
app.post('/', async (c) => c.json(await readJson(c)))

async function post(body: string | Uint8Array<ArrayBuffer>, type = 'application/json') {
  const answer = await app.request('/', { method: 'POST', body, headers: { 'content-type': type } })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

it('reads an object', async () => {
  const text = '{"name":"Bến 👩‍👧 é e\u0301","list":[1,null,{"a":-0.5}]}'
  expect(await post(text)).toEqual({ status: 200, body: JSON.parse(text) })
})

it('does not count characters inside strings', async () => {
  const text = `{"a":${JSON.stringify(`${'{"[:,\\\\'.repeat(30_000)}"`)},"b":1}`
  expect(await post(text)).toEqual({ status: 200, body: JSON.parse(text) })
})

it('reads an empty body as an empty object', async () => {
  expect(await post('')).toEqual({ status: 200, body: {} })
})

it.each<[string, number, string | Uint8Array<ArrayBuffer>]>([
  ['half an object', 400, '{"a":'],
  ['a list', 400, '[1]'],
  ['null', 400, 'null'],
  ['a text', 400, '"x"'],
  ['bytes that are no UTF-8', 400, new Uint8Array([0x7b, 0xff, 0x7d])],
  ['a thousand levels', 400, `{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`],
  ['a hundred thousand levels', 400, `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['two hundred thousand names', 413, `{${Array.from({ length: 200_000 }, (_, at) => `"${at}":1`).join()}}`],
  ['a hundred thousand values', 413, `{"a":[${'1,'.repeat(100_000)}1]}`],
  ['too many values, none of them right', 413, `{"a":${','.repeat(20_000)}`],
  ['too much', 413, `{"a":"${'x'.repeat(JSON_LIMIT)}"}`],
  ['NUL', 422, '{"a":{"b":"x\\u0000"}}'],
  ['half a character', 422, '{"a":"\\ud800"}'],
  ['half a character in a name', 422, '{"\\udc00":1}'],
])('refuses %s with %i in the envelope', async (_, status, body) => {
  expect(await post(body)).toMatchObject({ status, body: { code: 0, message: expect.stringMatching(/\S/) } })
})

it('names the field that cannot be stored', async () => {
  expect((await post('{"title":"\\u0000"}')).body.errors).toHaveProperty('title')
})

it('rejects another content type', async () => {
  expect((await post('a=1', 'application/x-www-form-urlencoded')).status).toBe(415)
})
