import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { isUnrecognised, NotFound, requireRecognised } from './errors.ts'
import { fetchOne, readById } from './use-one.ts'
import { fetchSettings } from './use-settings.ts'

/** Milliseconds for which a save waits for a fresh read, so that a slow connection does not block it. */
const timeoutMs = 5000

/**
 * Reads a record past every cache, before an update or to reconcile a lost write. Returns undefined if it
 * cannot be read in time; throws NotFound if it certainly does not exist, and with `isForUpdate` for one that is not
 * recognised.
 */
export async function fetchFresh(
  resource: Resource,
  id: string,
  isForUpdate = false,
): Promise<Row | undefined> {
  try {
    return await fetchPastCache(resource, id, AbortSignal.timeout(timeoutMs))
  } catch (error) {
    if (error instanceof NotFound || (isForUpdate && isUnrecognised(error))) throw error
    return undefined
  }
}

async function fetchPastCache(resource: Resource, id: string, signal: AbortSignal): Promise<Row | undefined> {
  const { one } = resource.operations
  if (can(resource, 'read')) return fetchSettings(resource, { signal, cache: 'no-store' })
  if (one) return fetchOne(resource, id, signal, 'no-store')
  if (!can(resource, 'list')) return undefined
  // A back-end that ignores the filter returns any page: an id that is not on it may exist. An empty list has
  // none.
  const rows = await readById(resource, id, signal, 'no-store')
  if (rows.length === 0) throw new NotFound()
  const row = rows.find((each) => each.id === id)
  if (row) requireRecognised(resource, row)
  return row
}
