import { type FailureText, messageOf } from '#descriptor/envelope.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { lifeOf } from './claims.ts'
import { dpopFetch } from './dpop-fetch.ts'
import { readable } from './readable.ts'
import { retryAfter } from './retry-after.ts'
import { renewalMargin } from './signed-in.ts'
import { countTokenCall } from './token-allowance.ts'

/** The identity provider, or the sign-in call, has refused. Never carries the posted values. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
  readonly status: number
  /** The properties that may hold the provider's code: `error` and `error_description` (S8-05, S8-06). */
  readonly codes: readonly string[]
  /** The server's own `message` if a person can read it, else ''. */
  readonly serverMessage: string
  /** Seconds to wait, null when the server names none. */
  readonly retryAfter: number | null

  constructor(status: number, body: unknown, headers: Headers, failure?: FailureText) {
    super(`The token call was refused with ${status}`)
    const response = isRecord(body) ? body : {}
    this.status = status
    this.codes = [readText(response.error), readText(response.error_description)]
    this.serverMessage = readable(messageOf(body, failure))
    this.retryAfter = retryAfter(headers)
  }
}

/** No usable response arrived; the provider may still have carried out the request. */
export class TokenLost extends Error {
  override readonly name = 'TokenLost'
}

/** The provider has renewed the session, and its response is not accepted: the refresh token that was sent is spent. */
export class RenewalInvalid extends Error {
  override readonly name = 'RenewalInvalid'

  constructor(cause: unknown) {
    // Only plain words: a message about a token that cannot be decoded quotes a part of it.
    const reason = cause instanceof Error && /^[\w ,.]{1,120}$/.test(cause.message) ? cause.message : ''
    super(`The renewed session was not accepted: ${reason || 'its ID token cannot be read'}`)
  }
}

interface TokenPost {
  readonly body: URLSearchParams
  readonly timeoutInSeconds?: number
}

/** Posts a grant to the token endpoint with a proof; the shape is that of oidc-client-ts' own form post. */
export async function postToken(url: string, { body, timeoutInSeconds = 120 }: TokenPost): Promise<unknown> {
  const form = formOf(body)
  const response = await requestToken(
    new Request(url, { method: 'POST', body: form, signal: AbortSignal.timeout(timeoutInSeconds * 1000) }),
  )
  const token = readText(isRecord(response) ? response.access_token : '')
  if (!isRecord(response) || token === '') throw new TokenLost('The response has no access token')
  return { ...response, expires_in: lifeIn(response.expires_in, token) }
}

/**
 * Sends a proven call whose response is JSON; throws `TokenRefused` for an error, with the message from the place that
 * `failure` names, and `TokenLost` for no usable response.
 */
export async function requestToken(request: Request, failure?: FailureText): Promise<unknown> {
  const response = await dpopFetch(request, undefined, sendCounted).catch(lost)
  const content = await response.text().catch(lost)
  const body = parsed(content)
  if (!response.ok) throw new TokenRefused(response.status, body, response.headers, failure)
  if (body === undefined) throw new TokenLost('The response cannot be read')
  return body
}

async function sendCounted(request: Request): Promise<Response> {
  await countTokenCall()
  return fetch(request)
}

// The library leaves an empty secret out, but the form always has its eight fields (S7-19). A scope on renewal could
// only narrow what was granted, and the library would send the response's narrower scope the next time.
function formOf(body: URLSearchParams): URLSearchParams {
  const form = new URLSearchParams(body)
  if (form.get('grant_type') === 'password' && !form.has('client_secret')) form.set('client_secret', '')
  if (form.get('grant_type') === 'refresh_token') form.delete('scope')
  return form
}

// RFC 6749 §5.1 only recommends `expires_in`.
function lifeIn(expiresIn: unknown, token: string): number {
  const seconds = Number(readText(expiresIn) || Number.NaN)
  return seconds > 0 ? seconds : (lifeOf(token) ?? renewalMargin)
}

function lost(cause: unknown): never {
  // `cause` may be a TypeError or an abort, never a response: it has no secret.
  throw new TokenLost('No response arrived', { cause })
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
