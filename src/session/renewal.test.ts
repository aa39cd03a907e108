// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { token as accessToken, grant, localServer } from './local-server.ts'

let server: Awaited<ReturnType<typeof localServer>>

beforeEach(async () => {
  server = await localServer()
  vi.stubGlobal('location', { origin: server.origin })
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

/** The session after a page load, and its sign-in. */
async function loaded() {
  vi.resetModules()
  const { session } = await import('./session.ts')
  const { signIn } = await import('./sign-in.ts')
  await session.start()
  return { ...session, signIn }
}

test('keeps the session when the page is reloaded during a renewal', async () => {
  const before = await loaded()
  server.reply('/idp/token', () => grant('admin'))
  const { token } = await before.signIn({ username: 'lan', password: 'bí-mật' }, 'login')
  const onItsWay = new Promise<void>((arrived) => {
    server.reply('/idp/token', () => {
      arrived()
      return new Promise<Response>(() => {})
    })
  })
  void before.renew()
  await onItsWay
  // The provider has spent the refresh token; no page receives its response.
  server.reply('/idp/token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }))
  const after = await loaded()
  expect((await after.renew())?.token).toBe(token)
  expect([after.current()?.token, after.renewable()]).toEqual([token, false])
})

test('a renewal that was refused for another reason excuses no later refusal', async () => {
  const session = await loaded()
  server.reply('/idp/token', () => grant('admin'))
  await session.signIn({ username: 'lan', password: 'bí-mật' }, 'login')
  server.reply('/idp/token', () => Response.json({ error: 'temporarily_unavailable' }, { status: 503 }))
  await session.renew()
  server.reply('/idp/token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }))
  await vi.waitFor(async () => expect(await session.renew()).toBeNull(), { interval: 500 })
})

const encoded = (part: string) => btoa(part).replaceAll('=', '')
const idToken = (claims: string) => `${encoded('{"alg":"none"}')}.${encoded(claims)}.signature`
const openIdGrant = async (id_token: string, life = 3600) =>
  Response.json({
    access_token: await accessToken('admin', life),
    refresh_token: crypto.randomUUID(),
    expires_in: life,
    scope: 'openid',
    token_type: 'DPoP',
    id_token,
  })

test.each([
  ['another auth_time', '{"sub":"u1","auth_time":2}', 'auth_time in id_token does not match'],
  ['another subject', '{"sub":"u2","auth_time":1}', 'sub in id_token does not match'],
  ['no subject', '{"auth_time":1}', 'ID Token is missing a subject claim'],
  ['claims that cannot be read', '{"sub":"secret-sub', 'its ID token cannot be read'],
])(
  'a renewal with %s is reported once, and its refresh token is sent once',
  async (_case, claims, reason) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const session = await loaded()
    const before = server.to('/idp/token').length
    server.reply('/idp/token', () => openIdGrant(idToken('{"sub":"u1","auth_time":1}')))
    const who = await session.signIn({ username: 'lan', password: 'bí-mật' }, 'login')
    server.reply('/idp/token', () => openIdGrant(idToken(claims)))
    expect((await session.renew())?.token, 'the access token stays in use').toBe(who.token)
    expect(session.renewable()).toBe(false)
    await session.renew()
    const next = await loaded()
    expect((await next.renew())?.token).toBe(who.token)
    expect(server.to('/idp/token').slice(before)).toHaveLength(2)
    const refused = errors.mock.calls.map(String)
    expect(refused).toEqual([expect.stringContaining(reason)])
    expect(refused.join(), 'no part of a token is written').not.toMatch(/secret-sub|eyJ|signature/)
    errors.mockRestore()
  },
)

test('a renewal that is not accepted after the access token has expired ends the session', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const session = await loaded()
  server.reply('/idp/token', () => openIdGrant(idToken('{"sub":"u1"}'), 1))
  await session.signIn({ username: 'lan', password: 'bí-mật' }, 'login')
  await vi.waitFor(() => expect(session.current()).toBeNull())
  server.reply('/idp/token', () => openIdGrant(idToken('{"sub":"u2"}')))
  const changes: string[] = []
  session.onChange((_, why) => changes.push(why))
  expect(await session.renew()).toBeNull()
  expect([changes.at(-1), session.hasEnded()]).toEqual(['ended', true])
  errors.mockRestore()
})
