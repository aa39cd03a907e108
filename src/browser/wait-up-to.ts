/** Milliseconds that a screen waits for its data before it is rendered without them. */
const dataTimeoutMs = 150

/** Waits until all loads have settled, up to the time limit. */
export async function waitUpTo(promises: readonly Promise<unknown>[]): Promise<void> {
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, dataTimeoutMs)
  })
  await Promise.race([Promise.allSettled(promises), timeout])
}
