import type { CallDeparture } from './call-departure.ts'

/** The departures of a run, each once: those of several calls with one cause are one, of its first call. */
export interface Report {
  readonly departures: readonly CallDeparture[]
  /** Checks that could not be made, with the reason. */
  readonly unchecked: readonly string[]
  add(departure: Omit<CallDeparture, 'also'>): void
  leaveOut(reason: string): void
}

/** Starts an empty report. */
export function startReport(): Report {
  const departures = new Map<string, CallDeparture>()
  const unchecked = new Set<string>()
  return {
    get departures() {
      return [...departures.values()]
    },
    get unchecked() {
      return [...unchecked]
    },
    add(departure) {
      const { entity, rule, part, change, call, place } = departure
      const key = JSON.stringify(entity === '' ? [rule, part] : [entity, rule, part, change])
      const first = departures.get(key)
      const isNamed = first && [first, ...first.also].some((each) => each.call === call)
      if (!first) departures.set(key, { ...departure, also: [] })
      else if (entity !== '' && !isNamed)
        departures.set(key, { ...first, also: [...first.also, { call, place }] })
    },
    leaveOut(reason) {
      unchecked.add(reason)
    },
  }
}
