import { queryOptions } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { readById } from '#hooks/read/read-by-id.ts'
import { unreadable } from '#hooks/read/unreadable.ts'
import { fetchOne } from '#hooks/read/use-one.ts'
import { Refused } from '#http/errors.ts'
import type { Names } from './known-names.ts'
import { type Name, nameOfRow } from './name.ts'
import { freshMs, namesOptions } from './names-options.ts'

/** Milliseconds after which a name is read again that an unreachable server did not give. */
const retryMs = 15_000

/** Milliseconds after a reading of the names in which a record that it did not contain is gone. */
const recentMs = 5000

/** The records that are read one by one at the same time. */
const limited = pLimit(4)

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
    refetchInterval: ({ state: { error } }) => error !== null && !(error instanceof Refused) && retryMs,
  })
}

/** Reads the name of a record, with all others where they are read together; null for a deleted one. Throws like `readList`. */
async function readName(resource: Resource, id: string, signal: AbortSignal): Promise<Name | null> {
  const name = (await namesUnlessRefused(resource))?.byId.get(id)
  return name ?? limited(() => readOne(resource, id, signal))
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
  const { byId, isWhole } = await cache.fetchQuery({ ...namesOptions(resource), staleTime: recentMs })
  const name = byId.get(id)
  if (!name && !isWhole) throw unreadable()
  return name ?? null
}
