import { unreadable } from '#hooks/read/unreadable.ts'
import { Refused } from '#http/errors.ts'
import { fillNames, readWanted } from './fill-names.ts'
import type { NameTable } from './name-table.ts'

/** More unknown names than this are cheaper read with the whole resource than one by one. */
const fewNames = 3

/** Milliseconds after which the names are read again, as others may have changed them. */
const freshMs = 10 * 60_000

/** Milliseconds before a resource is read as a whole once more. */
const fillPauseMs = 60_000

/** Milliseconds after which names are wanted again that an unreachable server did not give. */
const retryMs = 15_000

interface Loading {
  /** Whether the whole resource is needed, not only the wanted names. */
  isWholeNeeded: boolean
  readonly done: Promise<void>
}

const loading = new Map<NameTable, Loading>()
const triedAt = new WeakMap<NameTable, number>()

/** Loads the wanted names of a table; one call of a resource at a time. Never rejects: `get` gives the failed names. */
export function loadNames(table: NameTable, isWholeNeeded = false): Promise<void> {
  const current = loading.get(table)
  if (current) {
    current.isWholeNeeded ||= isWholeNeeded
    return current.done
  }
  // After a microtask, so that the entry exists when the work begins.
  const done = Promise.resolve().then(async () => {
    const own = loading.get(table)
    if (own) await load(table, own).finally(() => loading.delete(table))
    const isOld = table.coverage === 'whole' && Date.now() - table.filledAt > freshMs
    if (isOld && !wasTried(table)) void fillOnce(table)
  })
  loading.set(table, { isWholeNeeded, done })
  return done
}

/** Loads all names of a resource as far as the index may hold them. */
export async function loadAllNames(table: NameTable): Promise<void> {
  await loadNames(table, true)
  // The need may have come after the reading had ended.
  if (table.coverage === 'unknown') await loadNames(table, true)
}

/** Reads a resource once more after a failure. */
export function retryNames(table: NameTable): Promise<void> {
  triedAt.delete(table)
  return loadAllNames(table)
}

/** Loads all names of a resource, read after a time in milliseconds since 1970. Throws where they cannot be read again. */
export async function loadAllNamesSince(table: NameTable, since: number): Promise<void> {
  await loadAllNames(table)
  if (table.filledAt >= since) return
  await (loading.get(table)?.done ?? fillOnce(table))
  if (table.filledAt < since) throw unreadable()
}

/** Loads the names of records, for code outside of components; throws if one cannot be read. */
export async function namesOf(table: NameTable, ids: readonly string[]): Promise<void> {
  table.retry()
  for (const id of ids) if (id !== '' && table.get(id) === undefined) table.wanted.add(id)
  while (table.wanted.size > 0) {
    // oxlint-disable-next-line no-await-in-loop -- a loading in progress may have passed some of them
    await loadNames(table)
  }
  if (ids.some((id) => table.get(id) === 'failed')) throw new Error('names could not be read')
}

async function load(table: NameTable, own: Loading): Promise<void> {
  try {
    for (const id of table.wanted) if (typeof table.get(id) === 'object') table.wanted.delete(id)
    const isLacking = () => own.isWholeNeeded && table.coverage !== 'whole'
    while (table.wanted.size > 0 || isLacking()) {
      const isMany = table.coverage !== 'whole' || table.wanted.size > fewNames
      if (isMany && !wasTried(table)) {
        triedAt.set(table, Date.now())
        // oxlint-disable-next-line no-await-in-loop -- one call of a resource at a time
        await fillNames(table).catch(continueIfRefused)
      } else if (table.wanted.size === 0) {
        break
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await readWanted(table)
    }
  } catch (error) {
    table.miss([...table.wanted], 'failed')
    // Names that are still shown are wanted again; others cost no call.
    if (!(error instanceof Refused || table.signal.aborted)) setTimeout(() => table.retry(), retryMs)
  }
}

// A list that is refused does not keep single records from being read.
function continueIfRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}

const wasTried = (table: NameTable) => Date.now() - (triedAt.get(table) ?? 0) < fillPauseMs

/** Reads a resource as a whole; never rejects, as the names stay as they are until the next need. */
function fillOnce(table: NameTable): Promise<void> {
  triedAt.set(table, Date.now())
  const done = fillNames(table)
    .catch(() => undefined)
    .then(() => {
      loading.delete(table)
      return table.wanted.size > 0 ? loadNames(table) : undefined
    })
  loading.set(table, { isWholeNeeded: false, done })
  return done
}
