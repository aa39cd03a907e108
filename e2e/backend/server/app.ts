import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Provider } from 'oidc-provider'
import type { Db } from '../db/database.ts'
import { withGuard } from '../guard/guard.ts'
import { requireKnownHost } from '../guard/known-host.ts'
import { tokenReader } from '../guard/token.ts'
import type { SigningKey } from '../identity/keys.ts'
import { mountProvider } from '../identity/mount.ts'
import type { Passwords } from '../identity/passwords.ts'
import { finalizeResponse } from './finalize-response.ts'
import { errorResponse, notFound } from './reply.ts'
import type { Env, Route } from './route.ts'
import { isCall } from './routes.ts'
import type { Settings } from './settings.ts'
import { openSite } from './site.ts'

/** The dependencies of the app. */
export interface Parts {
  readonly db: Db
  readonly settings: Settings
  readonly key: SigningKey
  readonly provider: Provider
  readonly passwords: Passwords
  readonly routes: readonly Route[]
  /** The built app's folder. */
  readonly dist: string
}

/** Builds the hono app: middleware, routes, identity provider and site. */
export async function makeApp(parts: Parts): Promise<Hono<Env>> {
  const site = await openSite(parts.dist)
  const app = new Hono<Env>()
  app.onError((error, c) => errorResponse(c, error))
  app.notFound((c) => errorResponse(c, notFound('Không có lời gọi này.')))
  app.use(finalizeResponse(parts.settings))
  app.use(async (c, next) => {
    c.set('db', parts.db)
    c.set('settings', parts.settings)
    c.set('passwords', parts.passwords)
    c.set('pictureOrigins', site.images)
    await next()
  })
  app.use(requireKnownHost(isCall))
  const readToken = tokenReader(parts.key)
  for (const route of parts.routes) app.on(route.method, route.path, withGuard(route, readToken))
  const providerTakes = mountProvider(parts.provider, parts.settings)
  app.all('/idp/*', (c) => {
    if (providerTakes(c.env.incoming, c.env.outgoing)) return RESPONSE_ALREADY_SENT
    throw notFound('Không có lời gọi này.')
  })
  app.get('*', (c, next) => (isCall(new URL(c.req.url).pathname) ? next() : site.serve(c, next)))
  return app
}
