import { nonceFor, serverNow } from './clock-and-nonce.ts'
import { type ProofsAhead, setProofsAhead } from './dpop-fetch.ts'
import { dpopKey } from './dpop-key.ts'
import { dpopProof } from './dpop-proof.ts'
import { onUserLeft } from './session-state.ts'

/** Milliseconds after which a proof made ahead is not sent any more: servers differ in the age that they accept. */
const maxAge = 10_000
const maxProofs = 6

type Basis = Awaited<ReturnType<typeof basisOf>>

interface ProofAhead {
  readonly address: string
  readonly token: string
  readonly basis: Basis
  /** Milliseconds of the server's clock. */
  readonly issuedAt: number
  readonly proof: string
}

/** By address without query and fragment, which a proof does not cover; the latest at the end. */
const proofs = new Map<string, ProofAhead>()
let renewAt: number | undefined

/** Each proof is taken once. Signing takes a task of another thread, after which a busy page sends its request late. */
export const proofsAhead: ProofsAhead = { take, make }

async function take(address: string, token: string): Promise<string | undefined> {
  const name = withoutQuery(address)
  const found = proofs.get(name)
  proofs.delete(name)
  if (found?.token !== token) return undefined
  const { key, nonce } = await basisOf(address)
  const isSame = found.basis.key === key && found.basis.nonce === nonce
  return isSame && Math.abs(serverNow() - found.issuedAt) < maxAge ? found.proof : undefined
}

async function make(address: string, token: string): Promise<void> {
  watchInput()
  const [basis, issuedAt] = [await basisOf(address), serverNow()]
  const proof = await dpopProof('GET', address, token)
  const name = withoutQuery(address)
  for (const [known, ahead] of proofs) if (known === name || ahead.token !== token) proofs.delete(known)
  proofs.set(name, { address, token, basis, issuedAt, proof })
  const [oldest = ''] = proofs.keys()
  if (proofs.size > maxProofs) proofs.delete(oldest)
}

setProofsAhead(proofsAhead)
onUserLeft(() => proofs.clear())

// The first movement of a pointer after a pause, or a key, announces a read.
function watchInput(): void {
  if (renewAt !== undefined) return
  renewAt = 0
  for (const name of ['pointermove', 'keydown']) globalThis.document?.addEventListener(name, renewOld, true)
}

function renewOld(): void {
  const now = serverNow()
  if (now < (renewAt ?? 0)) return
  renewAt = now + maxAge / 2
  for (const { address, token, issuedAt } of proofs.values()) {
    if (now - issuedAt > maxAge / 2) void make(address, token).catch(() => undefined)
  }
}

/** What a proof depends on besides its address and token. */
async function basisOf(address: string) {
  return { key: await dpopKey(), nonce: nonceFor(new URL(address)) }
}

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? ''
