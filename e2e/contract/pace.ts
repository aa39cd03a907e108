/** Waits until the next call may leave. */
export type Pace = () => Promise<void>

/** A pace of at most so many calls a second. */
export function pace(callsPerSecond: number): Pace {
  const interval = 1000 / callsPerSecond
  let next = 0
  return async () => {
    const now = Date.now()
    const wait = Math.max(0, next - now)
    next = Math.max(now, next) + interval
    if (wait > 0) await new Promise((resolve) => void setTimeout(resolve, wait))
  }
}
