import type { Place } from './descriptor-places.ts'

/**
 * The consequence of a departure: `breaks`, the app shows, sends or protects something wrongly; `read`, the app reads the
 * answer, but it is not as described; `harmless`, worth a look and no reason to fail.
 */
export type Weight = keyof typeof meanings

/** The facts of a departure, without the call that it was found at. */
export interface Found {
  /** The rule that is broken, such as `field-renamed`. */
  readonly rule: string
  /** The field or other part that departs; '' for the answer as a whole. */
  readonly part?: string
  readonly weight: Weight
  readonly expected: string
  /** What came, without values of records: types, counts, names of keys. */
  readonly actual: string
  /** The change that ends the departure: to the descriptor, or to the back-end where the grammar has no key for it. */
  readonly change: string
  /** The keys that lead to the line of the descriptor, such as `fields`, `active`. */
  readonly at?: readonly string[]
}

const of =
  (weight: Weight) =>
  (
    rule: string,
    expected: string,
    actual: string,
    change: string,
    more: Pick<Found, 'part' | 'at'> = {},
  ): Found => ({ rule, weight, expected, actual, change, ...more })

/** Departures by their consequence. */
export const [breaks, readable, harmless] = [of('breaks'), of('read'), of('harmless')]

/** A call, as `GET /api/brand/search`, and the line of the descriptor to change; null where no descriptor is about it. */
interface CallPlace {
  readonly call: string
  readonly place: Place | null
}

/** A departure of a back-end from the descriptors: `entity` is '' for one of all calls. */
export interface CallDeparture extends Required<Omit<Found, 'at'>>, CallPlace {
  readonly entity: string
  /** The further calls that depart so. */
  readonly also: readonly CallPlace[]
}

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
    leaveOut: (reason) => void unchecked.add(reason),
  }
}

const meanings = { breaks: 'breaks', read: 'read, but not as described', harmless: 'harmless' } as const

/** A comparison as text: the departures by entity, the checks that were not made, and a summary. */
export function printTable({ departures, unchecked }: Report, entities: number, calls: number): string {
  const rows = departures.map(
    ({ entity, call, rule, part, weight, expected, actual, change, place, also }) => [
      entity || '(all)',
      call,
      `${rule} ${part}`.trim(),
      meanings[weight],
      `expected ${expected}; came ${actual}`,
      `${place ? `${place.file}:${place.line}: ` : ''}${change}${others(also, place)}`,
    ],
  )
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const counts = Object.entries(meanings).map(
    ([name, meaning]) => `${departures.filter(({ weight }) => weight === name).length} ${meaning}`,
  )
  const summary = `${calls} calls, ${entities} entities, ${departures.length} departures: ${counts.join(', ')}`
  return [...lines, ...unchecked.map((reason) => `not compared: ${reason}`), summary].join('\n')
}

/** The further calls of a departure, with their lines where they are others. */
function others(also: readonly CallPlace[], first: Place | null): string {
  const names = also.map(({ call, place }) =>
    place && place.line !== first?.line ? `${call} (line ${place.line})` : call,
  )
  return names.length === 0 ? '' : `; also ${names.join(', ')}`
}
