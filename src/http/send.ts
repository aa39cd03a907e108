import ky, { isHTTPError, type Options } from 'ky'
import type { WireRequest } from '#descriptor/request.ts'
import type { ParsedResponse } from '#descriptor/success.ts'
import { addressOf, config } from '#session/config.ts'
import type { SendRequest } from '#session/dpop-fetch.ts'
import { retryAfter } from '#session/retry-after.ts'
import { SessionEnded, Unreachable } from './errors.ts'
import { isOffline } from './offline.ts'
import { type RawResponse, readResponse } from './read-response.ts'
import { guardHeaders, strongTag, type WriteGuard } from './safe-writes.ts'
import { transport, unlessAborted } from './transport.ts'

export { onSessionEnded } from './expiry.ts'

/** Milliseconds that an attempt may take, the response's body included (S7-04). */
export const requestTimeout = 120_000

export interface SendOptions extends WriteGuard {
  readonly signal?: AbortSignal
  /** `no-store` reads past every cache. The browser adds its headers after the CORS check, so they are never preflighted. */
  readonly cache?: RequestCache | undefined
  /** Milliseconds; for tests. */
  readonly timeout?: number
  /** How each attempt leaves; `fetch` by default. */
  readonly through?: SendRequest
}

/** A response with its parsed body, and the strong entity tag of the record in it. */
export interface Received extends ParsedResponse {
  readonly etag?: string | undefined
}

/** Seconds that a read may wait because of `Retry-After`: a user is waiting. */
const maxWaitSeconds = 5

/** The instance that sends all calls; only reads have a limit of retries above 0. */
const client = ky.create({
  retry: {
    limit: 0,
    methods: ['get', 'post'],
    statusCodes: [429, 502, 503, 504],
    afterStatusCodes: [429, 503],
    maxRetryAfter: maxWaitSeconds * 1000,
    jitter: (delay) => delay * (0.75 + Math.random() / 2),
    shouldRetry: ({ error }) => {
      const wait = isHTTPError(error) ? retryAfter(error.response.headers) : null
      return isOffline() || (wait ?? 0) > maxWaitSeconds ? false : undefined
    },
  },
})

/** Makes one call of the signed-in user and returns the parsed body; throws the errors of errors.ts. */
export async function send(request: WireRequest, options: SendOptions = {}): Promise<unknown> {
  return (await exchange(request, options)).body
}

/** Makes one call of the signed-in user; throws the facts of errors.ts. */
export async function exchange(
  request: WireRequest,
  { signal, cache = 'default', timeout = requestTimeout, through, ...guard }: SendOptions = {},
): Promise<Received> {
  const settings = await config()
  const address = addressOf(settings, request)
  let raw: RawResponse | undefined
  let mayHaveLeft = false
  // In place of hooks: a renewal or a new nonce is no retry, writes get them too, and the first attempt needs a proof as well.
  const attempt = async (input: RequestInfo | URL, init?: RequestInit) => {
    mayHaveLeft ||= !isOffline()
    const ready = new Request(input, init)
    const response = await transport(ready, through)
    const { status, headers } = response
    // Read here, so that a body torn off in the middle is a failed attempt like any other.
    raw = { status, headers, body: await unlessAborted(ready.signal, response.text()) }
    return new Response(null, { status, headers })
  }
  try {
    await client(address, {
      ...initOf(request, guardHeaders(address, settings, guard)),
      ...(signal ? { signal } : {}),
      cache,
      timeout,
      retry: { limit: isRead(request) ? 2 : 0 },
      fetch: attempt,
    })
  } catch (error) {
    if (!isHTTPError(error)) throw toRequestError(error, mayHaveLeft)
  }
  if (!raw) throw new TypeError('the call ended without a response')
  const { status, headers } = raw
  const problemsOf = status >= 400 && !isRead(request) ? await loadProblems() : undefined
  const body = readResponse(raw, request.failure, problemsOf)
  return { body, status, headers, etag: strongTag(headers) }
}

/** Lists read no problems of fields: this code comes with that of writes. */
const loadProblems = () =>
  import('./problems-in.ts').then(
    ({ problemsIn }) => problemsIn,
    () => undefined,
  )

function initOf({ method, headers, body }: WireRequest, guard: Readonly<Record<string, string>>): Options {
  const init = { method, headers: { Accept: 'application/json', ...headers, ...guard } }
  if (body === undefined) return init
  return body instanceof FormData ? { ...init, body } : { ...init, json: body }
}

/** Reads are tried twice more; a write is never repeated by itself. */
function isRead({ method, isRead: reads = method === 'GET' }: WireRequest): boolean {
  return reads
}

/**
 * Turns the failure of a call into an error of errors.ts; an abort by the caller is returned unchanged. `mayHaveLeft` is false
 * when there was no network as the call began: nothing of it can then have been carried out.
 */
function toRequestError(error: unknown, mayHaveLeft: boolean): unknown {
  if (error instanceof SessionEnded || error instanceof Unreachable) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return new Unreachable('timeout', { sent: true })
  if (name === 'NetworkError' || error instanceof TypeError) {
    return new Unreachable(isOffline() ? 'offline' : 'network', { cause: error, sent: mayHaveLeft })
  }
  return error
}
