import { type Adapter, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Db } from '../db/database.ts'
import { consumeProof, type DpopProof, InvalidDpopProof, verifyDpopProof } from '../guard/dpop-proof.ts'

/** Verifies the proof of a token request and stores it as used; an invalid or replayed one is an OAuth error. */
export async function consumeTokenProof(ctx: KoaContextWithOIDC, db: Db): Promise<DpopProof> {
  try {
    const call = { method: ctx.method, url: ctx.oidc.urlFor('token') }
    const proof = await verifyDpopProof(ctx.get('dpop') || undefined, call)
    if (await consumeProof(db, proof)) return proof
    throw new InvalidDpopProof('used before')
  } catch (error) {
    throw error instanceof InvalidDpopProof
      ? new errors.InvalidDpopProof(`DPoP proof: ${error.message}`)
      : error
  }
}

/**
 * The provider's store of used proofs: the table that all other calls use, so that a proof of a sign-in cannot renew as well.
 * `find` returns nothing, because a lookup before the insert would let two concurrent requests through; the insert fails for
 * the second one.
 */
export function replayStore(db: Db): Pick<Adapter, 'find' | 'upsert'> {
  return {
    find: async () => undefined,
    async upsert() {
      if (!Provider.ctx) throw new Error('a proof outside a request')
      await consumeTokenProof(Provider.ctx, db)
    },
  }
}
