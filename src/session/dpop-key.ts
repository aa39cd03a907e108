import { isRecord } from '#descriptor/read.ts'
import { sharedStore } from './shared-store.ts'

/** The key that proofs are signed with, and its public half as the proofs carry it. */
export interface DpopKey {
  readonly pair: CryptoKeyPair
  readonly jwk: Readonly<Record<'kty' | 'crv' | 'x' | 'y', string>>
}

const name = 'proof-key'
let known: Promise<DpopKey> | null = null

/** This browser's proof key (ECDSA P-256, non-extractable); one in memory alone when none is stored. */
export function dpopKey(): Promise<DpopKey> {
  known ??= load().catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

/** Stores the result of a change of the stored pair, which proofs are signed with from now on. */
export async function changeDpopKey(
  change: (stored: CryptoKeyPair | null) => CryptoKeyPair,
): Promise<DpopKey> {
  const changed = await sharedStore.change(name, (old) => change(isPair(old) ? old : null))
  known = ready(changed as CryptoKeyPair)
  return known
}

/** Throws the key away; the next proof makes another. */
export async function removeDpopKey(): Promise<void> {
  known = null
  await sharedStore.remove(name)
}

/** Drops the cached key, since another tab may have changed it; the next proof reads it again. */
export function forgetDpopKey(): void {
  known = null
}

/** Reads the key again, which another tab may have changed; one that is not stored stays. */
export async function reloadDpopKey(): Promise<DpopKey> {
  const stored = await storedKey()
  if (stored) known = Promise.resolve(stored)
  return dpopKey()
}

// A key that is made here is not stored: a call that is still running while the user signs out would leave it behind.
async function load(): Promise<DpopKey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const made = () => crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  return (await storedKey()) ?? ready(await made())
}

async function storedKey(): Promise<DpopKey | null> {
  const stored = await sharedStore.get(name)
  return isPair(stored) ? ready(stored) : null
}

async function ready(pair: CryptoKeyPair): Promise<DpopKey> {
  const { kty = '', crv = '', x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return { pair, jwk: { kty, crv, x, y } }
}

function isPair(value: unknown): value is CryptoKeyPair {
  return isRecord(value) && value.privateKey instanceof CryptoKey && value.publicKey instanceof CryptoKey
}
