/**
 * Calls a function once the page is idle, at the latest after `timeout` milliseconds; returns a function that cancels the
 * call. A browser without idle callbacks waits for half a second.
 */
export function whenIdle(run: () => void, timeout = 5000): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, 500)
  return () => clearTimeout(timer)
}
