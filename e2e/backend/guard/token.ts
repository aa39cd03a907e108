import { errors, jwtVerify } from 'jose'
import type { SigningKey } from '../identity/keys.ts'
import { isObject } from '../server/body.ts'
import { RecentCache } from './recent-cache.ts'

/** The audience of our access tokens. */
export const API_AUDIENCE = 'urn:ben:api'

/** The claims of an access token: its subject, its key and its grant. */
export interface AccessToken {
  readonly subject: string
  readonly jkt: string
  /** The id of its grant. */
  readonly grant: string
}

/** Verifies an access token; undefined when it is foreign, expired or not bound to a key. */
export type ReadToken = (token: string) => Promise<AccessToken | undefined>

/** Verifies access tokens signed with our key (RFC 9068). */
export function tokenReader(key: SigningKey): ReadToken {
  // A browser sends the same token with every call until it renews it.
  const verified = new RecentCache<AccessToken & { readonly expiresAt: number }>(2000)
  return async (token) => {
    const seen = verified.get(token)
    if (seen) return seen.expiresAt > Date.now() / 1000 ? seen : undefined
    const read = await verify(key, token)
    return read && verified.set(token, read)
  }
}

async function verify(key: SigningKey, token: string) {
  try {
    // No issuer check: the key is our own, and a changed port or address must not end all sessions.
    const { payload } = await jwtVerify(token, key.publicKey, {
      typ: 'at+jwt',
      algorithms: ['ES256'],
      audience: API_AUDIENCE,
      requiredClaims: ['exp', 'sub'],
    })
    const { sub: subject, exp: expiresAt, cnf, grant } = payload
    const jkt = isObject(cnf) ? cnf['jkt'] : undefined
    if (!subject || !expiresAt || typeof jkt !== 'string' || typeof grant !== 'string') return undefined
    return { subject, jkt, grant, expiresAt }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
