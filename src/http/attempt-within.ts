/** Runs an attempt whose signal aborts with the caller's, or with a `TimeoutError` after `timeout` milliseconds; rejects as the signal does. */
export async function attemptWithin<T>(
  timeout: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted()
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort(caller?.reason)
  const expire = () => controller.abort(new DOMException('The attempt took too long', 'TimeoutError'))
  const timer = setTimeout(expire, timeout)
  caller?.addEventListener('abort', stop)
  // A race: an attempt may wait for a renewal, which does not follow the signal.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  try {
    return await Promise.race([run(signal), aborted])
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', stop)
  }
}
