import { setTimeout as wait } from 'node:timers/promises'

const HELD_FOR = 1000
const MOST_HELD = 500

let held = 0

/**
 * Delays the answer to a refused attempt by a second: a client that sends the next one as soon as it is refused would
 * otherwise keep the server busy with refusals alone. Beyond a number of them the answer goes out at once.
 */
export async function hold(): Promise<void> {
  if (held >= MOST_HELD) return
  held += 1
  await wait(HELD_FOR)
  held -= 1
}
