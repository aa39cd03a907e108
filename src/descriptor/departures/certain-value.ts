import { isRecord } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'

/** A received value that can be read in one way only, as it came and as its kind reads it. */
export interface CertainValue {
  readonly raw: unknown
  readonly value: unknown
}

/**
 * The value of a field in a row, as a proof of what its back-end compares; undefined for one that is missing or unknown, that
 * the record spells twice, or that is a record in place of its id.
 */
export function certainValue(resource: Resource, name: string, row: RowBase): CertainValue | undefined {
  const { at = name, alias = [] } = fieldOf(resource, name)
  const sent = [at, ...alias].map((path) => valueAt(row.raw, path)).filter((raw) => raw !== undefined)
  const value = valueOf(row, name)
  const [raw] = sent
  if (sent.length !== 1 || value === undefined) return undefined
  return isRecord(raw) || (Array.isArray(raw) && raw.some(isRecord)) ? undefined : { raw, value }
}
