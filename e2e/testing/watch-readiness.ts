import { READY_PATH } from '../backend/server/readiness.ts'

/** Milliseconds between two checks of a back-end, and those that a check waits. */
const INTERVAL_MS = 1000
const TIMEOUT_MS = 2000

/** The readiness of back-ends, as a balancer checks it. */
export interface Readiness {
  readonly isReady: (base: string) => boolean
  /** Checks a back-end at once. */
  readonly check: (base: string) => Promise<void>
  readonly stop: () => void
}

/** Whether a back-end answers that it is ready. */
export async function isReadyAt(base: string): Promise<boolean> {
  return fetch(base + READY_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Checks each back-end again and again until it is stopped. */
export function watchReadiness(bases: readonly string[]): Readiness {
  const waiting = new Set<string>()
  const newest = new Map<string, number>()
  let checks = 0
  const check = async (base: string) => {
    checks += 1
    const own = checks
    const isReady = await isReadyAt(base)
    // A check that began before another one may end after it.
    if (own < (newest.get(base) ?? 0)) return
    newest.set(base, own)
    if (isReady) waiting.delete(base)
    else waiting.add(base)
  }
  const timer = setInterval(() => bases.forEach((base) => void check(base)), INTERVAL_MS)
  timer.unref()
  return { isReady: (base) => !waiting.has(base), check, stop: () => clearInterval(timer) }
}
