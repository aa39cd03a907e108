import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { usualDeleteTexts } from '#descriptor/texts.ts'
import { noteWritten } from '#hooks/names/known-names.ts'
import { NotFound } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { SilentResponse } from '#hooks/read/not-a-success.ts'
import { loadTypes, type Rows } from '#hooks/read/read-page.ts'
import { fetchFresh } from './fetch-fresh.ts'
import { failureOf, type Reconciled, type SaveOutcome, saveSafely } from './save-safely.ts'
import { sendWrite } from './send-write.ts'
import { leavesListsStale, refreshLists } from './update-cache.ts'
import { WriteFailed } from './write-failed.ts'

/**
 * Deletes one record by its id. Does not compile for a resource without `remove`. Fails with `WriteFailed`:
 * `onFailed` is called at once, the promise rejects when the lists that may be stale have been refetched.
 */
export function useDelete(
  resource: ResourceWith<'remove'>,
  onFailed: (failure: WriteFailed) => void = () => {},
) {
  const cache = useQueryClient()
  return useMutation<void, WriteFailed, string>({
    mutationKey: [resource.name, 'delete'],
    mutationFn: (id) => deleteRecord(resource, id),
    onError: async (failure) => {
      onFailed(failure)
      if (leavesListsStale(failure)) await refreshLists(resource, cache)
    },
    onSuccess: (_, id) => {
      forgetRecord(resource, id, cache)
      // Not awaited: the record is gone, however long the list takes to load.
      void cache.invalidateQueries({
        queryKey: keys.all(resource),
        predicate: ({ queryKey: [, call], meta }) => call !== 'names' || meta?.['isOneCall'] === true,
      })
    },
  })
}

/** The outcome of a delete; `gone` if the record no longer existed. */
export type DeleteOutcome = SaveOutcome<null, string, void>

/** Deletes a record through `saveSafely`; after a delete of unknown outcome (`isUnsure`) reads it first. */
export function deleteSafely(
  resource: ResourceWith<'remove'>,
  id: string,
  isUnsure = false,
): Promise<DeleteOutcome> {
  const io = {
    read: async () => void (isUnsure && (await fetchFresh(resource, id))),
    plan: () => ({ status: 'send', sent: id }) as const,
    send: () => remove(resource, id),
    reconcile: (_: string, _sentAt: number, failure: WriteFailed) => reconcileDelete(resource, id, failure),
  }
  return saveSafely<null, string, void>(io, null)
}

/** Deletes a record; throws `WriteFailed` where it is not known to be gone. */
export async function deleteRecord(resource: ResourceWith<'remove'>, id: string): Promise<void> {
  const outcome = await deleteSafely(resource, id)
  if (outcome.status === 'failed') throw failureOf(outcome)
}

/** Removes a deleted record from the cache. */
export function forgetRecord(resource: Resource, id: string, cache: QueryClient): void {
  cache.removeQueries({ queryKey: keys.one(resource, id) })
  noteWritten(resource, id, null)
  cache.setQueriesData<Rows>({ queryKey: keys.lists(resource) }, (data) => {
    return data && { ...data, rows: data.rows.filter((row) => row.id !== id) }
  })
}

// A record that still exists after a lost response is of unknown outcome: the request may delete it later.
async function reconcileDelete(
  resource: ResourceWith<'remove'>,
  id: string,
  { cause }: WriteFailed,
): Promise<Reconciled<void>> {
  try {
    const row = await fetchFresh(resource, id)
    return { status: row && cause instanceof SilentResponse ? 'not saved' : 'unknown' }
  } catch (error) {
    if (error instanceof NotFound) return { status: 'saved', saved: undefined }
    throw error
  }
}

async function remove(resource: ResourceWith<'remove'>, id: string): Promise<void> {
  const operation = resource.operations.remove
  if (id === '') throw new RangeError(`no id of a ${resource.name} to delete`)
  try {
    const typesOf = await loadTypes(operation)
    await sendWrite(operation, requestOf(operation, { id, types: typesOf?.(resource) }))
  } catch (cause) {
    throw new WriteFailed(operation.texts ?? usualDeleteTexts, cause)
  }
}
