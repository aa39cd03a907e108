// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localServer } from '#session/local-server.ts'
import { closePage, failure, list, openPage, type Page, save } from './calls.test-data.ts'

let server: Page['server']
let send: Page['send']
let session: Page['session']

beforeEach(async () => {
  ;({ server, send, session } = await openPage())
})
afterEach(() => closePage({ server }))

test('a call carries token, language, proof, query and body', async () => {
  server.reply('/api/brand/update', () => Response.json({ data: { id: 1 } }))
  expect(await send({ ...save, query: { page: 2, hot: true, at: ['a', 'b'] } })).toEqual({ data: { id: 1 } })
  const [call] = server.to('/api/brand/update')
  expect(call?.search).toBe('?page=2&hot=true&at=a&at=b')
  expect(call?.headers.get('authorization')).toBe(`Bearer ${session.current()?.token}`)
  expect(call?.headers.get('lang')).toBe('vi')
  expect(call?.headers.get('content-type')).toBe('application/json')
  expect(JSON.parse(call?.body ?? '')).toEqual({ name: 'Sony' })
  expect(call?.proof).toMatchObject({ htm: 'PUT', htu: `${server.origin}/api/brand/update` })
  expect(call?.proof).toHaveProperty('ath')
})

test('another service is called at its own origin with a proof for it, and a missing one is named', async () => {
  const warehouse = await localServer()
  const page = await openPage({ warehouse: `${warehouse.origin}/v2/` })
  warehouse.reply('/v2/stock', () => Response.json({ items: [] }))
  const request = { method: 'GET', path: '/stock' } as const
  expect(await page.send({ ...request, base: 'warehouse' })).toEqual({ items: [] })
  const [call] = warehouse.to('/v2/stock')
  expect(call?.proof).toMatchObject({ htm: 'GET', htu: `${warehouse.origin}/v2/stock` })
  expect(await failure(page.send({ ...request, base: 'elsewhere' }))).toMatchObject({
    name: 'ConfigProblem',
    text: { with: { key: 'bases.elsewhere' } },
  })
  closePage(page)
  warehouse.close()
})

test('the file service and the CDN are called at their own bases', async () => {
  server.reply('/files/api/x', () => Response.json({}))
  server.reply('/cdn/api/y', () => Response.json({}))
  await send({ base: 'file', method: 'GET', path: '/api/x' })
  await send({ base: 'cdn', method: 'POST', path: '/api/y', body: new FormData() })
  expect(server.to('/cdn/api/y')[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data/)
})

test.each([
  ['nothing was done', {}, false],
  ['its outcome is unknown', { outcome: 'unknown' }, true],
])('a write answered with 503: %s', async (_what, body, maybeDone) => {
  server.reply(save.path, () => Response.json(body, { status: 503 }))
  expect(await failure(send(save))).toMatchObject({ name: 'Refused', status: 503, maybeDone })
})

test('a refusal brings the server’s message and the problems of fields', async () => {
  const body = {
    message: 'Trùng tên',
    errors: { name: 'Tên này đã có', tags: ['Quá dài'], stack: 'at x.js:1:2' },
  }
  server.reply(save.path, () => Response.json(body, { status: 422 }))
  expect(await failure(send(save))).toMatchObject({
    status: 422,
    message: 'Trùng tên',
    problems: { name: 'Tên này đã có', tags: 'Quá dài' },
    maybeDone: false,
  })
})

test.each([
  ['an HTML page', '<html>'],
  ['broken JSON', '{"data": '],
])('%s in place of an answer is unreadable', async (_what, body) => {
  server.reply(save.path, () => new Response(body))
  expect(await failure(send(save))).toMatchObject({ name: 'Unreachable', why: 'unreadable', maybeDone: true })
})

test('an empty answer is null', async () => {
  server.reply(save.path, () => new Response(null, { status: 204 }))
  expect(await send(save)).toBeNull()
})

test('an answer torn off in the middle is the network’s failure, and a read is tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue() // the server complains of its own broken stream
  const torn = () => {
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":')),
      pull: (controller) => controller.error(new Error('gone')),
    })
    return new Response(stream)
  }
  server.reply(list.path, () => (server.to(list.path).length < 3 ? torn() : Response.json({ data: 1 })))
  expect(await send(list)).toEqual({ data: 1 })
  server.reply(save.path, torn)
  expect(await failure(send(save))).toMatchObject({ why: 'network', maybeDone: true })
})

test('a call that takes too long is a time-out; an abort stays an abort', async () => {
  // On a busy machine the server receives a call only after some time; it answers when the call has ended.
  let release = () => {}
  server.reply(list.path, () => new Promise((done) => (release = () => done(Response.json({})))))
  expect(await failure(send(list, { timeout: 500 }))).toMatchObject({ why: 'timeout' })
  expect(server.to(list.path)).toHaveLength(1)
  release()
  expect(await failure(send(list, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' })
})

test('retries a call whose proof was refused for its time with the server’s clock', async () => {
  server.reply(save.path, ({ proof }) => {
    const now = Date.now() - 600_000
    if (Math.abs(Number(proof.iat) * 1000 - now) < 60_000) return Response.json({})
    const headers = {
      Date: new Date(now).toUTCString(),
      'WWW-Authenticate': 'DPoP error="invalid_dpop_proof"',
    }
    return new Response(null, { status: 401, headers })
  })
  expect(await send(save)).toEqual({})
  expect(await send(save)).toEqual({})
  expect(server.to(save.path)).toHaveLength(3)
})

test('reports a known outcome for a write that failed offline, and an unknown one otherwise', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  server.close()
  expect(await failure(send(save))).toMatchObject({ why: 'offline', maybeDone: false })
  vi.stubGlobal('navigator', { onLine: true })
  expect(await failure(send(save))).toMatchObject({ why: 'network', maybeDone: true })
})
