// @vitest-environment node
import { generateSecret, importJWK, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, ClientResponse } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import type { Route } from '../server/route.ts'

let back: InProcessBackEnd
const as: Record<string, Client> = {}

beforeAll(async () => {
  back = await startInProcessBackEnd()
  for (const name of ['admin', 'superadmin', 'business', 'user']) as[name] = await back.signedIn(name)
}, 60_000)

afterAll(() => back.stop())

/** The routes that require credentials, each with a path to a missing record. */
function guardedRoutes(): (Route & { address: string })[] {
  const routes = back.backEnd.routes.filter((route) => route.who !== 'public')
  return routes.map((route) => ({ ...route, address: route.path.replace(/:\w+/g, 'nobody') }))
}

async function expectEverywhere(
  status: number,
  ask: (route: Route & { address: string }) => Promise<ClientResponse>,
) {
  for (const route of guardedRoutes()) {
    const answer = await ask(route)
    expect({ route: `${route.method} ${route.path}`, status: answer.status }).toEqual({
      route: `${route.method} ${route.path}`,
      status,
    })
    expect(answer.body).toMatchObject({ code: 0, message: expect.any(String) })
    expect(answer.body.data).toBeUndefined()
  }
}

const client = (name: string): Client => as[name] ?? expect.fail(`no client ${name}`)

describe('every guarded route', () => {
  it('is in the table of routes', () => {
    const declared = new Set(back.backEnd.routes.map(({ method, path }) => `${method} ${path}`))
    const served = back.backEnd.app.routes.filter(({ path }) => !path.endsWith('*'))
    expect(
      served.map(({ method, path }) => `${method} ${path}`).filter((name) => !declared.has(name)),
    ).toEqual([])
    expect(guardedRoutes().length).toBeGreaterThan(20)
  })

  it('returns 401 with a challenge without credentials', async () => {
    await expectEverywhere(401, ({ method, address }) => client('admin').send(method, address, {}))
  })

  it.each(['user', 'business'])('refuses staff work to the permission %s', async (name) => {
    for (const { method, address, who } of guardedRoutes()) {
      const { status } = await client(name).call(method, address)
      if (who === 'signed-in') expect([401, 403]).not.toContain(status)
      else expect({ address, status }).toEqual({ address, status: 403 })
    }
  })

  const wrong: [string, (c: Client, method: string, path: string) => Promise<Record<string, string>>][] = [
    ['no proof', async (c) => ({ authorization: `Bearer ${c.token}` })],
    ['another URL', proved({ url: 'http://localhost:1/api/else' })],
    ['another method', proved({ method: 'PATCH' })],
    ['another token', proved({ token: 'other' })],
    ['a stale time', proved({ iat: 1 })],
    ['a future time', proved({ iat: 4_000_000_000 })],
    [
      'two proofs',
      async (c, method, path) => {
        const proof = await c.dpopProof(path, { method, token: c.token })
        return { authorization: `Bearer ${c.token}`, dpop: `${proof}, ${proof}` }
      },
    ],
    [
      'the token of another key',
      async (c, method, path) => ({
        authorization: `Bearer ${client('superadmin').token}`,
        dpop: await c.dpopProof(path, { method, token: client('superadmin').token }),
      }),
    ],
    ['a token that has run out', forged('expired')],
    ['a token for another API', forged('audience')],
    ['a token whose grant is another user’s', forged('subject')],
    ['a token signed with a shared secret', forged('HS256')],
    ['a token without a signature', forged('none')],
  ]

  it.each(wrong)('refuses %s', async (_, headers) => {
    await expectEverywhere(401, async ({ method, address }) => {
      return client('admin').send(method, address, await headers(client('admin'), method, address))
    })
  })

  it('refuses a proof that was used before', async () => {
    const c = client('admin')
    const dpop = await c.dpopProof('/api/session', { token: c.token })
    const headers = { dpop, authorization: `Bearer ${c.token}` }
    expect((await c.send('GET', '/api/session', headers)).status).toBe(200)
    const again = await c.send('GET', '/api/session', headers)
    expect(again.status).toBe(401)
    const reason = 'DPoP error="invalid_dpop_proof", error_description="used before", algs="ES256"'
    expect(again.headers.get('www-authenticate')).toBe(reason)
    expect(Date.parse(again.headers.get('date') ?? '')).toBeGreaterThan(0)
  })
})

describe('a person', () => {
  it('has the permission of the database, not of the token', async () => {
    const c = await back.signedIn('nguoi-dung-1', 'ben-nguoi-dung-2026')
    expect((await c.call('GET', '/api/brand/search')).status).toBe(200)
    await sql`update record_user set permission = 'user' where username = 'nguoi-dung-1'`.execute(
      back.backEnd.db,
    )
    expect((await c.call('GET', '/api/brand/search')).status).toBe(403)
  })

  it('is out everywhere once disabled, and cannot renew', async () => {
    const c = await back.signedIn('nguoi-dung-2', 'ben-nguoi-dung-2026')
    await sql`update record_user set active = false where username = 'nguoi-dung-2'`.execute(back.backEnd.db)
    expect((await c.call('GET', '/api/session')).status).toBe(401)
    expect((await c.renew()).body.error).toBe('invalid_grant')
  })
})

function proved(parts: Parameters<Client['dpopProof']>[1]) {
  return async (c: Client, method: string, path: string) => ({
    authorization: `Bearer ${c.token}`,
    dpop: await c.dpopProof(path, { method, token: c.token, ...parts }),
  })
}

type Forgery = 'expired' | 'audience' | 'subject' | 'HS256' | 'none'

const claimsOf = (token: string) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()

/** The client's own token, made over in one way: signed with our key, with a made-up secret, or not at all. */
function forged(how: Forgery) {
  return async (c: Client, method: string, path: string) => {
    const token = await forge(JSON.parse(claimsOf(c.token)), how)
    return { authorization: `Bearer ${token}`, dpop: await c.dpopProof(path, { method, token }) }
  }
}

async function forge(claims: Record<string, unknown>, how: Forgery) {
  const changed = {
    ...claims,
    ...(how === 'expired' ? { exp: Number(claims['iat']) - 1 } : {}),
    ...(how === 'audience' ? { aud: 'urn:else' } : {}),
    ...(how === 'subject' ? { sub: JSON.parse(claimsOf(client('superadmin').token)).sub } : {}),
  }
  if (how === 'none') {
    const parts = [{ alg: 'none', typ: 'at+jwt' }, changed]
    return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`
  }
  const alg = how === 'HS256' ? 'HS256' : 'ES256'
  const key = how === 'HS256' ? await generateSecret('HS256') : await signingKey()
  return new SignJWT(changed).setProtectedHeader({ alg, typ: 'at+jwt' }).sign(key)
}

async function signingKey() {
  const rows = back.backEnd.db.selectFrom('secret').select('value').where('name', '=', 'signing-key')
  return importJWK(JSON.parse((await rows.executeTakeFirstOrThrow()).value), 'ES256')
}
