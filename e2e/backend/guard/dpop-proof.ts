import { createHash } from 'node:crypto'
import { type JWTHeaderParameters, jwtVerify } from 'jose'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { readProofKey } from './proof-key.ts'

/** Seconds that a proof's time may lie before or after ours. */
export const PROOF_WINDOW_SECONDS = 60

/** What a valid proof says: the key it was made with and its unique id. */
export interface DpopProof {
  readonly jkt: string
  readonly jti: string
}

/** The call that a proof has to be for; `url` absolute, its query and fragment are ignored. */
export interface ProofTarget {
  readonly method: string
  readonly url: string
  /** With a token the proof must carry its hash. */
  readonly token?: string
}

/** A proof is missing, malformed, or for something else. */
export class InvalidDpopProof extends Error {}

/** Verifies a DPoP proof (RFC 9449 §4.3) up to, not including, its having been used before. */
export async function verifyDpopProof(header: string | undefined, call: ProofTarget): Promise<DpopProof> {
  if (!header) throw new InvalidDpopProof('missing')
  // Two DPoP headers arrive joined by a comma, which no JWT contains.
  if (header.length > 4096 || header.includes(',')) throw new InvalidDpopProof('not exactly one proof')
  const { payload, protectedHeader } = await verifySignature(header)
  if (payload['htm'] !== call.method) throw new InvalidDpopProof('htm')
  if (!isSameAddress(payload['htu'], call.url)) throw new InvalidDpopProof('htu')
  if (typeof payload.iat !== 'number' || Math.abs(Date.now() / 1000 - payload.iat) > PROOF_WINDOW_SECONDS) {
    throw new InvalidDpopProof('iat')
  }
  if (typeof payload.jti !== 'string' || !/^[\w.~:-]{8,200}$/.test(payload.jti))
    throw new InvalidDpopProof('jti')
  if (call.token !== undefined && payload['ath'] !== hashOf(call.token)) throw new InvalidDpopProof('ath')
  const { jkt } = await readProofKey(protectedHeader.jwk)
  return { jkt, jti: payload.jti }
}

/** Notes a proof as used; false when it has been used before. */
export async function consumeProof(db: Db, proof: DpopProof): Promise<boolean> {
  const result = await insertProof(proof).execute(db)
  return result.rows.length > 0
}

/**
 * The statement that notes a proof; it returns a row only for a proof not seen before. It does not wait for the disk:
 * the commit of a write carries its proof along, so that only the proof of a read may be lost with the power.
 */
export function insertProof(proof: DpopProof) {
  // Past both edges of the window the time check refuses it anyway.
  const keep = sql.lit(`${PROOF_WINDOW_SECONDS * 2 + 5} seconds`)
  return sql<{ jti: string }>`
    insert into proof (jkt, jti, expires_at) select ${proof.jkt}, ${proof.jti}, now() + ${keep}::interval
    where set_config('synchronous_commit', 'off', true) = 'off'
    on conflict do nothing returning jti`
}

async function verifySignature(proof: string) {
  try {
    const keyOf = async ({ jwk }: JWTHeaderParameters) => (await readProofKey(jwk)).key
    return await jwtVerify(proof, keyOf, { typ: 'dpop+jwt', algorithms: ['ES256'] })
  } catch {
    throw new InvalidDpopProof('signature')
  }
}

function isSameAddress(htu: unknown, url: string): boolean {
  if (typeof htu !== 'string' || !URL.canParse(htu)) return false
  const claimed = new URL(htu)
  const actual = new URL(url)
  return claimed.origin === actual.origin && claimed.pathname === actual.pathname
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
