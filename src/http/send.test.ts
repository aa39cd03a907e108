// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WireRequest } from '#descriptor/request.ts'
import { grant, localServer } from '#session/local-server.ts'

const list: WireRequest = { base: 'api', method: 'GET', path: '/api/brand/search' }
const save: WireRequest = { base: 'api', method: 'PUT', path: '/api/brand/update', body: { name: 'Sony' } }
let server: Awaited<ReturnType<typeof localServer>>
let send: typeof import('./send.ts')['send']
let session: typeof import('#session/session.ts')['session']
let expiry: typeof import('./expiry.ts')

beforeEach(async () => {
  server = await localServer()
  vi.stubGlobal('location', { origin: server.origin })
  vi.resetModules()
  send = (await import('./send.ts')).send
  session = (await import('#session/session.ts')).session
  expiry = await import('./expiry.ts')
  server.reply('/idp/token', () => grant('admin'))
  await session.signIn({ username: 'lan', password: 'bí-mật' }, 'login')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.close()
})

const failure = (sent: Promise<unknown>) =>
  sent.then(
    () => 'no failure',
    (error: unknown) => error,
  )

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

test('the file service and the CDN are called at their own bases', async () => {
  server.reply('/files/api/x', () => Response.json({}))
  server.reply('/cdn/api/y', () => Response.json({}))
  await send({ base: 'file', method: 'GET', path: '/api/x' })
  await send({ base: 'cdn', method: 'POST', path: '/api/y', body: new FormData() })
  expect(server.to('/cdn/api/y')[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data/)
})

test.each([502, 503, 504, 429])(
  'a read answered %i goes twice more, each with its own proof',
  async (status) => {
    server.reply(list.path, () =>
      Response.json({}, { status: server.to(list.path).length < 3 ? status : 200 }),
    )
    expect(await send(list)).toEqual({})
    expect(new Set(server.to(list.path).map((call) => call.proof.jti)).size).toBe(3)
  },
)

test('a read waits for a short Retry-After and gives up on a long one', async () => {
  server.reply(list.path, () => Response.json({}, { status: 429, headers: { 'Retry-After': '40' } }))
  expect(await failure(send(list))).toMatchObject({ status: 429, text: { with: { seconds: 40 } } })
  expect(server.to(list.path)).toHaveLength(1)
})

test('an abort ends the wait for the next attempt of a read', async () => {
  const caller = new AbortController()
  server.reply(list.path, () => Response.json({}, { status: 503, headers: { 'Retry-After': '5' } }))
  const started = vi.spyOn(globalThis, 'setTimeout')
  const stopped = vi.spyOn(globalThis, 'clearTimeout')
  const sent = failure(send(list, { signal: caller.signal }))
  const waits = () => started.mock.calls.findIndex(([, delay]) => delay === 5000)
  await vi.waitFor(() => expect(waits()).not.toBe(-1))
  caller.abort()
  expect(await sent).toMatchObject({ name: 'AbortError' })
  expect(stopped).toHaveBeenCalledWith(started.mock.results[waits()]?.value)
  expect(server.to(list.path)).toHaveLength(1)
})

test('a read is not retried without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  server.reply(list.path, () => Response.json({}, { status: 503 }))
  expect(await failure(send(list))).toMatchObject({ status: 503 })
  expect(server.to(list.path)).toHaveLength(1)
})

test.each(['PUT', 'POST', 'DELETE'] as const)('%s is never repeated', async (method) => {
  server.reply(save.path, () => new Response('<html>bad gateway', { status: 502 }))
  expect(await failure(send({ ...save, method }))).toMatchObject({
    name: 'Refused',
    status: 502,
    maybeDone: true,
  })
  expect(server.to(save.path)).toHaveLength(1)
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
  server.reply(list.path, () => new Promise((done) => setTimeout(() => done(Response.json({})), 400)))
  expect(await failure(send(list, { timeout: 50 }))).toMatchObject({ why: 'timeout' })
  expect(server.to(list.path)).toHaveLength(1)
  expect(await failure(send(list, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' })
})

test.each([
  ['401', () => new Response(null, { status: 401 })],
  ['UNAUTHORIZED', () => Response.json({ message: 'UNAUTHORIZED' })],
])('ends the session for %s, and notifies the dialog once until it is reset', async (_what, reply) => {
  const heard = vi.fn()
  expiry.onSessionEnded(heard)
  server.reply(save.path, reply)
  await Promise.all([failure(send(save)), failure(send(save))])
  expect(await failure(send(save))).toMatchObject({ name: 'SessionEnded' })
  expect(heard).toHaveBeenCalledTimes(1)
  expiry.sessionEnded.reset()
  await failure(send(save))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a 401 before the page is rendered opens the dialog as soon as that is mounted', async () => {
  server.reply(list.path, () => new Response(null, { status: 401 }))
  await failure(send(list))
  const opened = vi.fn()
  expiry.onSessionEnded(opened)
  expect(opened).toHaveBeenCalledTimes(1)
  await failure(send(list))
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a sign-out dismisses a 401 that no dialog has shown yet', async () => {
  server.reply(list.path, () => new Response(null, { status: 401 }))
  await failure(send(list))
  await session.signOut()
  const opened = vi.fn()
  expiry.onSessionEnded(opened)
  expect(opened).not.toHaveBeenCalled()
})

test('redirects to the sign-in page without a dialog if the session ends before the first render', async () => {
  server.reply('/idp/token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }))
  await session.renew()
  const opened = vi.fn()
  expiry.onSessionEnded(opened)
  expect(opened).not.toHaveBeenCalled()
})

test('retries a write that was refused for an expired token with a renewed one', async () => {
  server.reply('/idp/token', () => grant('admin', 20))
  await session.renew()
  const old = session.current()?.token
  server.reply(save.path, ({ headers }) => {
    return headers.get('authorization') === `Bearer ${old}`
      ? new Response(null, { status: 401 })
      : Response.json({})
  })
  expect(await send(save)).toEqual({})
  expect(server.to(save.path).map((call) => call.body)).toEqual(['{"name":"Sony"}', '{"name":"Sony"}'])
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

test('sends no request without a token, or with an expired one that cannot be renewed', async () => {
  const heard = vi.fn()
  expiry.onSessionEnded(heard)
  server.reply('/idp/token', () => grant('admin', 1))
  await session.renew()
  server.reply('/idp/token', () => Response.json({ error: 'server_error' }, { status: 503 }))
  await new Promise((passed) => setTimeout(passed, 1100))
  expect(await failure(send(save))).toMatchObject({ why: 'server', maybeDone: false })
  expect(heard).not.toHaveBeenCalled()
  await session.signOut()
  expect(await failure(send(save))).toMatchObject({ name: 'SessionEnded' })
  expect(heard).not.toHaveBeenCalled()
  expect(server.to(save.path)).toHaveLength(0)
})

test('reports a known outcome for a write that failed offline, and an unknown one otherwise', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  server.close()
  expect(await failure(send(save))).toMatchObject({ why: 'offline', maybeDone: false })
  vi.stubGlobal('navigator', { onLine: true })
  expect(await failure(send(save))).toMatchObject({ why: 'network', maybeDone: true })
})
