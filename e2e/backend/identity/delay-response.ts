import { setTimeout as wait } from 'node:timers/promises'

const DELAY_MS = 1000
const MAX_DELAYED = 500

let delayed = 0

/**
 * Delays the response to a rejected attempt by a second, so that a client in a loop cannot keep the server busy. Beyond
 * MAX_DELAYED waiting responses there is no delay.
 */
export async function delayResponse(): Promise<void> {
  if (delayed >= MAX_DELAYED) return
  delayed += 1
  await wait(DELAY_MS)
  delayed -= 1
}
