import type { Provider, ResourceServer } from 'oidc-provider'
import { API_AUDIENCE } from '../guard/token.ts'
import type { Person } from '../server/route.ts'
import type { Settings } from '../server/settings.ts'

/**
 * The resource server of the API: audience, format and scope of its access tokens. It grants every scope: the client
 * stores the token's scope and requests it again, and a renewal without `openid` would return no ID token.
 */
export function resourceServer(settings: Settings): ResourceServer & { audience: string; scope: string } {
  return {
    audience: API_AUDIENCE,
    scope: 'openid profile full_access offline_access',
    accessTokenTTL: settings.accessTokenTtl,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'ES256' } },
  }
}

/** Issues an access token for a person, bound to the key of a proof. */
export async function issueAccessToken(
  provider: Provider,
  settings: Settings,
  whose: { person: { id: string }; clientId: string; jkt: string; scope: string; grantId: string },
): Promise<{ value: string; expiresIn: number }> {
  const client = await provider.Client.find(whose.clientId)
  if (!client) throw new Error(`unknown client ${whose.clientId}`)
  const token = new provider.AccessToken({
    client,
    accountId: whose.person.id,
    grantId: whose.grantId,
    gty: 'password',
    scope: whose.scope,
  })
  token.resourceServer = new provider.ResourceServer(API_AUDIENCE, resourceServer(settings))
  token.setThumbprint('jkt', whose.jkt)
  return { value: await token.save(), expiresIn: settings.accessTokenTtl }
}

/** The claims of the user-info endpoint and of the ID token. */
export function claimsOf(person: Person) {
  const { id, username, name, permission } = person
  return { sub: id, name, preferred_username: username, permission }
}
