/** A signal that ends an attempt after `timeout` milliseconds, with a `TimeoutError`, or when the caller aborts it. */
export function timeLimit(timeout: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(timeout)
  return signal ? AbortSignal.any([signal, limit]) : limit
}
