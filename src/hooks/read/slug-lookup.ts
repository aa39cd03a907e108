import { queryOptions } from '@tanstack/react-query'
import { readRecord } from '#descriptor/envelope.ts'
import { requestOf } from '#descriptor/operation.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf, valueOf } from '#descriptor/row.ts'
import { Refused } from '#http/errors.ts'
import { send } from '#http/send.ts'
import { unreadable } from './errors.ts'
import { keys } from './keys.ts'
import { canSearch, searchRecords } from './search-records.ts'

/**
 * The query for the record that has an address in a slug field; null if none has it. It calls the look-up of
 * the field (S7-42: /api/guide/slug/{slug}); without one it searches the list or the tree.
 */
export function slugLookupOptions<R extends Resource>(resource: R, name: string, address: string) {
  return queryOptions({
    queryKey: keys.slugLookup(resource, name, address),
    queryFn: ({ signal }): Promise<Row<R> | null> => {
      const lookup = lookupOf(resource, name)
      return lookup === undefined
        ? searchFor(resource, name, address, signal)
        : lookUp(resource, lookup, address, signal)
    },
  })
}

/** Whether the record that has an address can be looked up. */
export function canLookUpSlug(resource: Resource, name: string): boolean {
  return lookupOf(resource, name) !== undefined || canSearch(resource)
}

function lookupOf({ fields, operations }: Resource, name: string): string | undefined {
  const field = fields[name]
  const lookup = field?.kind === 'slug' ? field.lookup : undefined
  return lookup !== undefined && operations.lookups?.[lookup] ? lookup : undefined
}

async function lookUp<R extends Resource>(
  resource: R,
  lookup: string,
  address: string,
  signal: AbortSignal,
): Promise<Row<R> | null> {
  const operation = resource.operations.lookups?.[lookup]
  if (!operation) return null
  try {
    const body = await send(requestOf(operation, { params: { [lookup]: address } }), { signal })
    const raw = readRecord(body, '', resource.idKey, operation.record)
    return raw && rowOf(resource, raw)
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null
    throw error
  }
}

async function searchFor<R extends Resource>(
  resource: R,
  name: string,
  address: string,
  signal: AbortSignal,
): Promise<Row<R> | null> {
  const found = await searchRecords(resource, address, { most: 100, signal })
  // A search also returns similar addresses: only an equal one counts.
  const same = found?.rows.find((row) => readText(valueOf(row, name)).trim() === address)
  // An equal one may be among the results that were not read.
  if (!same && found?.isWhole === false) throw unreadable()
  return same ?? null
}
