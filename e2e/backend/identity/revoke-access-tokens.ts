import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Db } from '../db/database.ts'
import type { ReadToken } from '../guard/token.ts'
import { endSession } from './grants.ts'

/**
 * Lets the revocation endpoint (RFC 7009) take our access tokens too: the provider refuses every JWT there, because it stores
 * none. The session of the token ends, and an invalid token is answered as a revoked one (§2.2).
 */
export function revokeAccessTokens(db: Db, readToken: ReadToken): Parameters<Provider['use']>[0] {
  return async (ctx, next) => {
    await next()
    const { oidc } = ctx as Partial<KoaContextWithOIDC>
    if (oidc?.route !== 'revocation' || ctx.body?.error !== 'unsupported_token_type') return
    const token = await readToken(String(oidc.params?.['token']))
    try {
      if (token) await endSession(db, token.grant)
      ctx.status = 200
      ctx.body = ''
    } catch (error) {
      // The error handler of the provider's route has returned already.
      ctx.status = 500
      ctx.body = { error: 'server_error' }
      oidc.provider.emit('server_error', ctx, error)
    }
  }
}
