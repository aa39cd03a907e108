// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { grant, localServer } from '#session/local-server.ts'
import { closePage, failure, list, openPage, type Page, save } from './calls.test-data.ts'

let server: Page['server']
let send: Page['send']
let session: Page['session']
let expiry: Page['expiry']

beforeEach(async () => {
  ;({ server, send, session, expiry } = await openPage())
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

const unauthorized = (status: number) => Response.json({ code: 0, message: 'UNAUTHORIZED' }, { status })

test.each([
  ['HTTP 401', () => new Response(null, { status: 401 })],
  ['the message UNAUTHORIZED and HTTP 200', () => unauthorized(200)],
  ['the message UNAUTHORIZED and HTTP 403', () => unauthorized(403)],
])('retries a write that was refused for an expired token by %s with a renewed one', async (_how, refuse) => {
  server.reply('/idp/token', () => grant('admin', 20))
  await session.renew()
  const old = session.current()?.token
  server.reply(save.path, ({ headers }) =>
    headers.get('authorization') === `Bearer ${old}` ? refuse() : Response.json({}),
  )
  expect(await send(save)).toEqual({})
  expect(server.to(save.path).map((call) => call.body)).toEqual(['{"name":"Sony"}', '{"name":"Sony"}'])
})

test('does not renew a session that is refused by its message before the end of the token', async () => {
  const renewals = server.to('/idp/token').length
  server.reply(save.path, () => unauthorized(200))
  expect(await failure(send(save))).toMatchObject({ name: 'SessionEnded' })
  expect(server.to(save.path)).toHaveLength(1)
  expect(server.to('/idp/token')).toHaveLength(renewals)
})

test('a proof that is refused as a replay after the renewal does not end the session', async () => {
  const onEnded = vi.fn()
  expiry.onSessionEnded(onEnded)
  server.reply('/idp/token', () => grant('admin', 20))
  await session.renew()
  const old = session.current()?.token
  server.reply(save.path, ({ headers }) => {
    const isOld = headers.get('authorization') === `Bearer ${old}`
    const challenge = { 'WWW-Authenticate': 'DPoP error="invalid_dpop_proof"' }
    return new Response(null, { status: 401, headers: isOld ? {} : challenge })
  })
  expect(await failure(send(save))).toMatchObject({ why: 'network', maybeDone: true })
  expect(onEnded).not.toHaveBeenCalled()
})

test.each([
  ['cannot be reached', 503, 'server_error', { name: 'Unreachable', why: 'server', maybeDone: false }, 0],
  ['ends the session', 400, 'invalid_grant', { name: 'SessionEnded' }, 1],
])('a 401 at the end of the token ends the session only if the provider does: it %s', async (...row) => {
  const [_what, status, error, result, dialogs] = row
  const onEnded = vi.fn()
  expiry.onSessionEnded(onEnded)
  server.reply('/idp/token', () => grant('admin', 20))
  await session.renew()
  server.reply('/idp/token', () => Response.json({ error }, { status }))
  server.reply(save.path, () => new Response(null, { status: 401 }))
  expect(await failure(send(save))).toMatchObject(result)
  expect(onEnded).toHaveBeenCalledTimes(dialogs)
  expect(session.storedUser() === null).toBe(dialogs > 0)
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

test('a write that was refused is not sent for another user who has signed in since, nor does it end that session', async () => {
  const onEnded = vi.fn()
  expiry.onSessionEnded(onEnded)
  server.reply(save.path, async () => {
    const { signIn } = await import('#session/sign-in.ts')
    server.reply('/idp/token', () => grant('admin', 3600, 'u2'))
    await signIn({ username: 'hoa', password: 'bí-mật' }, 'login')
    return new Response(null, { status: 401 })
  })
  expect(await failure(send(save))).toMatchObject({ name: 'SessionEnded' })
  expect(server.to(save.path)).toHaveLength(1)
  expect(session.current()?.subject).toBe('u2')
  expect(onEnded).not.toHaveBeenCalled()
})
