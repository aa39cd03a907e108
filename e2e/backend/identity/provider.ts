import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Db } from '../db/database.ts'
import { tokenReader } from '../guard/token.ts'
import { keepCause } from '../server/log.ts'
import { outageOf } from '../server/reply.ts'
import type { Settings } from '../server/settings.ts'
import { findPerson, type SignInParts } from './account.ts'
import { adapterFor } from './adapter.ts'
import { loadSecret, type SigningKey } from './keys.ts'
import { registerPasswordGrant } from './password-grant.ts'
import { revokeAccessTokens } from './revoke-access-tokens.ts'
import { claimsOf, resourceServer } from './tokens.ts'

/** The path of the provider. */
export const IDP_PATH = '/idp'

/** The client id of the app, and its scopes (S9-14, S9-16). */
export const CLIENT_ID = 'admin'
const SCOPES = ['openid', 'profile', 'full_access', 'offline_access']

const YEAR_SECONDS = 365 * 24 * 3600
const REUSE_GRACE_SECONDS = 20

/** The identity provider, its state in the database. */
export async function createProvider(
  parts: SignInParts,
  settings: Settings,
  key: SigningKey,
): Promise<Provider> {
  const { db } = parts
  const cookieKey = await loadSecret(db, 'cookie-key', async () => crypto.randomUUID())
  const issuer = (settings.publicUrl ?? `http://localhost:${settings.port}`) + IDP_PATH
  const provider = new Provider(issuer, configuration(db, settings, key, cookieKey))
  provider.proxy = settings.publicUrl !== undefined
  registerPasswordGrant(provider, parts, settings)
  provider.use(revokeAccessTokens(db, tokenReader(key)))
  provider.on('server_error', answerServerError)
  return provider
}

function configuration(db: Db, settings: Settings, key: SigningKey, cookieKey: string): Configuration {
  const grace = settings.rotate === 'always' ? 0 : REUSE_GRACE_SECONDS
  return {
    adapter: (kind) => adapterFor(db, kind, grace),
    clients: [client],
    clientBasedCORS: () => true,
    scopes: SCOPES,
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'permission'] },
    conformIdTokenClaims: false,
    cookies: { keys: [cookieKey] },
    jwks: { keys: [key.jwk] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'], dPoPSigningAlgValues: ['ES256'] },
    ttl: {
      AccessToken: settings.accessTokenTtl,
      RefreshToken: settings.refreshTokenTtl,
      IdToken: settings.accessTokenTtl,
      Grant: YEAR_SECONDS,
    },
    ...(settings.rotate === 'always' ? { rotateRefreshToken: true } : {}),
    routes: { userinfo: '/me' },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true },
      dPoP: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resourceServer(settings).audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => resourceServer(settings),
      },
    },
    // A reused refresh token fails without revoking its grant: it is bound to the client's key, so the reuse follows a lost response.
    revokeGrantPolicy: (ctx) => ctx.oidc.route === 'revocation',
    async extraTokenClaims(_ctx, token) {
      if (token.kind !== 'AccessToken') return undefined
      const person = await findPerson(db, token.accountId)
      const more = person?.mustChangePassword ? { must_change_password: true } : {}
      return person && { permission: person.permission, name: person.name, grant: token.grantId, ...more }
    },
    async findAccount(_ctx, id) {
      const person = await findPerson(db, id)
      return person && { accountId: id, claims: () => claimsOf(person) }
    },
    renderError(ctx, out) {
      ctx.body = out
    },
  }
}

const client = {
  client_id: CLIENT_ID,
  token_endpoint_auth_method: 'none',
  grant_types: ['password', 'refresh_token'],
  response_types: [],
  redirect_uris: [],
  dpop_bound_access_tokens: true,
  id_token_signed_response_alg: 'ES256',
} satisfies NonNullable<Configuration['clients']>[number]

/** Answers an error of the provider for its cause: without a database the response is 503 instead of 500. */
function answerServerError(ctx: KoaContextWithOIDC, error: Error): void {
  keepCause(ctx.res, error)
  const outage = outageOf(error)
  if (!outage) return
  ctx.status = outage.status
  ctx.set(outage.headers)
  ctx.body = { error: 'temporarily_unavailable', error_description: outage.message }
}
