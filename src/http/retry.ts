import { isHTTPError, type RetryOptions } from 'ky'
import type { WireRequest } from '#descriptor/request.ts'
import { retryAfter } from '#session/retry-after.ts'
import { isOffline } from './offline.ts'

/** Seconds that a read may wait because of `Retry-After`: a user is waiting. */
const maxWaitSeconds = 5

/** Reads are tried twice more; a write is never repeated by itself. */
export function retryOf({ method, isRead = method === 'GET' }: WireRequest): RetryOptions {
  return {
    limit: isRead ? 2 : 0,
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
}
