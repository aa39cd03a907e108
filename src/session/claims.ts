import { isRecord } from '#descriptor/read.ts'
import { serverNow } from './clock-and-nonce.ts'

/** The claims of a JWT, unverified: the server verifies; `{}` for what cannot be decoded. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) ? claims : {}
  } catch {
    return {}
  }
}

/** Seconds that a fresh token lasts, by its own times and not by this device's clock; null when it has none. */
export function lifeOf(token: string): number | null {
  const { exp, iat } = claimsOf(token)
  const life = Number(exp) - Number(iat ?? serverNow() / 1000)
  return life > 0 ? life : null
}
