import { unreadable } from '#hooks/read/unreadable.ts'
import { Refused } from '#http/errors.ts'
import { session } from '#session/session.ts'
import { fillNames, readWanted } from './fill-names.ts'
import { type NameTable, nameTable } from './name-table.ts'
import { readStoredNames, writeStoredNames } from './stored-names.ts'

/** More unknown names than this are cheaper read with the whole resource than one by one. */
const fewNames = 3

/** Milliseconds after which stored names are read again, as soon as the page is idle. */
const freshMs = 10 * 60_000

/** Milliseconds before a resource is read as a whole once more. */
const fillPauseMs = 60_000

/** Milliseconds after the last change of a table before it is stored. */
const storeDelayMs = 2000

/** Milliseconds after which names are wanted again that an unreachable server did not give. */
const retryMs = 15_000

interface Loading {
  /** Whether the whole resource is needed, not only the wanted names. */
  isWholeNeeded: boolean
  readonly done: Promise<void>
}

const loading = new Map<NameTable, Loading>()
const restored = new WeakSet<NameTable>()
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
  await (loading.get(table)?.done ?? fillOnce(table, () => true))
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
    await restore(table)
    for (const id of table.wanted) if (typeof table.get(id) === 'object') table.wanted.delete(id)
    const isLacking = () => own.isWholeNeeded && table.coverage !== 'whole'
    while (table.wanted.size > 0 || isLacking()) {
      const isMany = table.coverage !== 'whole' || table.wanted.size > fewNames
      if (isMany && !wasTried(table)) {
        triedAt.set(table, Date.now())
        // oxlint-disable-next-line no-await-in-loop -- one call of a resource at a time
        await fillNames(table, urgencyOf(table)).catch(continueIfRefused)
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
  if (table.coverage === 'whole' && Date.now() - table.filledAt > freshMs) refreshWhenIdle(table)
}

// Asked at each page: the need may come after the reading has begun.
const urgencyOf = (table: NameTable) => () => loading.get(table)?.isWholeNeeded ?? false

// A list that is refused does not keep single records from being read.
function continueIfRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}

const wasTried = (table: NameTable) => Date.now() - (triedAt.get(table) ?? 0) < fillPauseMs

/** Takes the names of the last page load, once, and stores the table after its changes. */
async function restore(table: NameTable): Promise<void> {
  if (restored.has(table)) return
  restored.add(table)
  const subject = session.storedUser()?.subject
  if (subject === undefined) return
  const stored = await readStoredNames(subject, table.resource)
  if (stored) table.restore(stored.names, stored.filledAt, stored.isWhole ? 'whole' : 'part')
  let timer: ReturnType<typeof setTimeout> | undefined
  table.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void store(table, subject), storeDelayMs)
  })
}

async function store(table: NameTable, subject: string): Promise<void> {
  const isOwn = () => session.storedUser()?.subject === subject && nameTable(table.resource) === table
  if (!isOwn() || table.coverage === 'unknown' || table.coverage === 'failed') return
  const { resource, filledAt } = table
  const names = { names: table.all(), filledAt, isWhole: table.coverage === 'whole' }
  await writeStoredNames(subject, resource, names, isOwn)
}

/** Reads a resource as a whole; never rejects, as the names stay as they are until the next need. */
function fillOnce(table: NameTable, isUrgent: () => boolean): Promise<void> {
  triedAt.set(table, Date.now())
  const done = fillNames(table, isUrgent)
    .catch(() => undefined)
    .then(() => {
      loading.delete(table)
      return table.wanted.size > 0 ? loadNames(table) : undefined
    })
  loading.set(table, { isWholeNeeded: false, done })
  return done
}

const refreshing = new WeakSet<NameTable>()

function refreshWhenIdle(table: NameTable): void {
  if (refreshing.has(table)) return
  refreshing.add(table)
  const refresh = () => {
    refreshing.delete(table)
    if (loading.has(table) || wasTried(table)) return
    void fillOnce(table, urgencyOf(table))
  }
  if ('requestIdleCallback' in window) requestIdleCallback(refresh, { timeout: 30_000 })
  else setTimeout(refresh, 3000)
}
