import { unknownCells } from '#descriptor/departures/unknown-cells.ts'
import type { Raw } from '#descriptor/envelope.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { unknownOf, wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { type Observed, type Received, receivedType } from './departure-entry.ts'
import { columnName } from './described-field.ts'
import type { ReadResponse } from './response-of.ts'

/** The departures of the records of one response. */
export interface Observation {
  readonly call: string
  readonly departures: readonly Observed[]
  /** The fields and columns that no record lacks. */
  readonly sent: ReadonlySet<string>
}

/**
 * Compares the records of a response with their descriptor, one entry for each field and for each column of a table. A list may leave out rich text;
 * a field that other records have is empty where it is missing (`unknownOf`).
 */
export function observeResponse({ resource, operation, raws, isWhole }: ReadResponse): Observation {
  const call = `${operation.method} ${operation.path}`
  const departures: Observed[] = []
  const sent = new Set<string>()
  const observe = (field: string, received: readonly (readonly unknown[])[]) => {
    const types = new Map<Received, number>()
    for (const values of received)
      for (const type of new Set(values.map(receivedType))) types.set(type, (types.get(type) ?? 0) + 1)
    const [most] = [...types].toSorted(([, one], [, other]) => other - one)
    if (most) {
      const [type, count] = most
      const similar = type === 'missing' ? similarKey(resource, field, raws) : undefined
      const found = { call, resource: resource.name, field, received: type, count, total: raws.length }
      departures.push({ ...found, ...(similar === undefined ? {} : { similar }) })
    }
    if (!types.has('missing')) sent.add(field)
  }
  for (const name of Object.keys(resource.fields)) {
    const field = fieldOf(resource, name)
    if (field.kind === 'richText' && !isWhole) continue
    const unknown = raws.map((raw) => unknownOf(resource, name, raw))
    observe(
      name,
      unknown.map((one) => (one ? [one.raw] : [])),
    )
    if (field.kind !== 'rows') continue
    const cells = raws.map((raw) => unknownCells(field, valueAt(raw, wireName(resource, name, raw))))
    for (const column of Object.keys(field.columns))
      observe(
        columnName(name, column),
        cells.map((all) => all.filter((one) => one.column === column).map((one) => one.raw)),
      )
  }
  return { call, departures, sent }
}

/** The shortest name that is compared: shorter ones are parts of too many others. */
const shortest = 3

/** A key that all records have, that no field describes, and whose name contains that of a missing field, or the reverse. */
function similarKey(
  { fields, idKey }: Pick<Resource, 'fields' | 'idKey'>,
  name: string,
  raws: readonly Raw[],
): string | undefined {
  const declared = new Set([
    idKey,
    ...Object.entries(fields).flatMap(([each, { at = each, alias = [] }]) => [at, ...alias]),
  ])
  const own = bare(fields[name]?.at ?? name)
  return Object.keys(raws[0] ?? {}).find((key) => {
    const other = bare(key)
    const isAlike = own.includes(other) || other.includes(own)
    const isLong = Math.min(own.length, other.length) >= shortest
    return isAlike && isLong && !declared.has(key) && raws.every((raw) => key in raw)
  })
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '')
