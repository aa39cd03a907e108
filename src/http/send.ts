import ky, { isHTTPError } from 'ky'
import type { WireRequest } from '#descriptor/request.ts'
import { config } from '#session/config.ts'
import { addressOf } from './address.ts'
import { asFact } from './as-fact.ts'
import { isOffline } from './offline.ts'
import { type Answer, readAnswer } from './read-answer.ts'
import { retryOf } from './retry.ts'
import { transport } from './transport.ts'

export { onSessionEnded } from './expiry.ts'

/** Milliseconds that an attempt may take, the answer's body included (spec §9). */
export const requestTimeout = 120_000

export interface SendOptions {
  readonly signal?: AbortSignal
  /** Milliseconds; for tests. */
  readonly timeout?: number
}

/** Makes one call of the signed-in user and gives the parsed body; throws the facts of errors.ts. */
export async function send(request: WireRequest, { signal, timeout = requestTimeout }: SendOptions = {}) {
  const settings = await config()
  let answer: Answer | undefined
  let mayHaveLeft = false
  const attempt = async (ready: Request) => {
    mayHaveLeft ||= !isOffline()
    const response = await transport(ready)
    // Read here and not by ky, so that an answer torn off in the middle is a failed attempt like any other.
    answer = { status: response.status, headers: response.headers, body: await response.text() }
    return new Response(null, { status: response.status, headers: response.headers })
  }
  try {
    await ky(addressOf(settings, request), {
      method: request.method,
      headers: { Accept: 'application/json', ...request.headers },
      ...(request.body instanceof FormData ? { body: request.body } : { json: request.body }),
      retry: retryOf(request.method),
      fetch: (input, init) => attempt(new Request(input, init)),
      timeout,
      signal,
    })
  } catch (error) {
    if (!isHTTPError(error) || !answer) throw asFact(error, mayHaveLeft)
  }
  return answer && readAnswer(answer)
}
