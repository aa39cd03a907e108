import { setTimeout as wait } from 'node:timers/promises'

const DELAY_MS = 1000
const MAX_DELAYED = 500

let delayed = 0

/**
 * Delays the answer to a refused attempt by a second: a client that sends the next one as soon as it is refused would
 * otherwise keep the server busy with refusals alone. Beyond a number of them the answer goes out at once.
 */
export async function delayResponse(): Promise<void> {
  if (delayed >= MAX_DELAYED) return
  delayed += 1
  await wait(DELAY_MS)
  delayed -= 1
}
