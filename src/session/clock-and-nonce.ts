// Milliseconds that the server's clock is ahead of this device's, according to refused proofs.
let clockOffset = 0
const nonces = new Map<string, string>()

/** The time by which the server judges a proof, in milliseconds. */
export function serverNow(): number {
  return Date.now() + clockOffset
}

/** The nonce that the server at this address asks for (RFC 9449 §8), undefined when it asks for none. */
export function nonceFor(url: URL): string | undefined {
  return nonces.get(url.origin)
}

/** Whether a response refuses the proof itself (RFC 9449 §5, §7.1, §8), not the person or the token. */
export async function isDpopError(response: Response): Promise<boolean> {
  if (response.status !== 400 && response.status !== 401) return false
  const header = response.headers.get('WWW-Authenticate') ?? ''
  return /invalid_dpop_proof|use_dpop_nonce/.test(header || (await response.clone().text()))
}

/** What a proof is made of that a server may refuse, besides its key. */
interface ProofBasis {
  /** Milliseconds. */
  readonly offset: number
  readonly nonce: string | undefined
}

/** What a proof for this address is made of now. */
export function proofBasis(url: URL): ProofBasis {
  return { offset: clockOffset, nonce: nonceFor(url) }
}

/** The header counts whole seconds and has travelled: a difference below five is noise. */
export const clockNoiseMs = 5000

/**
 * Takes the server's clock and nonce from a refusal; true when the proof was made of another nonce, or by a clock that differs by
 * `least` milliseconds: other requests may have learnt both in between.
 */
export function updateClockAndNonce(response: Response, url: URL, sent: ProofBasis, least: number): boolean {
  const found = Date.parse(response.headers.get('Date') ?? '') - Date.now()
  if (Math.abs(found - clockOffset) >= clockNoiseMs) clockOffset = found
  const nonce = response.headers.get('DPoP-Nonce')
  if (nonce !== null) nonces.set(url.origin, nonce)
  return Math.abs(found - sent.offset) >= least || (nonce !== null && nonce !== sent.nonce)
}
