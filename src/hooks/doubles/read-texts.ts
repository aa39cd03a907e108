import pLimit from 'p-limit'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { isSent, type Row, valueOf } from '#descriptor/row.ts'
import { NotFound } from '#hooks/read/errors.ts'
import { fetchOne } from '#hooks/read/use-one.ts'

/** The most records that are read one by one. */
const mostRead = 4000

/** The records that are read at the same time. */
const concurrency = 4

interface TextReading {
  /** The fields that are needed. */
  readonly names: readonly string[]
  readonly signal: AbortSignal
  /** The records that were read before, by id: those that were not changed since are not read again. */
  readonly memory: Map<string, Row>
  readonly report: (read: number, total: number) => void
}

/**
 * The rows of a list with the rich texts that the list leaves out, each read with its record; as they are where these are
 * too many to be read one by one. Records that were deleted in between are left out. Throws like `fetchOne`.
 */
export async function readRichTexts(
  resource: Resource,
  rows: readonly Row[],
  { names, signal, memory, report }: TextReading,
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
      const known = memory.get(row.id)
      const found = known && isUnchanged(row, known) ? known : await readWhole(row)
      if (found) memory.set(row.id, found)
      read += 1
      report(read, lacking)
      return found ? [found] : []
    })
  const readWhole = (row: Row) =>
    fetchOne(resource, row.id, signal, 'no-store').catch((error: unknown) => {
      if (error instanceof NotFound) return null
      throw error
    })
  try {
    return (await Promise.all(rows.map(async (row) => (isLacking(row) ? whole(row) : [row])))).flat()
  } finally {
    limited.clearQueue()
  }
}

/** Whether a record has the time of change that it had when it was read; without one, it may have changed. */
function isUnchanged(row: Row, known: Row): boolean {
  const [now, then] = [row, known].map((one) => readText(valueOf(one, 'updated_at')))
  return now !== '' && now === then
}
