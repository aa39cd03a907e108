import { fieldOf } from '#descriptor/resource.ts'
import { unknownOf } from '#descriptor/row.ts'
import { type Observed, type Received, receivedType } from './departure-entry.ts'
import type { ReadResponse } from './response-of.ts'

/** The departures of the records of one response. */
export interface Observation {
  readonly call: string
  readonly departures: readonly Observed[]
  /** The fields that no record lacks. */
  readonly sent: ReadonlySet<string>
}

/**
 * Compares the records of a response with their descriptor, one entry for each field. A list may leave out rich text;
 * a field that other records have is empty where it is missing (`unknownOf`).
 */
export function observeResponse({ resource, operation, raws, isWhole }: ReadResponse): Observation {
  const call = `${operation.method} ${operation.path}`
  const departures: Observed[] = []
  const sent = new Set<string>()
  for (const field of Object.keys(resource.fields)) {
    const { kind } = fieldOf(resource, field)
    if (kind === 'richText' && !isWhole) continue
    const types = new Map<Received, number>()
    for (const raw of raws) {
      const unknown = unknownOf(resource, field, raw)
      if (!unknown) continue
      const type = receivedType(unknown.raw)
      types.set(type, (types.get(type) ?? 0) + 1)
    }
    const [most] = [...types].toSorted(([, one], [, other]) => other - one)
    if (most) {
      const [received, count] = most
      departures.push({ call, resource: resource.name, field, received, count, total: raws.length })
    }
    if (!types.has('missing')) sent.add(field)
  }
  return { call, departures, sent }
}
