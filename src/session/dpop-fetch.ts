import {
  clockNoiseMs,
  isDpopError,
  nonceFor,
  proofBasis,
  serverNow,
  updateClockAndNonce,
} from './clock-and-nonce.ts'
import { dpopKey, reloadDpopKey } from './dpop-key.ts'

const encoder = new TextEncoder()

/**
 * A fresh DPoP proof for one attempt of one call (RFC 9449 §4.2), ES256.
 * `htu` is the address without query and fragment; `ath` is there when the call carries a token.
 */
export async function dpopProof(method: string, address: string, token?: string): Promise<string> {
  const [key, ath] = await Promise.all([dpopKey(), token === undefined ? undefined : hashOf(token)])
  const url = new URL(address, location.origin)
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: key.jwk }
  const claims = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: url.origin + url.pathname,
    iat: Math.floor(serverNow() / 1000),
    ath,
    nonce: nonceFor(url),
  }
  const signed = `${inBase64(JSON.stringify(header))}.${inBase64(JSON.stringify(claims))}`
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(algorithm, key.pair.privateKey, encoder.encode(signed))
  return `${signed}.${inBase64(new Uint8Array(signature))}`
}

async function hashOf(token: string): Promise<string> {
  return inBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))))
}

function inBase64(data: string | Uint8Array): string {
  const bytes = typeof data === 'string' ? encoder.encode(data) : data
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
/** How a request leaves: `fetch`, or something of its shape. */
export type SendRequest = (request: Request) => Promise<Response>

/** Milliseconds by which a clock may be off before servers refuse its proofs. */
const proofWindowMs = 60_000

/**
 * Sends a request with a proof of its own. When the response refuses the proof itself (a wrong clock, a nonce, a key that
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
