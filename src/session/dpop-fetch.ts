import { clockNoiseMs, isDpopError, proofBasis, updateClockAndNonce } from './clock-and-nonce.ts'
import { dpopKey, reloadDpopKey } from './dpop-key.ts'
import { dpopProof } from './dpop-proof.ts'

/** How a request leaves: `fetch`, or something of its shape. */
export type SendRequest = (request: Request) => Promise<Response>

/** Milliseconds by which a clock may be off before servers refuse its proofs. */
const proofWindowMs = 60_000

/**
 * Sends a request with a proof of its own. When the answer refuses the proof itself (a wrong clock, a nonce, a key that
 * another tab has replaced), the server has done nothing: one more try with its clock and nonce. A proof is also refused
 * when the browser has sent a copy of its request: a write whose clock is within the window may have been carried out.
 */
export async function dpopFetch(
  request: Request,
  token?: string,
  send: SendRequest = (ready) => fetch(ready),
): Promise<Response> {
  const attempt = async () => {
    const ready = request.clone()
    ready.headers.set('DPoP', await dpopProof(request.method, request.url, token))
    return send(ready)
  }
  const url = new URL(request.url)
  const [sent, key] = [proofBasis(url), await dpopKey()]
  const response = await attempt()
  if (!(await isDpopError(response))) return response
  const least = request.method === 'GET' ? clockNoiseMs : proofWindowMs
  const isOther = updateClockAndNonce(response, url, sent, least)
  const now = await reloadDpopKey()
  return isOther || now.jwk.x !== key.jwk.x ? attempt() : response
}
