import ky, { isHTTPError, type Options } from 'ky'
import { retryAfter } from '#session/retry-after.ts'
import { isOffline } from './offline.ts'

/** Seconds that a read may wait because of `Retry-After`: a user is waiting. */
const maxWaitSeconds = 5

const retry: Options['retry'] = {
  limit: 2,
  methods: ['get', 'post'],
  statusCodes: [429, 502, 503, 504],
  afterStatusCodes: [429, 503],
  jitter: (delay) => delay * (0.75 + Math.random() / 2),
  shouldRetry: ({ error }) => {
    if (isOffline()) return false
    return isHTTPError(error) && (retryAfter(error.response.headers) ?? 0) > maxWaitSeconds
      ? false
      : undefined
  },
}

interface FailedRead {
  readonly address: string
  readonly init: Omit<RequestInit, 'signal'>
  /** The attempt that has failed. */
  readonly first: Promise<Response>
  /** Makes another attempt. */
  readonly attempt: (request: Request) => Promise<Response>
  readonly timeout: number
  readonly signal: AbortSignal | undefined
}

/**
 * Tries a failed read twice more; an HTTP error of the last attempt is no rejection. Loaded after a failure: no other call
 * needs the library.
 */
export async function retryRead({ address, init, first, attempt, ...limits }: FailedRead): Promise<void> {
  let known: Promise<Response> | null = first
  const next = (request: Request) => {
    const outcome = known ?? attempt(request)
    known = null
    return outcome
  }
  try {
    await ky(address, {
      ...init,
      ...limits,
      retry,
      fetch: (input, given) => next(new Request(input, given)),
    })
  } catch (error) {
    if (!isHTTPError(error)) throw error
  }
}
