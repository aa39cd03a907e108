/** Milliseconds after which the page may answer to input before the work goes on. */
const sliceMs = 8

/** Does the work for each item in short tasks, so that the page answers in between; throws once the signal has aborted. */
export async function inSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  signal?: AbortSignal,
): Promise<void> {
  let start = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - start < sliceMs) continue
    // oxlint-disable-next-line no-await-in-loop -- the pause between two slices
    await nextTask()
    signal?.throwIfAborted()
    start = performance.now()
  }
}

// After a timeout, unlike after `scheduler.yield`, the browser paints before the work goes on.
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
