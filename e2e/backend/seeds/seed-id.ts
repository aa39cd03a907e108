import { createHash } from 'node:crypto'

/** The rows that were seeded before, by the name of their resource: later ones refer to them. */
export type Seeded = ReadonlyMap<string, readonly Record<string, unknown>[]>

const FIRST = Date.UTC(2025, 8, 1, 1)
const MINUTE = 60_000

/** When the seeded record with this number was made: one every quarter of an hour. */
export function seedTime(at: number): Date {
  return new Date(FIRST + at * 15 * MINUTE)
}

/** Hours between two letters of customers: now many come, now few. */
const HOURS_BETWEEN = [2, 9, 3, 1, 7, 4, 11, 2, 5, 3]

/** When the seeded records were made that are looked at by day: the last one a moment ago, in the order of their ids. */
export function recentTimes(count: number): readonly Date[] {
  let time = Date.now()
  const times = Array.from({ length: count }, (_, back) => {
    const made = new Date(time)
    time -= (HOURS_BETWEEN[back % HOURS_BETWEEN.length] ?? 0) * 60 * MINUTE
    return made
  })
  return times.toReversed()
}

/** The id of a seeded record: the same on every machine, and in the order of creation like all ids. */
export function seedId(resource: string, at: number): string {
  const hash = createHash('sha256').update(`${resource} ${at}`).digest('hex').slice(0, 12)
  return seedTime(at).getTime().toString(16).padStart(12, '0') + hash
}
