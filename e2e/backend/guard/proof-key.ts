import { calculateJwkThumbprint, importJWK, type JWK } from 'jose'
import { RecentCache } from './recent-cache.ts'

/** The imported public key of a proof, and its thumbprint (RFC 7638). */
export interface ProofKey {
  readonly key: CryptoKey
  readonly jkt: string
}

// Importing a key costs more than verifying with it, and a browser uses the same key for every request.
const cache = new RecentCache<Promise<ProofKey>>(2000)

/** Imports the public P-256 key of a proof's header; throws for any other key. */
export function readProofKey(jwk: JWK | undefined): Promise<ProofKey> {
  const { kty, crv, x, y } = jwk ?? {}
  const isPublic = typeof x === 'string' && typeof y === 'string' && jwk?.d === undefined
  if (kty !== 'EC' || crv !== 'P-256' || !isPublic) throw new TypeError('no public P-256 key')
  const name = `${x}.${y}`
  return cache.get(name) ?? cache.set(name, read({ kty, crv, x, y }))
}

async function read(jwk: JWK): Promise<ProofKey> {
  const key = await importJWK(jwk, 'ES256')
  if (key instanceof Uint8Array) throw new TypeError('a shared secret')
  return { key, jkt: await calculateJwkThumbprint(jwk) }
}
