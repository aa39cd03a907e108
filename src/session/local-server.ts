import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { decodeJwt, SignJWT } from 'jose'

/** A call that the server has received. */
export interface LocalCall {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly headers: Headers
  readonly body: string
  /** The claims of its proof. */
  readonly proof: Readonly<Record<string, unknown>>
}

type Reply = (call: LocalCall) => Response | Promise<Response>

/** A real HTTP server for the tests of these layers: each test sets its replies and reads the received calls. */
export async function localServer() {
  const calls: LocalCall[] = []
  const replies = new Map<string, Reply>()
  const app = new Hono()
  app.all('*', async ({ req }) => {
    const url = new URL(req.url)
    const call: LocalCall = {
      method: req.method,
      path: url.pathname,
      search: url.search,
      headers: req.raw.headers,
      body: await req.text(),
      proof: decodeJwt(req.header('DPoP') ?? 'e30.e30.'),
    }
    calls.push(call)
    return (await replies.get(url.pathname)?.(call)) ?? Response.json({}, { status: 404 })
  })
  const server = serve({ fetch: app.fetch, port: 0 })
  await new Promise((listening) => server.once('listening', listening))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  replies.set('/config.json', () => Response.json(configFor(origin)))
  return {
    origin,
    /** Calls to one path, in their order. */
    to: (path: string) => calls.filter((call) => call.path === path),
    reply: (path: string, reply: Reply) => replies.set(path, reply),
    close: () => server.close(),
  }
}

/** A configuration whose identity provider needs no discovery. */
export function configFor(origin: string) {
  const metadata = { token_endpoint: `${origin}/idp/token`, userinfo_endpoint: `${origin}/idp/me` }
  const identity = { authority: '/idp', clientId: 'admin', scope: 'openid', metadata }
  return { apiBase: '/', fileBase: '/files', cdnBase: '/cdn', identity, signIn: 'identity-provider' }
}

/** An access token with a permission, lasting `life` seconds by the clock of its issuer. */
export function token(permission: unknown, life = 3600, subject = 'u1', more = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ permission, name: 'Lan', jti: crypto.randomUUID(), ...more })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + life)
    .sign(new TextEncoder().encode('a secret of this test server'))
}

/** A token endpoint's response. */
export async function grant(permission: unknown, life = 3600, subject = 'u1'): Promise<Response> {
  const access_token = await token(permission, life, subject)
  return Response.json({
    access_token,
    refresh_token: crypto.randomUUID(),
    expires_in: life,
    token_type: 'DPoP',
  })
}
