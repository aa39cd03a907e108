import { queryOptions } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { cache } from '#hooks/read/cache.ts'
import { NotFound, unreadable } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { fetchOne, readById } from '#hooks/read/use-one.ts'
import { Refused, Unreachable } from '#http/errors.ts'
import { isOneCall, knownNames, type Names } from './known-names.ts'
import { type Name, nameOfRow } from './name.ts'
import { freshMs, namesOptions } from './names-options.ts'

/** Milliseconds after which a name is read again that an unreachable server did not give. */
const retryMs = 15_000

/** Milliseconds after a reading of the names in which a record that it did not contain is gone. */
const recentMs = 5000

/** The records that are read one by one at the same time. */
const limited = pLimit(4)

/** Refusals in a row after which no further record is read for a while. */
const maxRefusals = 3

/** Milliseconds of this while. */
const pauseMs = 10_000

/** The last failures of single names in a row, by the name of their resource. */
const failures = new Map<
  string,
  { readonly error: unknown; readonly at: number; readonly refusals: number }
>()

/** The query of the name of one record; null for a deleted one. */
export function nameOptions(resource: Resource, id: string) {
  const names = () => cache.getQueryState<Names>(keys.names(resource))
  return queryOptions({
    queryKey: keys.name(resource, id),
    queryFn: ({ signal }) => readName(resource, id, signal),
    initialData: () => names()?.data?.byId.get(id),
    initialDataUpdatedAt: () => (names()?.isInvalidated ? 0 : names()?.dataUpdatedAt),
    staleTime: freshMs,
    gcTime: Infinity,
    refetchInterval: ({ state: { error } }) => isPassing(error) && retryMs,
    meta: { isOneCall: isOneCall(resource) },
  })
}

/** Reads the name of a record, with all others where they are read together; null for a deleted one. Throws like `readList`. */
async function readName(resource: Resource, id: string, signal: AbortSignal): Promise<Name | null> {
  const name = (await namesUnlessRefused(resource))?.byId.get(id)
  return name ?? limited(() => readUnlessFailing(resource, id, signal))
}

// Whatever keeps one record from being read keeps the others too, unless only this record is refused.
async function readUnlessFailing(resource: Resource, id: string, signal: AbortSignal): Promise<Name | null> {
  const last = failures.get(resource.name)
  if (last && last.refusals >= maxRefusals && Date.now() - last.at < pauseMs) throw last.error
  try {
    const name = await readOne(resource, id, signal)
    failures.delete(resource.name)
    return name
  } catch (error) {
    const refusals = isOfRecord(error) ? (failures.get(resource.name)?.refusals ?? 0) + 1 : maxRefusals
    if (!signal.aborted) failures.set(resource.name, { error, at: Date.now(), refusals })
    throw error
  }
}

// Neither the user nor the rate is refused.
function isOfRecord(error: unknown): boolean {
  if (error instanceof Refused) return error.status >= 400 && error.status < 429 && error.status !== 401
  return error instanceof Unreachable && !isPassing(error)
}

/** Whether another try may succeed without a change of the record: the server was not reached. */
function isPassing(error: unknown): boolean {
  return error instanceof Unreachable && error.why !== 'unreadable' && error.why !== 'unrecognised'
}

// A list that is refused does not keep single records from being read, unless the user may read none.
async function namesUnlessRefused(resource: Resource): Promise<Names | undefined> {
  try {
    return await cache.fetchQuery(namesOptions(resource))
  } catch (error) {
    if (error instanceof Refused && error.status !== 403) return undefined
    throw error
  }
}

async function readOne(resource: Resource, id: string, signal: AbortSignal): Promise<Name | null> {
  signal.throwIfAborted()
  if (can(resource, 'one')) {
    try {
      return nameOfRow(resource, await fetchOne(resource, id, signal))
    } catch (error) {
      if (error instanceof NotFound) return null
      throw error
    }
  }
  const rows = can(resource, 'list') ? await readById(resource, id, signal) : undefined
  if (rows?.length === 0) return null
  const row = rows?.find((one) => one.id === id)
  if (row) return nameOfRow(resource, row)
  // The back-end may have ignored the id, and the record may be newer than the names.
  if (!knownNames(resource)?.isWhole) throw unreadable()
  const { byId, isWhole } = await cache.fetchQuery({ ...namesOptions(resource), staleTime: recentMs })
  const name = byId.get(id)
  if (!name && !isWhole) throw unreadable()
  return name ?? null
}
