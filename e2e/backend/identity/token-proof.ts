import { type Adapter, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Db } from '../db/database.ts'
import { consumeProof, type DpopProof, InvalidDpopProof, verifyDpopProof } from '../guard/dpop-proof.ts'

/** Verifies the proof of a request to the token endpoint and notes it as used; one at fault is an OAuth error. */
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
 * The provider's storage of used proofs. It notes them where those of all other calls are noted: a proof that has signed
 * in must not renew as well. Looking up first would let two requests at once through; noting it fails for the second.
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
