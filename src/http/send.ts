import ky, { isHTTPError } from 'ky'
import type { WireRequest } from '#descriptor/request.ts'
import type { Answer } from '#descriptor/success.ts'
import { config } from '#session/config.ts'
import { addressOf } from './address.ts'
import { isOffline } from './offline.ts'
import { type RawResponse, readResponse } from './read-response.ts'
import { retryOf } from './retry.ts'
import { guardHeaders, strongTag, type WriteGuard } from './safe-writes.ts'
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

/** A response with its parsed body, and the strong entity tag of the record in it. */
export interface Received extends Answer {
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
  let answer: RawResponse | undefined
  let mayHaveLeft = false
  const attempt = async (ready: Request) => {
    mayHaveLeft ||= !isOffline()
    const response = await transport(ready)
    // Read here and not by ky, so that an answer torn off in the middle is a failed attempt like any other.
    answer = { status: response.status, headers: response.headers, body: await response.text() }
    return new Response(null, { status: response.status, headers: response.headers })
  }
  try {
    await ky(address, {
      method: request.method,
      headers: {
        Accept: 'application/json',
        ...request.headers,
        ...guardHeaders(address, settings, guard),
      },
      ...(request.body instanceof FormData ? { body: request.body } : { json: request.body }),
      retry: retryOf(request),
      fetch: (input, init) => attempt(new Request(input, init)),
      cache,
      timeout,
      signal,
    })
  } catch (error) {
    if (!isHTTPError(error) || !answer) throw toRequestError(error, mayHaveLeft)
  }
  if (!answer) throw new TypeError('the call ended without a response')
  const { status, headers } = answer
  return { body: readResponse(answer, request.failure), status, headers, etag: strongTag(headers) }
}
