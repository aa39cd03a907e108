import { isRecord } from '#descriptor/read.ts'
import { sharedStore } from './shared-store.ts'

const name = 'token-calls'
const perMinute = 6
const minute = 60_000
const eager = 4
// Six calls a minute, four of them in its first twelve seconds: the others are spread evenly over the rest of it.
const longDelayMs = 16_000

/** Milliseconds between the first calls after a failure. */
export const shortDelayMs = 4000

interface Allowance {
  /** When token calls were made within the last minute, in milliseconds. */
  readonly calls: readonly number[]
  /** The provider asked to be left alone until then. */
  readonly notBefore: number
}

/** Writes down a token call, for all tabs. */
export async function countTokenCall(): Promise<void> {
  await sharedStore.change(name, (old) => {
    const { calls, notBefore } = read(old)
    return { calls: [...calls, Date.now()], notBefore }
  })
}

/** Forgets the calls after one that succeeded: only failures pile up. */
export async function forgetTokenCalls(): Promise<void> {
  await sharedStore.remove(name)
}

/** Leaves the provider alone for as long as it asked, at most five minutes. */
export async function pauseTokenCalls(seconds: number): Promise<void> {
  const notBefore = Date.now() + Math.min(seconds, 300) * 1000
  await sharedStore.change(name, (old) => ({ ...read(old), notBefore }))
}

/**
 * Milliseconds until a renewal may be tried. All tabs together make six calls a minute at most: the first at short
 * distance, since most troubles are short, the others so that there is always one soon after a long one has ended.
 */
export async function untilAllowed(): Promise<number> {
  const { calls, notBefore } = read(await sharedStore.get(name))
  const last = calls.at(-1) ?? 0
  const spaced = last + (calls.length < eager ? shortDelayMs : longDelayMs)
  const free = (calls.at(-perMinute) ?? -minute) + minute
  return Math.max(0, spaced - Date.now(), free - Date.now(), notBefore - Date.now())
}

// A clock that was set back leaves times in the future: they must not block for longer than they could.
function read(raw: unknown): Allowance {
  const now = Date.now()
  const { calls, notBefore } = isRecord(raw) ? raw : {}
  const recent = Array.isArray(calls) ? calls.filter((at) => at <= now && at > now - minute) : []
  const earliest = typeof notBefore === 'number' && notBefore <= now + 5 * minute ? notBefore : 0
  return { calls: recent, notBefore: earliest }
}
