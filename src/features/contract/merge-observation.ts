import type { DepartureEntry, Observed } from './departure-entry.ts'
import type { Observation } from './observe-response.ts'

/** The most departures that are kept; a back-end of another kind would fill the storage. */
const maxEntries = 200
const dayMs = 86_400_000
/** Milliseconds after which a departure that is not seen any more is removed. */
const maxAgeMs = 30 * dayMs

/**
 * The entries after one more response, newest first; the same list if nothing changes. A missing field that has come
 * since is removed, a dismissed one returns when something else is received.
 */
export function mergeObservation(
  entries: readonly DepartureEntry[],
  { call, departures, sent }: Observation,
  now: number,
): readonly DepartureEntry[] {
  // Only one that was missing everywhere: where some records lack a toggle, other pages have it in all.
  const hasCome = (one: DepartureEntry) =>
    one.call === call && one.received === 'missing' && one.count === one.total && sent.has(one.field)
  const isGone = (one: DepartureEntry) => now - one.last > maxAgeMs || hasCome(one)
  const kept = entries.filter((one) => !isGone(one))
  const merged = kept.map((one) => {
    const seen = departures.find((other) => isSame(one, other))
    return seen ? mergeEntry(one, seen, now) : one
  })
  const added = departures
    .filter((one) => !kept.some((other) => isSame(one, other)))
    .map((one) => ({ ...one, since: now, last: now, isDismissed: false }))
  const next = [...added, ...merged]
  const isUnchanged = next.length === entries.length && next.every((one, at) => one === entries[at])
  return isUnchanged ? entries : newest(next)
}

/** The entries with some of them dismissed. */
export function dismissEntries(
  entries: readonly DepartureEntry[],
  dismissed: readonly DepartureEntry[],
): readonly DepartureEntry[] {
  // One that something else was received for since is another departure than the one on the screen.
  const isDismissed = (one: DepartureEntry) =>
    dismissed.some((other) => isSame(one, other) && one.received === other.received)
  return entries.map((one) => (isDismissed(one) ? { ...one, isDismissed: true } : one))
}

// The time of the last response is written once a day: every response would write otherwise.
function mergeEntry(entry: DepartureEntry, seen: Observed, now: number): DepartureEntry {
  const isChanged = entry.received !== seen.received
  const isCounted = entry.count === seen.count && entry.total === seen.total && entry.similar === seen.similar
  if (!isChanged && isCounted && now - entry.last < dayMs) return entry
  if (isChanged) return { ...seen, since: now, last: now, isDismissed: false }
  const { since, isDismissed } = entry
  return { ...seen, since, last: now, isDismissed }
}

function newest(entries: readonly DepartureEntry[]): readonly DepartureEntry[] {
  if (entries.length <= maxEntries) return entries
  return entries.toSorted((one, other) => other.last - one.last).slice(0, maxEntries)
}

const isSame = (one: Observed, other: Observed) => one.call === other.call && one.field === other.field
