/** Limits concurrency: runs at most `most` jobs at once; the others are queued in their order. */
export function limitConcurrency(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (job) => {
    // A finished job passes its slot to the next one in the queue, so that a new job cannot take it.
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
