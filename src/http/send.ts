import type { WireRequest } from '#descriptor/request.ts'
import type { ParsedResponse } from '#descriptor/success.ts'
import { addressOf } from '#session/address.ts'
import { config } from '#session/config.ts'
import { attemptWithin } from './attempt-within.ts'
import { noteFirstRead } from './first-reads.ts'
import { isOffline } from './offline.ts'
import { type RawResponse, readResponse } from './read-response.ts'
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
export interface Received extends ParsedResponse {
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
  noteFirstRead(request)
  const settings = await config()
  const address = addressOf(settings, request)
  const init = { ...initOf(request, guardHeaders(address, settings, guard)), cache }
  let answer: RawResponse | undefined
  let mayHaveLeft = false
  const attempt = async (ready: Request) => {
    mayHaveLeft ||= !isOffline()
    const response = await transport(ready)
    // Read here, so that an answer torn off in the middle is a failed attempt like any other.
    answer = { status: response.status, headers: response.headers, body: await response.text() }
    return new Response(null, { status: response.status, headers: response.headers })
  }
  const first = attemptWithin(timeout, signal, (limit) =>
    attempt(new Request(address, { ...init, signal: limit })),
  )
  try {
    const retries = isRead(request) && (await hasFailed(first)) ? await loadRetries() : null
    await (retries?.retryRead({ address, init, first, attempt, timeout, signal }) ?? first)
  } catch (error) {
    throw toRequestError(error, mayHaveLeft)
  }
  if (!answer) throw new TypeError('the call ended without a response')
  const { status, headers } = answer
  return { body: readResponse(answer, request.failure), status, headers, etag: strongTag(headers) }
}

function initOf(
  { method, headers, body }: WireRequest,
  guard: Readonly<Record<string, string>>,
): RequestInit {
  const all = { Accept: 'application/json', ...headers, ...guard }
  if (body === undefined || body instanceof FormData) return { method, headers: all, body: body ?? null }
  return { method, headers: { 'Content-Type': 'application/json', ...all }, body: JSON.stringify(body) }
}

/** Reads are tried twice more; a write is never repeated by itself. */
function isRead({ method, isRead: reads = method === 'GET' }: WireRequest): boolean {
  return reads
}

/** Whether another attempt may succeed; the retries themselves decide in detail. */
function hasFailed(first: Promise<Response>): Promise<boolean> {
  return first.then(
    ({ status }) => status === 429 || status > 500,
    (error: unknown) => error instanceof TypeError,
  )
}

/** Without the code of the retries the first failure is the result. */
function loadRetries() {
  return import('./retry.ts').catch(() => null)
}
