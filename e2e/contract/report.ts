import type { CallDeparture } from './call-departure.ts'

/** The departures of a run, each once. */
export interface Report {
  readonly departures: readonly CallDeparture[]
  /** Checks that could not be made, with the reason. */
  readonly unchecked: readonly string[]
  add(departure: CallDeparture): void
  leaveOut(reason: string): void
}

/** Starts an empty report. A departure of all calls is kept for the first one only. */
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
      const { entity, call, rule, part } = departure
      const key = JSON.stringify(entity === '' ? [rule, part] : [entity, call, rule, part])
      if (!departures.has(key)) departures.set(key, departure)
    },
    leaveOut(reason) {
      unchecked.add(reason)
    },
  }
}
