import { createHash } from 'node:crypto'
import { type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { readProofKey } from './proof-key.ts'

/** The accepted difference between a proof's time and the server's. */
const PROOF_WINDOW_SECONDS = 60

/** A valid proof: the thumbprint of its key, and its unique id. */
export interface DpopProof {
  readonly jkt: string
  readonly jti: string
}

/** The request that a proof must match; `url` is absolute, its query and fragment are ignored. */
export interface ProofTarget {
  readonly method: string
  readonly url: string
  /** With a token the proof must carry its hash. */
  readonly token?: string
}

/** A missing or malformed proof, or one of another request; the message names the claim or the part that is wrong. */
export class InvalidDpopProof extends Error {}

/** Verifies a DPoP proof (RFC 9449 §4.3), except for replay. */
export async function verifyDpopProof(header: string | undefined, call: ProofTarget): Promise<DpopProof> {
  const { jkt, jti, payload } = await readDpopProof(header, call)
  if (typeof payload.iat !== 'number' || Math.abs(Date.now() / 1000 - payload.iat) > PROOF_WINDOW_SECONDS) {
    throw new InvalidDpopProof('iat')
  }
  return { jkt, jti }
}

/** Verifies a DPoP proof except for its time and replay, which need the clock and the store of the API. */
export async function readDpopProof(
  header: string | undefined,
  call: ProofTarget,
): Promise<DpopProof & { readonly payload: JWTPayload }> {
  if (!header) throw new InvalidDpopProof('missing')
  // Two DPoP headers arrive joined by a comma, which no JWT contains.
  if (header.length > 4096 || header.includes(',')) throw new InvalidDpopProof('not exactly one proof')
  const { payload, protectedHeader } = await verifySignature(header)
  if (payload['htm'] !== call.method) throw new InvalidDpopProof('htm')
  if (!isSameAddress(payload['htu'], call.url)) throw new InvalidDpopProof('htu')
  if (typeof payload.jti !== 'string' || !/^[\w.~:-]{8,200}$/.test(payload.jti))
    throw new InvalidDpopProof('jti')
  if (call.token !== undefined && payload['ath'] !== hashOf(call.token)) throw new InvalidDpopProof('ath')
  const { jkt } = await readProofKey(protectedHeader.jwk)
  return { jkt, jti: payload.jti, payload }
}

/** Stores a proof as used; false for a replay. */
export async function consumeProof(db: Db, proof: DpopProof): Promise<boolean> {
  const result = await insertProof(proof).execute(db)
  return result.rows.length > 0
}

/**
 * The statement that stores a proof as used; it returns no row for a replay. It does not wait for the disk: the commit of a
 * write includes its proof, so that a power cut can lose only proofs of reads.
 */
export function insertProof(proof: DpopProof) {
  // Beyond the window the time check rejects the proof.
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
