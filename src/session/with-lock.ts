/** Runs `work` while no other tab runs any; after `timeoutMs` milliseconds it no longer waits for them. */
export async function withLock<T>(work: () => Promise<T>, timeoutMs = 40_000): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work()
  let started = false
  const begin = () => {
    started = true
    return work()
  }
  try {
    return await navigator.locks.request('session', { signal: AbortSignal.timeout(timeoutMs) }, begin)
  } catch (error) {
    // A tab that holds the lock and hangs must not keep everybody else out for ever.
    if (started) throw error
    return work()
  }
}
