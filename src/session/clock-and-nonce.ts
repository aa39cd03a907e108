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

/** Whether an answer refuses the proof itself (RFC 9449 §5, §7.1, §8), not the person or the token. */
export async function isDpopError(response: Response): Promise<boolean> {
  if (response.status !== 400 && response.status !== 401) return false
  const header = response.headers.get('WWW-Authenticate') ?? ''
  return /invalid_dpop_proof|use_dpop_nonce/.test(header || (await response.clone().text()))
}

/** Takes the server's clock and nonce from a refusal; true when a new proof will differ from the old one. */
export function updateClockAndNonce(response: Response, url: URL): boolean {
  const learntClock = updateClock(response.headers.get('Date'))
  const nonce = response.headers.get('DPoP-Nonce')
  const learntNonce = nonce !== null && nonce !== nonces.get(url.origin)
  if (learntNonce) nonces.set(url.origin, nonce)
  return learntClock || learntNonce
}

// The header counts whole seconds and has travelled: a difference below five is noise.
function updateClock(date: string | null): boolean {
  const found = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(found) || Math.abs(found - clockOffset) < 5000) return false
  clockOffset = found
  return true
}
