import { can, type ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import { rowOf } from '#descriptor/row.ts'
import { readNodes } from '#descriptor/tree.ts'
import { cache } from '#hooks/read/cache.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { pagesOf } from '#hooks/read/pages-of.ts'
import { readById } from '#hooks/read/read-by-id.ts'
import { unreadable } from '#hooks/read/unreadable.ts'
import { fetchOne } from '#hooks/read/use-one.ts'
import { treeOptions } from '#hooks/tree/use-tree.ts'
import { Refused } from '#http/errors.ts'
import { send } from '#http/send.ts'
import { nameOfRow } from './name.ts'
import { maxNames, type NameTable } from './name-table.ts'

/** The most calls of one reading: a back-end whose pages are small may need too many. */
const maxCalls = 40

/** Milliseconds after a reading of the whole resource in which a record that it did not contain is gone. */
const recentMs = 5000

/** Refusals of records in a row after which no further one is read. */
const maxRefusals = 3

/** Milliseconds for which the name of one record is waited for. */
const timeoutMs = 15_000

/**
 * Reads all records of a resource into its table: its options, the whole tree, or the list page by page. Ends early
 * if they are more than the table may hold. Throws like `readList`.
 */
export async function fillNames(table: NameTable): Promise<void> {
  table.beginFill()
  try {
    table.endFill((await readAll(table)) ? 'whole' : 'part')
  } catch (error) {
    table.endFill('failed')
    throw error
  }
}

async function readAll(table: NameTable): Promise<boolean> {
  const { resource } = table
  const { options } = resource.operations
  if (options) {
    noteOptions(table, await send(requestOf(options), { signal: table.signal }))
    return true
  }
  if (can(resource, 'tree')) {
    // The reader of the tree notes its rows.
    await cache.fetchQuery({ ...treeOptions(resource), staleTime: 0 })
    return true
  }
  if (!can(resource, 'list')) return false
  return readPages(table, resource)
}

// The options have ids, labels and parents alone: the other parts of a known name stay.
function noteOptions(table: NameTable, body: unknown): void {
  const { resource } = table
  const raws = readNodes(resource, body, resource.operations.options)
  if (!raws) throw unreadable()
  const names = raws.map((raw) => nameOfRow(resource, rowOf(resource, raw)))
  table.note(
    names.map((name) => {
      const known = table.get(name.id)
      return typeof known === 'object' ? { ...known, label: name.label, parent: name.parent } : name
    }),
  )
}

async function readPages({ signal }: NameTable, resource: ResourceWith<'list'>): Promise<boolean> {
  let isRead = false
  let calls = 0
  for await (const cursor of pagesOf(resource, defaultListState(resource), { signal })) {
    const { rows, total = rows.size } = cursor
    calls += 1
    const isLong = total > maxNames || (total * calls) / Math.max(1, rows.size) > maxCalls
    if (!cursor.isOver && (isLong || calls >= maxCalls)) return false
    isRead = cursor.isWhole && total <= maxNames
  }
  return isRead
}

/** Reads the wanted records of a table one by one; throws like `readList`, and where all records seem to be refused. */
export async function readWanted(table: NameTable): Promise<void> {
  let refusals = 0
  const continueIfRecordRefused = (error: unknown) => {
    refusals += 1
    if (!isOfRecord(error) || refusals === maxRefusals) throw error
    return 'refused' as const
  }
  for (const id of table.wanted) {
    // oxlint-disable-next-line no-await-in-loop -- one call of a resource at a time
    const found = await readSurely(table, id).catch(continueIfRecordRefused)
    if (found !== 'refused') refusals = 0
    if (found === 'refused') table.miss([id], 'failed')
    else if (found === 'unsure') table.miss([id], table.coverage === 'whole' ? 'gone' : 'failed')
    else if (found === 'none') table.miss([id], 'gone')
    table.wanted.delete(id)
  }
}

// The server may refuse one record and return others, as far as it is neither the user nor the rate that it refuses.
function isOfRecord(error: unknown): boolean {
  return error instanceof Refused && error.status >= 400 && error.status < 429 && error.status !== 401
}

/** Like `readOne`, with the list read once more where an answer without the record may be newer than the table. */
async function readSurely(table: NameTable, id: string): Promise<'found' | 'none' | 'unsure'> {
  const found = await readOne(table, id)
  if (found !== 'unsure' || table.coverage !== 'whole' || Date.now() - table.filledAt < recentMs) return found
  await fillNames(table)
  return typeof table.get(id) === 'object' ? 'found' : 'unsure'
}

/** Reads a record, which notes it. `unsure`: the back-end may have ignored the id and returned other records. */
async function readOne(
  { resource, signal: ended }: NameTable,
  id: string,
): Promise<'found' | 'none' | 'unsure'> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(timeoutMs)])
  if (can(resource, 'one')) {
    try {
      await fetchOne(resource, id, signal)
      return 'found'
    } catch (error) {
      if (error instanceof NotFound) return 'none'
      throw error
    }
  }
  if (!can(resource, 'list')) return 'unsure'
  const rows = await readById(resource, id, signal)
  if (rows.length === 0) return 'none'
  return rows.some((row) => row.id === id) ? 'found' : 'unsure'
}
