import ky, { isHTTPError } from 'ky'
import { retryAfter } from '#session/retry-after.ts'
import { isOffline } from './offline.ts'

/** Seconds that a read may wait because of `Retry-After`: a user is waiting. */
const maxWaitSeconds = 5

/** The instance that sends all calls; only reads are given a limit of retries. */
export const client = ky.create({
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
