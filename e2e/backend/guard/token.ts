import { errors, jwtVerify } from 'jose'
import { isObject } from '../body.ts'
import type { SigningKey } from '../identity/keys.ts'

/** The audience of our access tokens. */
export const API = 'urn:ben:api'

/** What an access token says: whose it is and to which key it is bound. */
export interface AccessToken {
  readonly subject: string
  readonly jkt: string
  /** The sign-in that it comes from. */
  readonly grant: string
}

/** Verifies an access token (RFC 9068); undefined when it is not ours, expired or bound to no key. */
export async function readToken(key: SigningKey, token: string): Promise<AccessToken | undefined> {
  try {
    // No issuer check: the key is our own, and a changed port or address must not sign everybody out.
    const { payload } = await jwtVerify(token, key.publicKey, {
      typ: 'at+jwt',
      algorithms: ['ES256'],
      audience: API,
      requiredClaims: ['exp', 'sub'],
    })
    const { sub: subject, cnf, grant } = payload
    const jkt = isObject(cnf) ? cnf['jkt'] : undefined
    if (!subject || typeof jkt !== 'string' || typeof grant !== 'string') return undefined
    return { subject, jkt, grant }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
