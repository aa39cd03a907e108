import { proof } from './proof.ts'
import { rereadProofKey } from './proof-key.ts'
import { learnTerms, refusesProof } from './proof-terms.ts'

/** How a request leaves: `fetch`, or something of its shape. */
export type Through = (request: Request) => Promise<Response>

/**
 * Sends a request with a fresh proof. When the answer refuses the proof itself (a wrong clock, a nonce, a key that
 * another tab has replaced), the server has done nothing: one more try with what it has told.
 */
export async function provenFetch(
  request: Request,
  token?: string,
  through: Through = (ready) => fetch(ready),
): Promise<Response> {
  const attempt = async () => {
    const ready = request.clone()
    ready.headers.set('DPoP', await proof(request.method, request.url, token))
    return through(ready)
  }
  const response = await attempt()
  if (!(await refusesProof(response))) return response
  const learnt = learnTerms(response, new URL(request.url))
  return (await rereadProofKey()) || learnt ? attempt() : response
}
