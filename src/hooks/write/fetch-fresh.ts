import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { isUnrecognised, NotFound, requireRecognised } from '#hooks/read/errors.ts'
import { fetchOne, readById } from '#hooks/read/use-one.ts'
import { fetchSettings } from '#hooks/read/use-settings.ts'
import { requestTimeout } from '#http/send.ts'
import { WriteFailed } from './write-failed.ts'

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

/**
 * Reads a record past every cache before it is updated; undefined where it cannot be read in time. An empty
 * list does not prevent the update: a back-end whose list does not support the id filter may return no row,
 * and the update of a record that is gone is refused. Throws `WriteFailed` for a record that is not recognised.
 */
export async function rereadForUpdate(resource: Resource, id: string): Promise<Row | undefined> {
  try {
    return await fetchFresh(resource, id, true)
  } catch (cause) {
    if (!(cause instanceof NotFound)) throw new WriteFailed(resource.texts, cause, { isUnwritten: true })
    if (resource.operations.one) throw cause
    return undefined
  }
}

/**
 * The same for the row of a list, which may be only a part of its record and is not written back: where the
 * resource has a get-one call, its failure throws `WriteFailed`.
 */
export async function readRowForUpdate(resource: Resource, id: string): Promise<Row | undefined> {
  if (!resource.operations.one) return rereadForUpdate(resource, id)
  try {
    return await fetchOne(resource, id, AbortSignal.timeout(requestTimeout), 'no-store')
  } catch (cause) {
    throw cause instanceof NotFound ? cause : new WriteFailed(resource.texts, cause, { isUnwritten: true })
  }
}

/** The record at the `Location` of a create's response; undefined where no record can be read by the id at its end. */
export async function readCreated<R extends Resource>(
  resource: R,
  location: string | null,
): Promise<Row<R> | undefined> {
  const id = lastSegment(location)
  if (id === '') return undefined
  const row = await fetchFresh(resource, id).catch(() => undefined)
  return row?.id === id ? row : undefined
}

function lastSegment(location: string | null): string {
  const [path = ''] = (location ?? '').split(/[?#]/)
  try {
    return decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}
