import { Refused } from '#http/errors.ts'

/** Seconds before the second attempt where the server names none. */
const usualWait = 2

/** Seconds; a longer Retry-After ends the attempts. */
const maxWait = 60

const maxAttempts = 4

/** Whether a request was refused because the server has too much to do; nothing was carried out. */
export function isBusy(cause: unknown): cause is Refused {
  return cause instanceof Refused && !cause.maybeDone && (cause.status === 429 || cause.status === 503)
}

/**
 * Makes an attempt, and another one after a pause while the server is too busy for it. The result is that of the last attempt;
 * after the signal has aborted, no other follows.
 */
export async function retryWhileBusy<T>(
  attempt: () => Promise<T>,
  causeOf: (result: T) => unknown,
  signal: AbortSignal,
): Promise<T> {
  for (let count = 1; ; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt follows the refusal of the one before it
    const result = await attempt()
    const cause = causeOf(result)
    if (!isBusy(cause) || count === maxAttempts) return result
    const wait = cause.wait ?? usualWait * count
    if (wait > maxWait) return result
    // oxlint-disable-next-line no-await-in-loop -- the pause before the next attempt
    await pause(wait * 1000, signal)
    if (signal.aborted) return result
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
