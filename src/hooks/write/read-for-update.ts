import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { rereadForUpdate } from '#hooks/read/reread.ts'
import { fetchOne } from '#hooks/read/use-one.ts'
import { requestTimeout } from '#http/send.ts'

/**
 * The record as it is now, for an update of a row of a list, which may be old or only a part of it. undefined where the
 * record cannot be read by itself; throws what the call for one record throws.
 */
export function readForUpdate(resource: Resource, id: string): Promise<Row | undefined> {
  if (!resource.operations.one) return rereadForUpdate(resource, id)
  return fetchOne(resource, id, AbortSignal.timeout(requestTimeout), 'no-store')
}
