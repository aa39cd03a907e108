import { isDpopError, updateClockAndNonce } from './clock-and-nonce.ts'
import { reloadDpopKey } from './dpop-key.ts'
import { dpopProof } from './dpop-proof.ts'

/** How a request leaves: `fetch`, or something of its shape. */
export type SendRequest = (request: Request) => Promise<Response>

/** Proofs that are made before the reads that they are for. */
export interface ProofsAhead {
  /** The proof of a read, undefined when there is none that a server would accept. */
  take(address: string, token: string): Promise<string | undefined>
  /** Makes the proof of the next read of an address that has just been read. */
  make(address: string, token: string): Promise<void>
}

let proofsAhead: ProofsAhead | undefined

/** Takes the proofs of reads from there from now on: its code loads after the first rows and registers itself. */
export function setProofsAhead(source: ProofsAhead | undefined): void {
  proofsAhead = source
}

/**
 * Sends a request with a proof of its own. When the answer refuses the proof itself (a wrong clock, a nonce, a key that
 * another tab has replaced), the server has done nothing: one more try with its clock and nonce.
 */
export async function dpopFetch(
  request: Request,
  token?: string,
  send: SendRequest = (ready) => fetch(ready),
): Promise<Response> {
  const attempt = async (proof?: string) => {
    const ready = request.clone()
    ready.headers.set('DPoP', proof ?? (await dpopProof(request.method, request.url, token)))
    return send(ready)
  }
  // Not for a write: a refusal would leave open whether a copy of the request has arrived before (RFC 9112 §9.3.1).
  const reads = request.method === 'GET' && token !== undefined ? token : undefined
  const ahead = reads && (await proofsAhead?.take(request.url, reads))
  const response = await attempt(ahead)
  if (!(await isDpopError(response))) {
    if (reads) setTimeout(() => void proofsAhead?.make(request.url, reads).catch(() => undefined))
    return response
  }
  const learnt = updateClockAndNonce(response, new URL(request.url))
  return (await reloadDpopKey()) || learnt || ahead ? attempt() : response
}
