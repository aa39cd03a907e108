import type { WireRequest } from '#descriptor/request.ts'
import { config } from '#session/config.ts'
import { addressOf } from './address.ts'
import { isOffline } from './offline.ts'
import { type RawResponse, readResponse } from './read-response.ts'
import { withRetries } from './retry.ts'
import { guardHeaders, strongTag, type WriteGuard } from './safe-writes.ts'
import { timeLimit } from './time-limit.ts'
import { toRequestError } from './to-request-error.ts'
import { transport } from './transport.ts'

export { onSessionEnded } from './expiry.ts'

/** Milliseconds that an attempt may take, the answer's body included (S7-04). */
export const requestTimeout = 120_000

export interface SendOptions extends WriteGuard {
  readonly signal?: AbortSignal
  /** `no-store` reads past every cache. The browser adds its headers after the CORS check, so they are never preflighted. */
  readonly cache?: RequestCache | undefined
  /** Milliseconds; for tests. */
  readonly timeout?: number
}

/** The parsed body of a response, and the strong entity tag of the record in it. */
export interface Received {
  readonly body: unknown
  readonly etag?: string | undefined
}

/** Makes one call of the signed-in user and gives the parsed body; throws the facts of errors.ts. */
export async function send(request: WireRequest, options: SendOptions = {}): Promise<unknown> {
  return (await exchange(request, options)).body
}

/** Makes one call of the signed-in user; throws the facts of errors.ts. */
export async function exchange(
  request: WireRequest,
  { signal, cache = 'default', timeout = requestTimeout, ...guard }: SendOptions = {},
): Promise<Received> {
  const settings = await config()
  const address = addressOf(settings, request)
  const { method, body } = request
  const isForm = body instanceof FormData
  const init: RequestInit = {
    method,
    cache,
    headers: {
      Accept: 'application/json',
      ...(isForm || body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...request.headers,
      ...guardHeaders(address, settings, guard),
    },
    body: isForm ? body : JSON.stringify(body),
  }
  let mayHaveLeft = false
  const attempt = async (): Promise<RawResponse> => {
    mayHaveLeft ||= !isOffline()
    const limit = timeLimit(timeout, signal)
    try {
      const response = await transport(new Request(address, { ...init, signal: limit }))
      // The body is read as a part of the attempt: one that is torn off in the middle is retried as well.
      return { status: response.status, headers: response.headers, body: await response.text() }
    } catch (error) {
      throw limit.aborted ? limit.reason : error
    }
  }
  const sent = method === 'GET' ? withRetries(attempt, signal) : attempt()
  const response = await sent.catch((error: unknown) => {
    throw toRequestError(error, mayHaveLeft)
  })
  return { body: readResponse(response), etag: strongTag(response.headers) }
}
