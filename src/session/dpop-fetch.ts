import { isDpopError, updateClockAndNonce } from './clock-and-nonce.ts'
import { reloadDpopKey } from './dpop-key.ts'
import { dpopProof } from './dpop-proof.ts'

/** How a request leaves: `fetch`, or something of its shape. */
export type SendRequest = (request: Request) => Promise<Response>

/**
 * Sends a request with a proof of its own. When the answer refuses the proof itself (a wrong clock, a nonce, a key that
 * another tab has replaced), the server has done nothing: one more try with its clock and nonce.
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
  const response = await attempt()
  if (!(await isDpopError(response))) return response
  const learnt = updateClockAndNonce(response, new URL(request.url))
  return (await reloadDpopKey()) || learnt ? attempt() : response
}
