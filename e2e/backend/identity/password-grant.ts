import type { Provider } from 'oidc-provider'
import { errors, type TokenEndpointGrantContext } from 'oidc-provider'
import type { Db } from '../db/database.ts'
import type { DpopProof } from '../guard/dpop-proof.ts'
import { API_AUDIENCE } from '../guard/token.ts'
import { HttpError } from '../server/reply.ts'
import type { Person } from '../server/route.ts'
import type { Settings } from '../server/settings.ts'
import { type Credentials, type SignIn, type SignInParts, signIn } from './account.ts'
import { waitMessage } from './attempts.ts'
import { type Caller, callerOf } from './caller.ts'
import { openSession } from './grants.ts'
import { consumeTokenProof } from './token-proof.ts'
import { claimsOf, resourceServer } from './tokens.ts'

type Checked = Extract<SignIn, { status: 'signed-in' }>

type Context = TokenEndpointGrantContext<{ username?: string; password?: string }>

/** Registers the password grant (S7-19) at the provider, with its additional fields. */
export function registerPasswordGrant(provider: Provider, parts: SignInParts, settings: Settings): void {
  const fields = ['username', 'password', 'scope', 'provider', 'token_id', 'resource']
  provider.registerGrantType(
    'password',
    async (ctx: Context) => {
      const proof = await consumeTokenProof(ctx, parts.db)
      const caller = callerOf(ctx.req, settings, proof.jkt)
      const checked = await authenticate(ctx, parts, caller)
      ctx.append('Set-Cookie', caller.setCookie)
      ctx.body = await tokenResponse(ctx, provider, settings, { db: parts.db, checked, proof })
    },
    fields,
  )
}

async function authenticate(ctx: Context, parts: SignInParts, caller: Caller): Promise<Checked> {
  const { username, password } = ctx.oidc.params
  if (!username || !password)
    throw new errors.CustomOIDCProviderError('invalid_request', 'Yêu cầu không hợp lệ')
  const outcome = await trySignIn(ctx, parts, { username, password }, caller)
  if (outcome.status === 'signed-in') return outcome
  if (outcome.status === 'wrong-password') throwWrongPassword()
  ctx.set('Retry-After', String(outcome.seconds))
  throw oauthError(429, 'too_many_attempts', waitMessage(outcome.seconds))
}

function throwWrongPassword(): never {
  throw new errors.CustomOIDCProviderError('invalid_username_or_password', 'Sai tên đăng nhập hoặc mật khẩu')
}

/** Calls signIn; an HttpError becomes an OAuth error of the provider. */
async function trySignIn(
  ctx: Context,
  parts: SignInParts,
  credentials: Credentials,
  caller: Caller,
): Promise<SignIn> {
  try {
    return await signIn(parts, credentials, caller)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    ctx.set(error.headers)
    throw oauthError(error.status, 'temporarily_unavailable', error.message)
  }
}

function oauthError(status: number, code: string, description: string): Error {
  const error = new errors.CustomOIDCProviderError(code, description)
  return Object.assign(error, { status, statusCode: status })
}

async function tokenResponse(
  ctx: Context,
  provider: Provider,
  settings: Settings,
  by: { db: Db; checked: Checked; proof: DpopProof },
): Promise<object> {
  const { clientId } = ctx.oidc.client
  const { person } = by.checked
  const scope = grantedScope(ctx.oidc.params['scope'], resourceServer(settings).scope)
  const request = { clientId, jkt: by.proof.jkt, scope }
  const opened = (await openSession(provider, by.db, settings, by.checked, request)) ?? throwWrongPassword()
  const refresh = scope.includes('offline_access')
    ? {
        refresh_token: await refreshToken(ctx, provider, {
          person,
          proof: by.proof,
          scope,
          grantId: opened.grantId,
        }),
      }
    : {}
  const identity = scope.includes('openid') ? { id_token: await idToken(ctx, provider, person) } : {}
  return {
    access_token: opened.value,
    expires_in: opened.expiresIn,
    scope,
    token_type: 'DPoP',
    ...refresh,
    ...identity,
  }
}

function grantedScope(requested: unknown, all: string): string {
  if (typeof requested !== 'string' || requested.trim() === '') return all
  const scopes = new Set(requested.split(' '))
  return all
    .split(' ')
    .filter((scope) => scopes.has(scope))
    .join(' ')
}

async function refreshToken(
  ctx: Context,
  provider: Provider,
  by: { person: Person; proof: DpopProof; scope: string; grantId: string },
): Promise<string> {
  const token = new provider.RefreshToken({
    client: ctx.oidc.client,
    accountId: by.person.id,
    grantId: by.grantId,
    gty: 'password',
    scope: by.scope,
    resource: API_AUDIENCE,
    authTime: Math.floor(Date.now() / 1000),
    rotations: 0,
  })
  token.jkt = by.proof.jkt
  return token.save()
}

async function idToken(ctx: Context, provider: Provider, person: Person): Promise<string> {
  const claims = { ...claimsOf(person), auth_time: Math.floor(Date.now() / 1000) }
  const token = new provider.IdToken(claims, { ctx })
  // The published types leave the scope out; without it the token would carry `sub` alone.
  return Object.assign(token, { scope: 'openid profile' }).issue({ use: 'idtoken' })
}
