import { type Adapter, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Db } from '../db/database.ts'
import { BadProof, type Proof, readProof, spendProof } from '../guard/proof.ts'

/** Verifies the proof of a request to the token endpoint and notes it as used; one at fault is an OAuth error. */
export async function spendTokenProof(ctx: KoaContextWithOIDC, db: Db): Promise<Proof> {
  try {
    const call = { method: ctx.method, url: ctx.oidc.urlFor('token') }
    const proof = await readProof(ctx.get('dpop') || undefined, call)
    if (await spendProof(db, proof)) return proof
    throw new BadProof('used before')
  } catch (error) {
    throw error instanceof BadProof ? new errors.InvalidDpopProof(`DPoP proof: ${error.message}`) : error
  }
}

/**
 * The provider's storage of used proofs. It notes them where those of all other calls are noted: a proof that has signed
 * in must not renew as well. Looking up first would let two requests at once through; noting it fails for the second.
 */
export function usedProofs(db: Db): Pick<Adapter, 'find' | 'upsert'> {
  return {
    find: async () => undefined,
    async upsert() {
      if (!Provider.ctx) throw new Error('a proof outside a request')
      await spendTokenProof(Provider.ctx, db)
    },
  }
}
