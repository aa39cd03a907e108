import { retryAfter } from '#session/retry-after.ts'
import { isOffline } from './offline.ts'
import type { RawResponse } from './read-response.ts'

/** Attempts of a read beside the first one. */
const maxRetries = 2
/** Seconds that a read may wait because of `Retry-After`: a user is waiting. */
const maxWaitSeconds = 5
const retriedStatuses: readonly number[] = [429, 502, 503, 504]

/**
 * Sends a read with at most two retries, after a lost connection or a refusal that may pass. A timeout is not retried.
 * Only for reads: a write whose response was lost may have been carried out.
 */
export async function withRetries(
  attempt: () => Promise<RawResponse>,
  signal?: AbortSignal,
): Promise<RawResponse> {
  for (let retries = 0; ; retries += 1) {
    try {
      const response = await attempt()
      const delay = delayAfter(response, retries)
      if (delay === null || retries === maxRetries || isOffline()) return response
      await pause(delay, signal)
    } catch (error) {
      // `fetch` and the reading of a body report a lost connection as a TypeError, in all browsers.
      if (!(error instanceof TypeError) || retries === maxRetries || isOffline()) throw error
      await pause(backoff(retries), signal)
    }
  }
}

/** Milliseconds until the next attempt, null for a response that is not retried. */
function delayAfter({ status, headers }: RawResponse, retries: number): number | null {
  if (!retriedStatuses.includes(status)) return null
  const wait = retryAfter(headers)
  if (wait === null) return backoff(retries)
  return wait > maxWaitSeconds ? null : wait * 1000
}

/** 300 ms, then 600 ms, each a quarter shorter to a quarter longer, so that the tabs of an office do not retry together. */
function backoff(retries: number): number {
  return 300 * 2 ** retries * (0.75 + Math.random() / 2)
}

function pause(delay: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, delay)
    function stop(): void {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
