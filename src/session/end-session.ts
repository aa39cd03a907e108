import { config } from './config.ts'
import { removeDpopKey } from './dpop-key.ts'
import { manager } from './lazy-manager.ts'
import { readStoredSession, setSession } from './session-state.ts'
import { sharedStore } from './shared-store.ts'
import type { Stored } from './signed-in.ts'
import { notifyTabs, type SessionChange } from './tabs.ts'
import { startedKey, userKey } from './user-key.ts'

/**
 * Removes the stored user, the trace of a renewal, the proof key and stale state (S4-15, S4-19), here and in every tab;
 * signing out by choice also revokes the tokens, without waiting for the response.
 */
export async function endSession(why: Extract<SessionChange, 'signed-out' | 'ended'>): Promise<void> {
  const key = userKey(await config())
  const leaving = why === 'signed-out' ? await readStoredSession() : null
  // Not through the library alone: signing out must also work when its code cannot be fetched.
  await Promise.all([sharedStore.remove(key, startedKey), removeDpopKey()])
  setSession(null, why)
  notifyTabs(why)
  if (leaving) void revokeTokens(leaving).catch(() => undefined)
  await manager()
    .then((ready) => ready.clearStaleState())
    .catch(() => undefined)
}

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
  // No proof: it would need a new key, and a preflight at another origin. The response changes nothing, so it may be
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
