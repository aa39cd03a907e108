import type { Row } from '#descriptor/row.ts'
import { Refused } from '#http/errors.ts'
import { WriteFailed } from './write-failed.ts'

/** Tries of one update while others keep changing its record. */
const limit = 4

/**
 * Updates a record on a fresh read of it, whose entity tag the update carries; a record that was changed between the two
 * (412) is read again. `read` gives undefined where the record cannot be read: the update is then based on `known`.
 */
export async function updateFresh<T>(
  known: Row,
  read: () => Promise<Row | undefined>,
  update: (before: Row) => Promise<T>,
): Promise<T> {
  let stale:
    | { readonly failure: unknown; readonly tag: string | undefined; readonly times: number }
    | undefined
  for (let tries = 1; ; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try is based on what the one before it met
    const fresh = await read()
    if (!fresh && stale) throw stale.failure
    const before = fresh ?? known
    // A tag that two re-reads still bring is not what the server compares; one re-read may come from a lagging replica.
    const times = stale !== undefined && before.etag === stale.tag ? stale.times : 0
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await update(times >= 2 ? withoutTag(before) : before)
    } catch (failure) {
      if (!isStale(failure) || tries === limit) throw failure
      stale = { failure, tag: before.etag, times: times + 1 }
    }
  }
}

/** Whether a write was refused because its record has another version by now. */
export function isStale(failure: unknown): boolean {
  return failure instanceof WriteFailed && failure.cause instanceof Refused && failure.cause.status === 412
}

function withoutTag(row: Row): Row {
  const { etag: _tag, ...rest } = row
  return rest
}
