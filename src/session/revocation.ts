import { config } from './config.ts'
import { manager } from './lazy-manager.ts'
import type { Stored } from './signed-in.ts'

/**
 * Revokes a session's tokens at the provider (RFC 7009): the refresh token, and with it its access tokens, else the
 * access token alone. Sends nothing where the API signs in or the provider names no revocation endpoint.
 */
export async function revokeTokens({ refreshToken, signedIn }: Stored): Promise<void> {
  const { signIn, identity } = await config()
  if (signIn !== 'identity-provider') return
  const endpoint = await (await manager()).metadataService.getRevocationEndpoint()
  if (!endpoint) return
  const [token, hint] = refreshToken ? [refreshToken, 'refresh_token'] : [signedIn.token, 'access_token']
  const body = new URLSearchParams({ token, token_type_hint: hint, client_id: identity.clientId })
  if (identity.clientSecret !== null) body.set('client_secret', identity.clientSecret)
  // No proof: it would need a new key, and a preflight at another origin. The answer changes nothing, so it may be
  // opaque; the request outlives a page that is closed.
  await fetch(endpoint, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  })
}
