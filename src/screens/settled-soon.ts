/** Milliseconds that a screen waits for its data before it shows without: an answer that comes sooner is drawn at once. */
const patience = 150

/** Waits until all loads have ended, well or not, but not for long. */
export async function settledSoon(loads: readonly Promise<unknown>[]): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience)
  })
  await Promise.race([Promise.allSettled(loads), late])
}
