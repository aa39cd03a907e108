import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { NotFound } from '#hooks/read/errors.ts'
import { fetchFresh } from '#hooks/read/fetch-fresh.ts'
import { fetchOne } from '#hooks/read/use-one.ts'
import { requestTimeout } from '#http/send.ts'
import { WriteFailed } from './write-failed.ts'

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
