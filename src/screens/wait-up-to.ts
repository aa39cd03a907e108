/** Milliseconds that a screen waits for its data before it is rendered without them. */
const patience = 150

/** Waits until all loads have settled, up to the time limit. */
export async function settledSoon(loads: readonly Promise<unknown>[]): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience)
  })
  await Promise.race([Promise.allSettled(loads), late])
}
