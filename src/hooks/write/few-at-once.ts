/** Runs jobs, at most `most` at once; the others wait in their order. */
export function fewAtOnce(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (job) => {
    // Whoever ends hands its place on, so that nobody who comes meanwhile takes it.
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
