import { objectAt, type Schema, type Source, typeOf } from './source.ts'

/** A record in a body, by the path of keys to it: [] for the body itself. */
export interface RecordPlace {
  readonly path: readonly string[]
  readonly schema: Schema
  /** The body is a list of the record. */
  readonly isList: boolean
}

const MAX_DEPTH = 2

/** The object in a body that shares the most properties with a record, and more than half of its own or of the record's. */
export function findRecord(source: Source, body: Schema, names: readonly string[]): RecordPlace | undefined {
  const isList = typeOf(body) === 'array'
  const open: RecordPlace[] = [{ path: [], schema: isList ? source.schema(body['items']) : body, isList }]
  let best: RecordPlace | undefined
  let most = 0
  for (const place of open) {
    const { path, schema } = place
    const properties = Object.entries(objectAt(schema, 'properties'))
    const shared = properties.filter(([name]) => names.includes(name)).length
    if (shared > most && shared > Math.min(names.length, properties.length) / 2) {
      best = place
      most = shared
    }
    if (path.length === MAX_DEPTH) continue
    for (const [name, part] of properties)
      open.push({ path: [...path, name], schema: source.schema(part), isList })
  }
  return best
}
