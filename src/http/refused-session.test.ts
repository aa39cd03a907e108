// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { grant } from '#session/local-server.ts'
import { closePage, failure, list, openPage, type Page, save } from './calls.test-data.ts'

let server: Page['server']
let send: Page['send']
let session: Page['session']
let expiry: Page['expiry']

beforeEach(async () => {
  ;({ server, send, session, expiry } = await openPage())
})
afterEach(() => closePage({ server }))

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

test('an abort ends a call that waits for a renewal', async () => {
  server.reply('/idp/token', () => grant('admin', 20))
  await session.renew()
  const renewals = server.to('/idp/token').length
  server.reply('/idp/token', () => new Promise<Response>(() => {}))
  server.reply(save.path, () => new Response(null, { status: 401 }))
  const caller = new AbortController()
  const sent = failure(send(save, { signal: caller.signal }))
  await vi.waitFor(() => expect(server.to('/idp/token').length).toBeGreaterThan(renewals))
  caller.abort()
  expect(await sent).toMatchObject({ name: 'AbortError' })
})
