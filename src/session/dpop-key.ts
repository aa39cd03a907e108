import { isRecord } from '#descriptor/read.ts'
import { sharedStore } from './shared-store.ts'

/** The key that proofs are signed with, and its public half as the proofs carry it. */
export interface DpopKey {
  readonly pair: CryptoKeyPair
  readonly jwk: Readonly<Record<'kty' | 'crv' | 'x' | 'y', string>>
}

const name = 'proof-key'
let known: Promise<DpopKey> | null = null

/** This browser's proof key (ECDSA P-256, non-extractable), made when there is none. */
export function dpopKey(): Promise<DpopKey> {
  known ??= load().catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

/** Stores the key that a new session is bound to, also over one that storage was too silent to give before. */
export async function storeDpopKey(): Promise<void> {
  const { pair } = await dpopKey()
  await sharedStore.change(name, () => pair)
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

/** Reads the key again; true when another tab has changed it. */
export async function reloadDpopKey(): Promise<boolean> {
  const before = await known
  known = null
  return (await dpopKey()).jwk.x !== before?.jwk.x
}

async function load(): Promise<DpopKey> {
  const stored = await sharedStore.get(name)
  if (isPair(stored)) return ready(stored)
  const made = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ])
  // Two tabs may make one at the same moment: the first to write wins, and both use that.
  const won = await sharedStore.change(name, (old) => (isPair(old) ? old : made))
  return ready(isPair(won) ? won : made)
}

async function ready(pair: CryptoKeyPair): Promise<DpopKey> {
  const { kty = '', crv = '', x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return { pair, jwk: { kty, crv, x, y } }
}

function isPair(value: unknown): value is CryptoKeyPair {
  return isRecord(value) && value.privateKey instanceof CryptoKey && value.publicKey instanceof CryptoKey
}
