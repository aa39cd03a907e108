// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endFreshSession, type FreshSession, freshSession, lan } from './fresh-session.test-data.ts'
import { configFor, grant, token } from './local-server.ts'

function withRevocation(origin: string) {
  const { identity, ...rest } = configFor(origin)
  const metadata = { ...identity.metadata, revocation_endpoint: '/idp/revoke' }
  return { ...rest, identity: { ...identity, metadata } }
}

async function storedUser(): Promise<string> {
  const [{ sharedStore }, { config }, { userKey }] = await Promise.all([
    import('./shared-store.ts'),
    import('./config.ts'),
    import('./user-key.ts'),
  ])
  return String(await sharedStore.get(userKey(await config())))
}

let server: FreshSession['server']
let session: FreshSession['session']
let signIn: FreshSession['signIn']

beforeEach(async () => {
  ;({ server, session, signIn } = await freshSession())
})

afterEach(() => endFreshSession(server))

test('signing out revokes the tokens without a proof, and does not wait for it', async () => {
  server.reply('/config.json', () => Response.json(withRevocation(server.origin)))
  server.reply('/idp/token', () => grant('admin'))
  let answered: (answer: Response) => void = () => undefined
  server.reply('/idp/revoke', () => new Promise((resolve) => (answered = resolve)))
  await signIn(lan, 'login')
  const refreshToken = JSON.parse(await storedUser()).refresh_token
  await session.signOut()
  expect(session.storedUser()).toBeNull()
  await vi.waitFor(() => expect(server.to('/idp/revoke')).toHaveLength(1))
  const [call] = server.to('/idp/revoke')
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    token: refreshToken,
    token_type_hint: 'refresh_token',
    client_id: 'admin',
  })
  expect(call?.headers.has('dpop')).toBe(false)
  answered(Response.json({}))
})

test('a call that is answered after the sign-out leaves no proof key behind', async () => {
  server.reply('/idp/token', () => grant('admin'))
  await signIn(lan, 'login')
  const [{ sharedStore }, { dpopProof }] = await Promise.all([
    import('./shared-store.ts'),
    import('./dpop-fetch.ts'),
  ])
  const address = `${server.origin}/api/size`
  await dpopProof('GET', address)
  expect(await sharedStore.get('proof-key')).toBeDefined()
  await session.signOut()
  await dpopProof('GET', address)
  expect(await sharedStore.get('proof-key')).toBeUndefined()
})

/** What this browser stores of the session, as text. */
async function storedText(): Promise<string> {
  const { sharedStore } = await import('./shared-store.ts')
  return JSON.stringify(await sharedStore.entries())
}

test('a sign-out after a renewal whose response was lost leaves no refresh token behind', async () => {
  server.reply('/idp/token', () => grant('admin'))
  await signIn(lan, 'login')
  const refreshToken = JSON.parse(await storedUser()).refresh_token
  server.reply('/idp/token', () => new Response('<html>'))
  await session.renew()
  expect(await storedText()).toContain(refreshToken)
  await session.signOut()
  expect(await storedText()).not.toContain(refreshToken)
})

test('a renewal that is refused after the sign-out does not end the session of the next user', async () => {
  server.reply('/idp/token', () => grant('admin'))
  await signIn(lan, 'login')
  let refuse: () => void = () => undefined
  const onItsWay = new Promise<void>((arrived) => {
    server.reply('/idp/token', () => {
      arrived()
      return new Promise((resolve) => {
        refuse = () => resolve(Response.json({ error: 'invalid_grant' }, { status: 400 }))
      })
    })
  })
  const renewal = session.renew()
  await onItsWay
  await session.signOut()
  server.reply('/idp/token', () => grant('admin', 3600, 'u2'))
  await signIn(lan, 'login')
  refuse()
  await renewal
  expect([session.current()?.subject, session.hasEnded()]).toEqual(['u2', false])
})

test('revokes no token if the API signs in or the provider has no revocation endpoint', async () => {
  for (const config of [{ ...withRevocation(server.origin), signIn: 'api' }, configFor(server.origin)]) {
    server.reply('/config.json', () => Response.json(config))
    vi.resetModules()
    const [{ revokeTokens }, { readStored }] = await Promise.all([
      import('./end-session.ts'),
      import('./signed-in.ts'),
    ])
    const stored = readStored(JSON.stringify({ access_token: await token('admin'), refresh_token: 'r' }))
    await revokeTokens(stored ?? expect.fail('not readable'))
  }
  expect(server.to('/idp/revoke')).toEqual([])
})

test('signing out works while the provider cannot be reached', async () => {
  const { identity, ...rest } = withRevocation(server.origin)
  const metadata = { ...identity.metadata, revocation_endpoint: 'http://localhost:1/revoke' }
  server.reply('/config.json', () => Response.json({ ...rest, identity: { ...identity, metadata } }))
  server.reply('/idp/token', () => grant('admin'))
  await signIn(lan, 'login')
  await session.signOut()
  expect(session.storedUser()).toBeNull()
})

test('notifies of a sign-out also after the provider has ended the session', async () => {
  server.reply('/idp/token', () => grant('admin'))
  await signIn(lan, 'login')
  const heard: string[] = []
  session.onChange((now, why) => heard.push(`${why} ${now?.subject ?? 'nobody'}`))
  server.reply('/idp/token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }))
  await session.renew()
  expect(session.hasEnded()).toBe(true)
  await session.renew()
  expect(heard, 'asking again sends nobody away').toEqual(['ended nobody'])
  await session.signOut()
  expect(session.hasEnded()).toBe(false)
  await session.signOut()
  expect(heard).toEqual(['ended nobody', 'signed-out nobody'])
})
