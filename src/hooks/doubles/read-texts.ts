import pLimit from 'p-limit'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { isSent, type Row } from '#descriptor/row.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { fetchOne } from '#hooks/read/use-one.ts'

/** The most records that are read one by one. */
const mostRead = 4000

/** The records that are read at the same time. */
const concurrency = 4

interface TextReading {
  /** The fields that are needed. */
  readonly names: readonly string[]
  readonly signal: AbortSignal
  readonly report: (read: number, total: number) => void
}

/**
 * The rows of a list with the rich texts that the list leaves out, each read with its record; as they are where these are
 * too many to be read one by one. Records that were deleted in between are left out. Throws like `fetchOne`.
 */
export async function readTexts(
  resource: Resource,
  rows: readonly Row[],
  { names, signal, report }: TextReading,
): Promise<readonly Row[]> {
  const texts = names.filter((name) => fieldOf(resource, name).kind === 'richText')
  const isLacking = ({ raw }: Row) => texts.some((name) => !isSent(resource, name, raw))
  const lacking = resource.operations.one ? rows.filter(isLacking).length : 0
  if (lacking === 0 || lacking > mostRead) return rows
  const limited = pLimit(concurrency)
  let read = 0
  const whole = (row: Row) =>
    limited(async (): Promise<readonly Row[]> => {
      signal.throwIfAborted()
      const found = await fetchOne(resource, row.id, signal, 'no-store').catch((error: unknown) => {
        if (error instanceof NotFound) return null
        throw error
      })
      read += 1
      report(read, lacking)
      return found ? [found] : []
    })
  try {
    return (await Promise.all(rows.map(async (row) => (isLacking(row) ? whole(row) : [row])))).flat()
  } finally {
    limited.clearQueue()
  }
}
