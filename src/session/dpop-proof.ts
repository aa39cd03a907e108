import { nonceFor, serverNow } from './clock-and-nonce.ts'
import { dpopKey } from './dpop-key.ts'

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
