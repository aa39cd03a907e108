import type { CallDeparture, CallPlace } from './call-departure.ts'
import type { Place } from './descriptor-places.ts'
import type { Report } from './report.ts'

const meanings = { breaks: 'breaks', read: 'read, but not as described', harmless: 'harmless' } as const

/** A comparison as text: the departures by entity, the checks that were not made, and a summary. */
export function printTable({ departures, unchecked }: Report, entities: number, calls: number): string {
  const rows = departures.map(cellsOf)
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  const left = unchecked.map((reason) => `not compared: ${reason}`)
  return [...lines, ...left, summary(departures, entities, calls)].join('\n')
}

function cellsOf({
  entity,
  call,
  rule,
  part,
  weight,
  expected,
  actual,
  change,
  place,
  also,
}: CallDeparture): string[] {
  return [
    entity || '(all)',
    call,
    part === '' ? rule : `${rule} ${part}`,
    meanings[weight],
    `expected ${expected}; came ${actual}`,
    `${at(place)}${change}${others(also, place)}`,
  ]
}

const at = (place: Place | null) => (place ? `${place.file}:${place.line}: ` : '')

/** The further calls of a departure, with their lines where they are others. */
function others(also: readonly CallPlace[], first: Place | null): string {
  if (also.length === 0) return ''
  const names = also.map(({ call, place }) =>
    place && place.line !== first?.line ? `${call} (line ${place.line})` : call,
  )
  return `; also ${names.join(', ')}`
}

function summary(departures: readonly CallDeparture[], entities: number, calls: number): string {
  const counts = Object.entries(meanings).map(([weight, meaning]) => {
    const count = departures.filter((each) => each.weight === weight).length
    return `${count} ${meaning}`
  })
  return `${calls} calls, ${entities} entities, ${departures.length} departures: ${counts.join(', ')}`
}

/** Whether a comparison has departures that are more than harmless. */
export function departs({ departures }: Report): boolean {
  return departures.some(({ weight }) => weight !== 'harmless')
}
